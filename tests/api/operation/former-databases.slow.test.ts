import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hashPassword } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase, schemaVersionOf } from '#server/platform/postgres/migrate.ts'
import { PASSWORD, Person } from '../../support/accounts/person.ts'
import {
  createDatabaseBefore,
  createTestDatabase,
  MIGRATIONS,
  type TestDatabase,
} from '../../support/database/database.ts'
import formerMigrations from '../../support/database/former-migrations.json' with { type: 'json' }
import { query } from '../../support/database/owner-process.ts'
import { useTestApp } from '../../support/test-app.ts'

// There were 42 migrations before there was `0000_initial`; 29e92a4 had the first 34 of them.
const OF_29E92A4 = formerMigrations.slice(0, 34)

/** The migrations since then, which every database runs. */
const LATER = (
  JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8')).entries as {
    tag: string
    when: number
  }[]
).filter(({ when }) => when > Math.max(...formerMigrations))

const MARKS = `delete from drizzle.__drizzle_migrations;
  insert into drizzle.__drizzle_migrations (hash, created_at) select 'former', unnest('{VERSIONS}'::bigint[])`

/** Makes the database one that the former migrations up to now have made. */
const markAs = (versions: number[]) => MARKS.replace('VERSIONS', versions.join())

const versionsOf = async ({ connectionString }: TestDatabase): Promise<number[]> => {
  const rows = await query(
    connectionString,
    'select created_at::float8 as at from drizzle.__drizzle_migrations order by 1',
  )
  return (rows as { at: number }[]).map(({ at }) => at)
}

const ids = {
  user: randomUUID(),
  viewer: randomUUID(),
  wedding: randomUUID(),
  day: randomUUID(),
  draft: randomUUID(),
}
const items = { kept: randomUUID(), copy: randomUUID() }

/** A couple with a guest, a relative who looks on, and a day whose changes a planner prepares, as 29e92a4 kept them. */
async function fill(client: Client): Promise<void> {
  await client.query(markAs(OF_29E92A4))
  await addPeople(client)
  await addMembers(client)
  await addDays(client)
}

async function addPeople(client: Client): Promise<void> {
  for (const [id, name, email] of [
    [ids.user, 'Lucía Herrera', 'lucia@correo.example'],
    [ids.viewer, 'Rosa Gil', 'rosa@correo.example'],
  ]) {
    await client.query(
      `insert into auth."user" (id, name, email, email_verified, role) values ($1, $2, $3, true, 'couple')`,
      [id, name, email],
    )
    await client.query(
      `insert into auth.account (id, user_id, account_id, provider_id, password) values ($1, $2, $3, 'credential', $4)`,
      [randomUUID(), id, id, await hashPassword(PASSWORD)],
    )
  }
}

/** The wedding, its members and a guest. */
async function addMembers(client: Client): Promise<void> {
  await client.query(`insert into weddings (id, name, created_by) values ($1, 'Lucía & Martín', $2)`, [
    ids.wedding,
    ids.user,
  ])
  const edit = { guests: 'edit', vendors: 'edit', budget: 'edit', inspiration: 'edit', agenda: 'edit' }
  for (const [id, role, preset, permissions] of [
    [ids.user, 'couple', 'all', edit],
    [ids.viewer, 'couple', 'custom', { ...edit, guests: 'view' }],
  ])
    await client.query(
      'insert into wedding_members (wedding_id, user_id, role, preset, permissions) values ($1, $2, $3, $4, $5)',
      [ids.wedding, id, role, preset, permissions],
    )
  await client.query(
    `insert into guests (wedding_id, id, full_name, rsvp) values ($1, $2, 'Carmen Aguirre', true)`,
    [ids.wedding, randomUUID()],
  )
}

async function addDays(client: Client): Promise<void> {
  await client.query(
    `insert into agenda_days (wedding_id, id, name, date, drafted_at, replaces, created_at)
    values ($1, $2, 'La boda', '2199-04-10', null, null, '2026-01-01'),
      ($1, $3, 'La boda', '2199-04-10', '2026-01-02', $2, '2026-01-02')`,
    [ids.wedding, ids.day, ids.draft],
  )
  await client.query(
    `insert into agenda_items (wedding_id, id, day_id, starts_at, title, replaces, updated_at, created_at)
    values ($1, $2, $3, 720, 'Ceremonia', null, '2026-01-01', '2026-01-01'),
      ($1, $4, $5, 780, 'Ceremonia', $2, '2026-01-03', '2026-01-02')`,
    [ids.wedding, items.kept, ids.day, items.copy, ids.draft],
  )
}

describe('a database that 29e92a4 made', () => {
  const app = useTestApp({
    database: async () => {
      const database = await createDatabaseBefore('0001_links_bin_and_merge', fill)
      await migrateDatabase(database.connectionString, MIGRATIONS)
      return database
    },
  })
  const lucia = new Person(app, 'Lucía Herrera', 'couple', 'lucia@correo.example')
  beforeAll(async () => {
    expect((await lucia.signIn()).status).toBe(200)
  })

  it('is brought forward, with its rows as they were', async () => {
    const { body } = await lucia.get(`/api/weddings/${ids.wedding}/guests`)
    expect(body).toMatchObject([{ fullName: 'Carmen Aguirre', rsvp: true }])
    const { rows } = await app.db.execute(sql`select max(created_at)::float8 as version, count(*)::int
      from drizzle.__drizzle_migrations`)
    expect(rows).toEqual([
      { version: schemaVersionOf(MIGRATIONS), count: OF_29E92A4.length + 1 + LATER.length },
    ])
  })

  it('knows what a day was when its changes began to be prepared', async () => {
    const { rows } =
      await app.db.execute(sql`select merge_base -> 'items' -> ${items.kept} as base from agenda_days
      where id = ${ids.draft}`)
    expect(rows).toMatchObject([{ base: { copyId: items.copy, fields: { time: { startsAt: 720 } } } }])
  })

  it('notes that a member who only looked on could read the addresses of the guests', async () => {
    const { rows } = await app.db.execute(sql`select section, user_id from former_link_readers`)
    expect(rows).toEqual([{ section: 'guests', user_id: ids.viewer }])
  })
})

describe('a database that the former migrations brought up to date', () => {
  it('goes on with the later migrations alone', async () => {
    const database = await createDatabaseBefore(LATER[0]!.tag, async (client) => {
      await client.query(markAs(formerMigrations))
    })
    await migrateDatabase(database.connectionString, MIGRATIONS)
    expect(await versionsOf(database)).toEqual([...formerMigrations, ...LATER.map(({ when }) => when)])
    await database.drop()
  })
})

describe('a database of an older version, or of one in between', () => {
  it.each([1, 20, 33, 35, 41])(
    'is refused after %i former migrations, and named the commit to start first',
    async (count) => {
      const database = await createTestDatabase()
      const versions = formerMigrations.slice(0, count)
      await query(database.connectionString, markAs(versions))
      await expect(migrateDatabase(database.connectionString, MIGRATIONS)).rejects.toThrow(
        /^An older version of Azahar has migrated this database: start commit f543bfc7 with it once, then this version\.$/,
      )
      expect(await versionsOf(database)).toEqual(versions)
      await database.drop()
    },
  )
})
