import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { prepared } from '#server/platform/postgres/prepared.ts'
import type { Freshness } from './freshness.ts'

/** The versions of weddings, and the role and the bell of people, in one statement, so in one snapshot. */
export async function readFreshness(
  db: Database,
  weddingIds: string[],
  userIds: string[],
): Promise<Freshness> {
  type Row = { owner: string; area: string | null; mark: string }
  const { rows } = await db.execute<Row>(sql`
    select wedding_id as owner, area, sum(version)::text as mark
    from wedding_versions where wedding_id = any(${sql.param(weddingIds)}::uuid[]) group by 1, 2
    union all
    select person.id, null, concat_ws('/', person.role, count(bell.id), extract(epoch from max(bell.created_at)))
    from profiles person
    left join notifications bell on bell.recipient_id = person.id and bell.read_at is null
    where person.id = any(${sql.param(userIds)}::uuid[]) group by person.id`)
  const fresh: Freshness = { versions: new Map(), people: new Map() }
  for (const { owner, area, mark } of rows) {
    if (area === null) {
      fresh.people.set(owner, mark)
      continue
    }
    const areas = fresh.versions.get(owner) ?? new Map<string, number>()
    fresh.versions.set(owner, areas.set(area, Number(mark)))
  }
  return fresh
}

/** Whether a person sees the drafts of each wedding they are a member of. */
export async function listSights(
  db: Database,
  userId: string,
): Promise<Map<string, { seesDrafts: boolean }>> {
  const rows = await SIGHTS(db).execute({ userId })
  return new Map(rows.map(({ weddingId, seesDrafts }) => [weddingId, { seesDrafts }]))
}

const SIGHTS = prepared('sights', (db) =>
  db
    .select({ weddingId: weddingMembers.weddingId, seesDrafts: weddingMembers.seesDrafts })
    .from(weddingMembers)
    .where(eq(weddingMembers.userId, sql.placeholder('userId'))),
)

/** The weddings a person is a member of. */
export async function listWeddingIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ weddingId: weddingMembers.weddingId })
    .from(weddingMembers)
    .where(eq(weddingMembers.userId, userId))
  return rows.map(({ weddingId }) => weddingId)
}

/** The members of a wedding. */
export async function listMemberIds(db: Database, weddingId: string): Promise<Set<string>> {
  const rows = await db
    .select({ userId: weddingMembers.userId })
    .from(weddingMembers)
    .where(eq(weddingMembers.weddingId, weddingId))
  return new Set(rows.map(({ userId }) => userId))
}
