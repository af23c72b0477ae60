import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'

const folder = new URL('../../../src/db/functions/', import.meta.url)
const names = readdirSync(folder).map((file) => file.replace(/\.sql$/, ''))

let database: TestDatabase
let client: Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.connectionString })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

describe('the functions of the migrated database', () => {
  it('have a file each in src/db/functions', async () => {
    const { rows } = await client.query<{ name: string }>(`
      select proname as name from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname in ('public', 'auth')`)
    expect(rows.map(({ name }) => name).sort()).toEqual(names.toSorted())
  })

  it.each(names)('%s is what its file says', async (name) => {
    const migrated = await definitionOf(name)
    await client.query('begin')
    await client.query(readFileSync(new URL(`${name}.sql`, folder), 'utf8'))
    const written = await definitionOf(name)
    await client.query('rollback')
    expect(migrated).toBe(written)
  })

  it('have one among them that writes notifications', () => {
    const writers = names.filter((name) =>
      /insert into notifications\b/i.test(readFileSync(new URL(`${name}.sql`, folder), 'utf8')),
    )
    expect(writers).toEqual(['write_notifications'])
  })
})

async function definitionOf(name: string): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    'select pg_get_functiondef(oid) as definition from pg_proc where proname = $1',
    [name],
  )
  return rows[0]!.definition
}
