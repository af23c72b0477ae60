import type { Database } from '#db/client.ts'
import { visibleTables } from '#server/areas/activity/shown-changes.ts'
import type { OwnMembership } from './own-data.queries.ts'

/**
 * Reads the actions of a person in weddings, the newest first: when, what, and of which rows how many. The name of a
 * row stands beside it where the person still sees its section; of a wedding that they have left, none does.
 */
export async function readOwnActivity(
  db: Database,
  userId: string,
  memberships: readonly OwnMembership[],
): Promise<unknown[]> {
  const visible = Object.fromEntries(
    memberships.map(({ weddingId, access }) => [weddingId, visibleTables(access)]),
  )
  const { rows } = await db.$client.query<{ line: unknown }>(
    `select json_build_object('wedding_id', l.wedding_id, 'at', l.at, 'action', l.action, 'changes', (
       select coalesce(json_agg(json_build_object('entity', entity, 'op', op, 'count', count, 'label', label)
         order by first), '[]')
       from (
         select c.entity, c.op, count(*)::int as count, min(c.seq) as first,
           case when count(*) = 1 and coalesce(($2::jsonb -> l.wedding_id::text) ? c.entity, false)
             then min(c.label) end as label
         from activity_changes c where c.wedding_id = l.wedding_id and c.line_id = l.id
         group by c.entity, c.op
       ) groups)) as line
     from activity_lines l where l.actor_id = $1 order by l.at desc, l.id desc`,
    [userId, JSON.stringify(visible)],
  )
  return rows.map(({ line }) => line)
}
