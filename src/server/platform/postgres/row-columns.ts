import { Column, getTableName, is } from 'drizzle-orm'

export type RowColumns = ReturnType<typeof rowColumns>

/**
 * The columns of a row by their names in the contract, so that lists, single rows and `returning` cannot
 * differ. Each is a column of the schema, or any expression over its table.
 */
export function rowColumns<Row>(columns: Record<keyof Row & string, string | Column>) {
  const entries = Object.entries<string | Column>(columns).map(
    ([name, column]) => [name, is(column, Column) ? nameOf(column) : column] as const,
  )
  return {
    /** For a list that the database itself turns into JSON. */
    list: entries.map(([name, column]) => `${column} as "${name}"`).join(', '),
    /** For one row. Its instant is text, which keeps the microseconds that hold the order of an import. */
    one: entries.map(([name, column]) => `${asText(name, column)} as "${name}"`).join(', '),
    /** For the same columns out of a common table expression that has more. */
    names: entries.map(([name]) => `"${name}"`).join(', '),
  }
}

const nameOf = (column: Column) => `${getTableName(column.table)}.${column.name}`

const asText = (name: string, column: string) =>
  name === 'createdAt' ? `to_json(${column}) #>> '{}'` : column
