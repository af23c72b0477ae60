import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { migrateDatabase, schemaVersionOf } from '#server/platform/postgres/migrate.ts'
import { Person } from '../../support/accounts/person.ts'
import {
  copyDatabase,
  createDatabaseBefore,
  createTestDatabase,
  MIGRATIONS,
  type TestDatabase,
} from '../../support/database/database.ts'
import { query } from '../../support/database/owner-process.ts'
import { runBackupCommand } from '../../support/outside/backups.ts'
import { startRealServer } from '../../support/outside/real-server.ts'
import { STORES, type Store } from '../../support/outside/stores.ts'

const FIXTURES = 'tests/fixtures/upgrades'
const asked = JSON.parse(readFileSync(`${FIXTURES}/29e92a4.json`, 'utf8')) as {
  weddingId: string
  answers: Record<string, unknown>
}
/** By the path of each question. */
const plannersAnswers = JSON.parse(readFileSync(`${FIXTURES}/2ff54326.json`, 'utf8')) as Record<
  string,
  unknown
>
/** The families came in an answer with more around them. */
const { households, ...answers } = asked.answers

const releases: (() => unknown)[] = []
afterEach(async () => {
  for (const release of releases.splice(0).reverse()) await release()
})

async function place(created: Promise<TestDatabase>): Promise<{ store: Store; databaseUrl: string }> {
  const store = await STORES['the disk']()
  const database = await created
  releases.push(
    () => store.close(),
    () => database.drop(),
  )
  return { store, databaseUrl: database.connectionString }
}

const versionOf = async (databaseUrl: string) =>
  (
    (await query(
      databaseUrl,
      'select max(created_at)::float8 as version from drizzle.__drizzle_migrations',
    )) as { version: number }[]
  )[0]!.version

describe('the data of 29e92a4', () => {
  it('is restored, brought up to date and read through the API as that version answered', async () => {
    const here = await place(copyDatabase('template1'))
    const said = await runBackupCommand('restore', [`${FIXTURES}/29e92a4.backup`], here)
    expect(said[0]).toMatch(/^Restored from .*29e92a4\.backup: \d{3} rows and 0 files/)
    expect(await versionOf(here.databaseUrl)).toBe(schemaVersionOf(MIGRATIONS))
    const server = await startRealServer(here.store, here.databaseUrl)
    releases.push(() => server.stop())
    const lucia = new Person(server, 'Lucía Herrera Vidal', 'couple', 'lucia@azahar.example')
    expect((await lucia.signIn('azahar-demo')).status).toBe(200)
    const path = `/api/weddings/${asked.weddingId}`
    for (const [part, answer] of Object.entries(answers)) {
      const { status, body } = await lucia.get(`${path}/${part}`)
      expect([part, status, body]).toMatchObject([part, 200, answer])
    }
    const { body } = await lucia.get(`${path}/households`)
    expect(body.households).toMatchObject(households as object[])
    expect(await lucia.addGuest(asked.weddingId, 'Después')).toMatch(/^[0-9a-f-]{36}$/)
  }, 60_000)
})

describe('a planner of 2ff54326, before there were teams', () => {
  it('has what they had, notices nothing of teams, and keeps it when they found one', async () => {
    const here = await place(copyDatabase('template1'))
    await runBackupCommand('restore', [`${FIXTURES}/2ff54326.backup`], here)
    const server = await startRealServer(here.store, here.databaseUrl)
    releases.push(() => server.stop())
    const elena = new Person(server, 'Elena Montes Jara', 'planner', 'elena@azahar.example')
    expect((await elena.signIn('azahar-demo')).status).toBe(200)
    const expectAllThere = async () => {
      for (const [path, answer] of Object.entries(plannersAnswers)) {
        const { status, body } = await elena.get(`/api${path}`)
        expect([path, status, body]).toMatchObject([path, 200, answer])
      }
    }
    await expectAllThere()
    const alone = [{ name: 'Casa Jara', role: 'owner', isFounder: true, people: 1 }]
    expect((await elena.get('/api/planner/agencies')).body).toMatchObject(alone)
    const { id } = plannersAnswers['/profile'] as { id: string }
    const invitation = { email: 'ines@azahar.example', role: 'helper' }
    expect((await elena.post(`/api/planner/agencies/${id}/invitations`, invitation)).status).toBe(200)
    await expectAllThere()
  }, 60_000)
})

describe('a backup of another version', () => {
  async function backUp(created: Promise<TestDatabase>) {
    const here = await place(created)
    const file = join(here.store.config.dataDir, 'azahar.backup')
    await runBackupCommand('backup', [file], here)
    return file
  }

  it('that is older is restored with its tables and then brought up to date', async () => {
    // The program of today makes it over the tables of then: their files have no columns that it looks for later.
    const file = await backUp(
      createDatabaseBefore('0072_log_by_statement', async (client) => {
        await client.query(`insert into weddings (id, name) values (gen_random_uuid(), 'Antes')`)
      }),
    )
    const here = await place(copyDatabase('template1'))
    expect(await runBackupCommand('restore', [file], here)).toHaveLength(1)
    expect(await versionOf(here.databaseUrl)).toBe(schemaVersionOf(MIGRATIONS))
    expect(await query(here.databaseUrl, 'select name from weddings')).toEqual([{ name: 'Antes' }])
    // Nothing is left to do for the next start.
    await migrateDatabase(here.databaseUrl, MIGRATIONS)
  }, 60_000)

  it.each([
    [
      'newer',
      Date.parse('2101-01-01'),
      /^A newer version of Azahar made .*azahar\.backup: restore it with that version\.$/,
    ],
    [
      'between two that this one knows',
      1,
      /^A version of Azahar that this one does not know made .*: restore it with that version, then start this one\.$/,
    ],
  ])(
    'that is %s is refused with a sentence, before anything is made',
    async (_, version, sentence) => {
      const made = createTestDatabase()
      await query(
        (await made).connectionString,
        `update drizzle.__drizzle_migrations set created_at = ${version}`,
      )
      const file = await backUp(made)
      const here = await place(copyDatabase('template1'))
      await expect(runBackupCommand('restore', [file], here)).rejects.toThrow(sentence)
      expect(await query(here.databaseUrl, `select to_regclass('weddings') as tables`)).toEqual([
        { tables: null },
      ])
    },
    60_000,
  )
})
