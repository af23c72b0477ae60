import type { ClientBase } from 'pg'
import { DatabaseClient } from '#db/connection/database-client.ts'
import { readDatabaseVersion } from '../postgres/migrations/applied.ts'
import type { CopiedTable } from './format.ts'
import { columnList, qualified, readInstallationId, readTables } from './read-tables.ts'

export type Compared = { rows: number; differing: string[] }

/**
 * The tables of one database whose rows are not the same in another that holds the same installation; `null` where the
 * other holds none, or another one. Tables that a newer version has brought up to date are compared by their counts.
 */
export async function compareInstallations(here: string, there: string): Promise<Compared | null> {
  const clients = [here, there].map((connectionString) => new DatabaseClient({ connectionString }))
  const [one, other] = clients as [DatabaseClient, DatabaseClient]
  try {
    for (const client of clients) await client.connect()
    const versions = [await readDatabaseVersion(one), await readDatabaseVersion(other)] as const
    if (versions[0] === null || versions[1] === null) return null
    const id = await readInstallationId(one)
    if (id === null || id !== (await readInstallationId(other))) return null
    for (const client of clients) await client.query(SAME_TEXT)
    return await compareTables(one, other, versions[0].version === versions[1].version)
  } finally {
    for (const client of clients) await client.end()
  }
}

async function compareTables(one: ClientBase, other: ClientBase, isSameVersion: boolean): Promise<Compared> {
  const compared: Compared = { rows: 0, differing: [] }
  for (const table of await readTables(one)) {
    const [mine, theirs] = [
      await digestOf(one, table, isSameVersion),
      await digestOf(other, table, isSameVersion),
    ]
    compared.rows += mine.count
    if (mine.count !== theirs.count || mine.sum !== theirs.sum) compared.differing.push(table.name)
  }
  return compared
}

/** Rows are written out as text, which depends on these. */
const SAME_TEXT = `set statement_timeout = 0; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1; set search_path = public`

type Digest = { count: number; sum: string }

/** The rows of a table; their order makes no difference. */
async function digestOf(client: ClientBase, table: CopiedTable, withRows: boolean): Promise<Digest> {
  const row = `row(${columnList(client, table.columns)})::text`
  const sum = withRows ? `coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint), 0)::text` : `''`
  const { rows } = await client.query<Digest>(
    `select count(*)::int as count, ${sum} as sum from ${qualified(client, table)}`,
  )
  return rows[0]!
}
