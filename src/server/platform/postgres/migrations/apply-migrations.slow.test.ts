import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMigrations } from '../../../../../tests/support/database/added-migrations.ts'
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database/database.ts'
import { end, query } from '../../../../../tests/support/database/owner-process.ts'
import { createLog } from '../../log.ts'
import { migrateDatabase } from '../migrate.ts'
import { BASELINE, readMigrations } from './read-migrations.ts'

let database: TestDatabase
const releases: (() => unknown)[] = []
beforeEach(async () => {
  database = await createTestDatabase()
  releases.push(() => database.drop())
})
afterEach(async () => {
  for (const release of releases.splice(0).reverse()) await release()
})

const ask = (statement: string) => query(database.connectionString, statement)

function added(...texts: string[]) {
  const migrations = addMigrations(...texts)
  releases.push(migrations.remove)
  return migrations
}

function migrating(folder: string, timeouts = { turn: 20_000, lock: 100, patience: 20_000 }) {
  const said: string[] = []
  const log = createLog('lines', { write: (line) => said.push(line.trim()) })
  return { said, done: migrateDatabase(database.connectionString, folder, log, timeouts) }
}

/** A connection in a transaction that reads the guests: it holds the table against changes of its columns. */
async function reader() {
  const client = new Client(database)
  await client.connect()
  releases.push(() => client.end())
  await client.query('begin; select count(*) from guests')
  return client
}

describe('a migration of a table in use', () => {
  const ADD = 'alter table guests add column favourite_flower text'

  it('gives way to others, says so, and goes through once the table is free', async () => {
    const { folder, tags } = added(ADD)
    const held = await reader()
    const { said, done } = migrating(folder)
    await expect.poll(() => said.length, { timeout: 10_000 }).toBeGreaterThan(1)
    // Others wait behind an attempt, and never for long.
    expect(await ask('select favourite_flower from guests').catch(() => 'answered')).toBe('answered')
    await held.query('commit')
    await done
    expect(said[0]).toBe(`The migration ${tags[0]} waits for a table in use: attempt 2 follows`)
    expect(await ask('select favourite_flower from guests')).toEqual([])
  })

  it('gives up in time with a sentence, and leaves what came before it', async () => {
    const { folder, tags } = added('create table bouquet (flower text)', ADD)
    await reader()
    const { done } = migrating(folder, { turn: 1000, lock: 50, patience: 600 })
    await expect(done).rejects.toThrow(
      `The migration ${tags[1]} waited too long for a table in use: see in pg_stat_activity what holds it, or stop the other processes, and start again.`,
    )
    expect(await ask('select * from bouquet')).toEqual([])
  })

  it('makes an index beside the writes of others', async () => {
    const { folder } = added(
      'drop index concurrently if exists flowers;--> statement-breakpoint\ncreate index concurrently flowers on guests (notes)',
    )
    await migrating(folder).done
    expect(await ask(`select indisvalid from pg_index where indexrelid = 'flowers'::regclass`)).toEqual([
      { indisvalid: true },
    ])
  })
})

describe('a migration in batches', () => {
  const ROWS = 1000
  const COUNT = `-- In batches of 25 rows of petals: they are counted.
    update petals set times = times + 1, touched = touched || pg_sleep(0.003)::text from batch
    where (petals.flower, petals.place) = (batch.flower, batch.place)`

  beforeEach(async () => {
    await ask(`create table petals (flower text, place int, times int not null default 0, touched text not null default '',
      primary key (flower, place));
      insert into petals select 'rosa ''' || n % 7, n from generate_series(1, ${ROWS}) n; analyze petals`)
  })

  it('changes each row once, also when its process is killed in the middle and another goes on', async () => {
    const { folder, tags } = added(COUNT)
    const script = fileURLToPath(
      new URL('../../../../../tests/support/database/migrating-process.ts', import.meta.url),
    )
    const args = ['--import', import.meta.resolve('tsx'), script, database.connectionString, folder]
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    await once(child, 'spawn')
    const reached = async () =>
      ((await ask('select rows::int from drizzle.batches')) as { rows: number }[])[0]?.rows ?? 0
    await expect.poll(reached, { timeout: 15_000, interval: 20 }).toBeGreaterThan(100)
    await end(child, 'SIGKILL')
    const { said, done } = migrating(folder)
    await done
    expect(said.some((line) => /goes on after \d+ of about 1000 rows of petals$/.test(line))).toBe(true)
    expect(said.at(-1)).toBe(`${tags[0]}: all ${ROWS} rows of petals`)
    expect(await ask('select times, count(*)::int from petals group by 1')).toEqual([
      { times: 1, count: ROWS },
    ])
    expect(await ask('select from drizzle.batches')).toEqual([])
  }, 30_000)

  it('lets others write meanwhile: it holds the rows of one batch', async () => {
    const { folder } = added(COUNT)
    const { done } = migrating(folder)
    const began = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        ask(`update petals set touched = 'x' where place = ${n * 45 + 1}`),
      ),
    )
    expect(began).toHaveLength(20)
    await done
    expect(await ask('select times, count(*)::int from petals group by 1')).toEqual([
      { times: 1, count: ROWS },
    ])
  }, 30_000)

  it('tells programs how old they may be: a contraction, after the release that it names', () => {
    const { folder } = added(
      'select 1',
      `-- Contracts after 0.2.0 (9000_added): nothing reads it.\nselect 2`,
      'select 3',
    )
    const migrations = readMigrations(folder)
    const baseline = migrations.find(({ tag }) => tag === BASELINE)!
    expect(migrations.slice(-3).map(({ worksSince }) => worksSince)).toEqual([
      baseline.version,
      migrations.at(-3)!.version,
      migrations.at(-3)!.version,
    ])
    expect(baseline.worksSince).toBe(baseline.version)
  })
})
