import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { loadModule, parseSync } from 'libpg-query'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEE_PUBLISHED } from '#db/published.ts'
import { findAll, pick } from '../../../scripts/structure/migrations/written-migration.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'

/** The statements of the release before, as its tests made it ask them (docs/upgrading.md says how). */
const former = JSON.parse(
  gunzipSync(readFileSync('tests/fixtures/upgrades/statements.json.gz')).toString(),
) as { all: string[]; published: string[] }

let database: TestDatabase
let client: Client
beforeAll(async () => {
  await loadModule()
  database = await createTestDatabase()
  client = new Client(database)
  await client.connect()
  // The cleaner of files makes these itself.
  await client.query(`create temporary table stored (path text primary key, modified_at timestamptz);
    create temporary table orphans (path text primary key)`)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Why PostgreSQL cannot answer a statement; `null` when it can. Nothing is run. */
const refusal = (text: string): Promise<string | null> =>
  client.query(`explain (generic_plan) ${text}`).then(
    () => null,
    (error: Error) => `${error.message}: ${text.slice(0, 200)}`,
  )

async function refusals(texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const text of texts) {
    const refused = await refusal(text)
    if (refused) found.push(refused)
  }
  return found
}

describe('the release before, with the tables of now', () => {
  it('has an answer to each of its statements: tables, columns, functions and indexes are there', async () => {
    expect(former.all.length).toBeGreaterThan(200)
    expect(await refusals(former.all)).toEqual([])
  }, 60_000)

  it('has an answer to those of who sees no drafts', async () => {
    expect(former.published.length).toBeGreaterThan(200)
    await client.query(SEE_PUBLISHED)
    expect(await refusals(former.published)).toEqual([])
    await client.query('reset search_path; reset azahar.sees_drafts')
  }, 60_000)

  it('adds rows that the tables take: each column that must have a value gets one', async () => {
    const { rows } = await client.query<{ column: string }>(
      `select c.relname || '.' || a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and c.relkind = 'r' and a.attnum > 0
        and a.attnotnull and not a.atthasdef and a.attidentity = '' and not a.attisdropped`,
    )
    const needed = rows.map(({ column }) => column.split('.') as [string, string])
    const missing = [...former.all, ...former.published].flatMap((text) =>
      findAll(parseSync(text), 'InsertStmt').flatMap(({ relation, cols = [] }) => {
        const given = cols.map((col: never) => pick(col, 'ResTarget').name)
        return needed
          .filter(
            ([table, column]) => table === relation.relname && cols.length > 0 && !given.includes(column),
          )
          .map(([table, column]) => `${table}.${column} in ${text.slice(0, 120)}`)
      }),
    )
    expect(missing).toEqual([])
  })

  it('is told apart from a release that asks for what is not there', async () => {
    expect(await refusal('select bouquet from guests where id = $1')).toMatch(
      /column "bouquet" does not exist/,
    )
  })
})
