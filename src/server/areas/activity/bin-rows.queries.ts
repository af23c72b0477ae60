import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { REMOVABLE_TABLES, type RemovableTable } from '#domain/activity/logged-tables.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { isSoft } from './reverting.ts'
import { kindOf, loggedTable } from './shown-changes.ts'

/** The row `t` of a table whose key a change `c` has noted, found by its index. */
function isRowOf(table: RemovableTable): SQL {
  const { table: shared, key } = loggedTable(table)
  if (shared === 'item_files')
    return sql`t.kind = ${kindOf(table)} and t.item_id = split_part(c.key, '/', 1)::uuid
      and t.id = split_part(c.key, '/', 2)::uuid`
  if (shared === 'comments')
    return sql`t.kind = ${kindOf(table)} and t.id = left(c.key, 36)::uuid and t.target = substr(c.key, 38)`
  if (table === 'component_catalog') return sql`t.key = c.key`
  return sql`t.${sql.identifier(key[0]!)} = c.key::uuid`
}

/** Rows that stay where they are, with the mark of this removal; and others that are gone. */
const isAway = (table: RemovableTable): SQL => {
  const row = sql`select from ${sql.identifier(loggedTable(table).table ?? table)} t
    where t.wedding_id = c.wedding_id and ${isRowOf(table)}`
  if (isSoft(table))
    return sql`c.op = 'update' and exists (${row} and t.deleted_at = (c.after ->> 'deleted_at')::timestamptz)`
  return sql`c.op = 'delete' and c.before is not null and not exists (${row})`
}

const IS_AWAY = sql.join(
  REMOVABLE_TABLES.map((table) => sql`when ${sql.raw(`'${table}'`)} then ${isAway(table)}`),
  sql` `,
)

/** The link and the words of a family without them are nothing to bring back. */
const KEPT_OF_HOUSEHOLD = ['name', 'phone', 'email', 'token', 'sent_at', 'answered_at', 'song', 'message']

/**
 * Whether a change `c` of a line `l` is a row in the bin of a member. A row that came back and was removed again is
 * there once, by its last removal; a comment is in the bin of its author alone.
 */
export const inBin = (userId: string): SQL => sql`(
  case c.entity ${IS_AWAY} else false end
  and not exists (
    select from activity_changes n
    where n.wedding_id = c.wedding_id and n.entity = c.entity and n.key = c.key and n.op = 'delete' and n.seq > c.seq)
  and (c.entity <> 'households' or c.before ?| ${sql.param(KEPT_OF_HOUSEHOLD)}::text[])
  and (c.entity not like 'comments\\_on\\_%' or l.actor_id = ${userId}))`

/** The name of a row in the bin: a comment is called by its words, a family by its people, a link by whose it is. */
export const NAME_IN_BIN = sql`case
  when c.entity like 'comments\\_on\\_%' then (
    select left(t.text, 140) from comments t
    where t.wedding_id = c.wedding_id and t.id = left(c.key, 36)::uuid and t.target = substr(c.key, 38) limit 1)
  when c.entity = 'households' then coalesce(nullif(c.label, ''), (
    select string_agg(g.label, ', ' order by g.seq) from activity_changes g
    where g.wedding_id = c.wedding_id and g.line_id = c.line_id and g.entity = 'guests'
      and g.before ->> 'household_id' = c.key))
  when c.entity = 'agenda_links' then (
    select v.name from vendors v
    where v.wedding_id = c.wedding_id and v.id = (c.before ->> 'vendor_id')::uuid)
  when c.entity = 'inspiration_shares' then (
    select f.name from inspiration_folders f where f.wedding_id = c.wedding_id and f.id = c.key::uuid)
  else nullif(c.label, '') end`

/** The rows that a line has put into the bin and that are still there, whoever asks for them. */
export async function listInBin(
  tx: Transaction,
  weddingId: MemberWeddingId,
  lineId: string,
  userId: string,
): Promise<{ entity: RemovableTable; key: string }[]> {
  const { rows } = await tx.execute<{ entity: RemovableTable; key: string }>(sql`
    select c.entity, c.key from activity_lines l
    join activity_changes c on c.wedding_id = l.wedding_id and c.line_id = l.id
    where l.wedding_id = ${weddingId} and l.id = ${lineId} and ${inBin(userId)} order by c.seq`)
  return rows
}

/** Lines, the latest first. */
export async function listNewestFirst(
  db: Database,
  weddingId: MemberWeddingId,
  lineIds: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from activity_lines where wedding_id = ${weddingId} and id = any(${sql.param(lineIds)}::uuid[])
    order by at desc, id desc`)
  return rows.map(({ id }) => id)
}
