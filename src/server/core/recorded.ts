import { getTableColumns, getTableName, SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Area } from '#domain/activity/areas.ts'
import type { RowColumns } from '#server/platform/postgres/row-columns.ts'
import { type Recorded, recording } from './changes.ts'

type Fields<T extends PgTable> = keyof T['$inferInsert'] & string

/** A value for each column that is written, by its name in the schema: itself, a placeholder, or an expression. */
export type RecordedRow<T extends PgTable> = {
  [F in Fields<T>]?: T['$inferInsert'][F] | SQL | undefined
}

type Insertion<T extends PgTable> = {
  area: Area
  by: Recorded
  /** Without the wedding, which is the author's. */
  row: Omit<RecordedRow<T>, 'weddingId'>
  /** `from … where …`, for a row that is added under a condition. */
  when?: SQL
  onConflict: SQL
  returning: RowColumns
  notification: SQL
}

/**
 * Adds a row to a wedding, notifies its other members and records the change: one statement, hence one transaction and
 * one journey to the database. It answers the row in the shape of the contract, or none where none was added.
 */
export function insertRecorded<T extends PgTable>(
  table: T,
  { area, by, row, when = sql``, onConflict, returning, notification }: Insertion<T>,
): SQL {
  const values = valuesOf(table, { ...row, weddingId: by.weddingId } as RecordedRow<T>)
  return sql`
    with changed as (
      insert into ${table} (${sql.join(
        values.map(({ column }) => column),
        sql`, `,
      )})
      select ${sql.join(
        values.map(({ value }) => value),
        sql`, `,
      )} ${when}
      on conflict (wedding_id, id) ${onConflict}
      returning ${sql.raw(returning.one)}, ${notification} as notified
    ), ${recording(area, by)}
    select ${sql.raw(returning.names)} from changed`
}

type Change<T extends PgTable> = {
  area: Area
  by: Recorded
  set: RecordedRow<T>
  /** Which rows, of the wedding of the author. */
  where: SQL
  /** The changed rows are compared with `before`, a select whose columns differ from the table's in name. */
  before?: SQL
  returning: RowColumns
  notification: SQL
}

/** The same for rows that are there. */
export function updateRecorded<T extends PgTable>(
  table: T,
  { area, by, set, where, before, returning, notification }: Change<T>,
): SQL {
  const sets = valuesOf(table, set).map(({ column, value }) => sql`${column} = ${value}`)
  return sql`
    with ${before ? sql`before as (${before}), ` : sql``}changed as (
      update ${table} set ${sql.join(sets, sql`, `)} ${before ? sql`from before` : sql``}
      where ${weddingOf(table)} = ${by.weddingId} and ${where}
      returning ${sql.raw(returning.one)}, ${notification} as notified
    ), ${recording(area, by)}
    select ${sql.raw(returning.names)} from changed`
}

const weddingOf = (table: PgTable) => sql.raw(`${getTableName(table)}.wedding_id`)

/** The columns that a row names with their values, each of its column's type. */
export function valuesOf<T extends PgTable>(table: T, row: RecordedRow<T>) {
  const columns = getTableColumns(table)
  return Object.entries(row).flatMap(([field, value]) => {
    const column = columns[field]!
    if (value === undefined) return []
    const typed = value instanceof SQL ? value : sql`${value}::${sql.raw(column.getSQLType())}`
    return [{ column: sql.identifier(column.name), value: typed }]
  })
}
