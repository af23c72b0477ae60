import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import { connectionOf, type Database, type Transaction } from '#db/client.ts'

/**
 * A query under a name, for what nearly every page reads: it is put together once for each pool and once for each
 * connection with transactions, and planned once by each connection. Both take longer than reading the few rows. Its
 * values are `sql.placeholder('…')`.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Database) => { prepare(name: string): Statement },
): (db: Database | Transaction) => Statement {
  const statements = new WeakMap<Database, Statement>()
  return (given) => {
    const db = connectionOf(given)
    const kept = statements.get(db)
    if (kept) return kept
    const statement = build(db).prepare(name)
    statements.set(db, statement)
    return statement
  }
}

const dialect = new PgDialect()

/**
 * A statement that is written once with a placeholder for each of its values, and sent with the name under which the
 * database keeps its plan.
 */
export function preparedStatement<Values extends Record<string, unknown>>(
  name: string,
  write: (values: Values) => SQL,
) {
  const placeholders = new Proxy({} as Values, { get: (_, value) => sql.placeholder(String(value)) })
  const { sql: text, params } = dialect.sqlToQuery(write(placeholders))
  return (values: Values) => ({ name, text, values: fillPlaceholders(params, values) })
}

/** Sends such a statement over the connection of a transaction, or over one of the pool. */
export const send = <Row extends object>(
  db: Database | Transaction,
  statement: { name: string; text: string; values: unknown[] },
): Promise<QueryResult<Row>> => connectionOf(db).$client.query<Row>(statement)
