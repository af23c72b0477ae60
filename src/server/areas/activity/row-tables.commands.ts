import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Values } from './net-changes.ts'
import { kindOf, loggedTable } from './shown-changes.ts'

export type Line = { tx: Transaction; weddingId: MemberWeddingId; lineId: string; now: Date }

/** Rows of a logged table by their keys, as the log notes them. */
export async function holdRows(
  tx: Transaction,
  weddingId: MemberWeddingId,
  table: LoggedTable,
  keys: readonly string[],
): Promise<Map<string, Values>> {
  if (keys.length === 0) return new Map()
  const { rows } = await tx.execute<{ key: string; row: Values }>(sql`
    select ${keyOf(table)} as key, to_jsonb(t) as row from ${tableOf(table)} t
    where ${ofWedding(table, weddingId)} and ${keyOf(table)} = any(${sql.param(keys)}::text[])
    order by 1 for update`)
  return new Map(rows.map(({ key, row }) => [key, row]))
}

/** Inserts rows again as they were; gives the keys of those that came back. */
export async function insertRows(
  tx: Transaction,
  weddingId: MemberWeddingId,
  table: LoggedTable,
  rows: readonly Values[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const given = rows.map((row) => ({ ...row, wedding_id: weddingId }))
  const named = [...given.flatMap((row) => Object.keys(row)), ...(await listOptionalDefaults(tx, table))]
  const columns = columnsOf([...new Set(named)])
  const { rows: inserted } = await tx.execute<{ key: string }>(sql`
    insert into ${tableOf(table)} as t (${columns})
    select ${columns} from jsonb_populate_recordset(null::${tableOf(table)}, ${JSON.stringify(given)}::jsonb)
    on conflict do nothing returning ${keyOf(table)} as key`)
  return inserted.map(({ key }) => key)
}

/** Noted columns that may be empty and have a default: the log keeps no empty values, and these come back empty. */
async function listOptionalDefaults(tx: Transaction, table: LoggedTable): Promise<string[]> {
  const { table: shared = table, unnoted = [] } = loggedTable(table)
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${shared}::regclass and attnum > 0 and atthasdef and not attnotnull and not attisdropped`)
  return rows.map(({ name }) => name).filter((name) => !unnoted.includes(name))
}

/** A column that no two rows of a table may share: rows that exchange it, or leave it to another, are emptied first. */
const EXCHANGED: Partial<Record<LoggedTable, string>> = { seats: 'chair' }

export const isExchanged = (table: LoggedTable): boolean => table in EXCHANGED

/** Empties the column that rows exchange. */
export async function emptyExchanged(
  tx: Transaction,
  weddingId: MemberWeddingId,
  table: LoggedTable,
  keys: readonly string[],
): Promise<void> {
  const column = EXCHANGED[table]
  if (!column || keys.length === 0) return
  await tx.execute(sql`
    update ${tableOf(table)} t set ${sql.identifier(column)} = null
    where ${ofWedding(table, weddingId)} and ${keyOf(table)} = any(${sql.param(keys)}::text[])`)
}

/** Writes the given columns of rows, which are the same for all of them. */
export async function writeRows(
  tx: Transaction,
  weddingId: MemberWeddingId,
  table: LoggedTable,
  columns: readonly string[],
  rows: readonly { key: string; values: Values }[],
): Promise<void> {
  const given = JSON.stringify(rows)
  if (columns.includes(EXCHANGED[table] ?? ''))
    await emptyExchanged(
      tx,
      weddingId,
      table,
      rows.map(({ key }) => key),
    )
  const sets = columns.map((column) => sql`${sql.identifier(column)} = r.${sql.identifier(column)}`)
  await tx.execute(sql`
    update ${tableOf(table)} t set ${sql.join(sets, sql`, `)}
    from jsonb_to_recordset(${given}::jsonb) as given (key text, "values" jsonb)
    cross join lateral jsonb_populate_record(null::${tableOf(table)}, given."values") r
    where ${ofWedding(table, weddingId)} and ${keyOf(table)} = given.key`)
}

export async function deleteRows(
  tx: Transaction,
  weddingId: MemberWeddingId,
  table: LoggedTable,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await tx.execute(sql`
    delete from ${tableOf(table)} t
    where ${ofWedding(table, weddingId)} and ${keyOf(table)} = any(${sql.param(keys)}::text[])`)
}

/** Those of the keys whose row `t` meets a condition. */
export async function listMeeting(
  tx: Transaction,
  weddingId: MemberWeddingId,
  table: LoggedTable,
  keys: readonly string[],
  condition: SQL,
): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select ${keyOf(table)} as key from ${tableOf(table)} t
    where ${ofWedding(table, weddingId)} and ${keyOf(table)} = any(${sql.param(keys)}::text[]) and ${condition}`)
  return rows.map(({ key }) => key)
}

/** Those of the keys whose row, by that column, is referred to by rows of a table that the line did not add. */
export async function listReferred(
  tx: Transaction,
  weddingId: MemberWeddingId,
  child: { table: LoggedTable; column: string },
  keys: readonly string[],
  ownKeys: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ parent: string }>(sql`
    select distinct ${sql.identifier(child.column)}::text as parent from ${tableOf(child.table)} t
    where ${ofWedding(child.table, weddingId)} and ${sql.identifier(child.column)}::text = any(${sql.param(keys)}::text[])
      and not ${keyOf(child.table)} = any(${sql.param(ownKeys)}::text[])`)
  return rows.map(({ parent }) => parent)
}

export const tableOf = (table: LoggedTable): SQL => sql`${sql.identifier(loggedTable(table).table ?? table)}`

/** Tables that are logged in parts hold rows of several kinds. */
export function ofWedding(table: LoggedTable, weddingId: MemberWeddingId): SQL {
  if (table === 'weddings') return sql`t.id = ${weddingId}`
  const kind = kindOf(table)
  return kind === null
    ? sql`t.wedding_id = ${weddingId}`
    : sql`t.wedding_id = ${weddingId} and t.kind = ${kind}`
}

export const keyOf = (table: LoggedTable): SQL => {
  const { key } = loggedTable(table)
  if (key.length === 0) return sql`''::text`
  return sql.join(
    key.map((column) => sql`t.${sql.identifier(column)}::text`),
    sql` || '/' || `,
  )
}

const columnsOf = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

/** Whether a member has left the wedding, or was given another access, after a line. */
export async function haveReadersLeft({ tx, weddingId, lineId }: Line): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from activity_changes c
    where c.wedding_id = ${weddingId} and c.entity = 'wedding_members' and c.op <> 'insert'
      and c.at > (select at from activity_lines where wedding_id = ${weddingId} and id = ${lineId}) limit 1`)
  return rows.length > 0
}
