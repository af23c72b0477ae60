import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BUCKETS } from '#domain/files/files.ts'
import { Interruption } from '#server/entry/backup/interruption.ts'
import { restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { migrateQueue } from '#server/platform/postgres/migrate.ts'
import { Person } from '../../support/accounts/person.ts'
import {
  copyDatabase,
  createTestDatabase,
  execute,
  MIGRATIONS,
  type TestDatabase,
} from '../../support/database/database.ts'
import { query } from '../../support/database/owner-process.ts'
import { runBackupCommand } from '../../support/outside/backups.ts'
import { environmentOf, startRealServer } from '../../support/outside/real-server.ts'
import { STORES, type Store } from '../../support/outside/stores.ts'

type Place = { store: Store; databaseUrl: string }

/** A command that is told to stop, killed, or left alone by its database, and what is there afterwards. */
describe('a backup that is interrupted', () => {
  const releases: (() => unknown)[] = []
  let store: Store
  let database: TestDatabase
  let file: string

  beforeAll(async () => {
    store = await STORES['the disk']()
    database = await createTestDatabase()
    const server = await startRealServer(store, database.connectionString)
    const lucia = new Person(server, 'Lucía Herrera', 'couple')
    await lucia.signUp()
    const weddingId = await lucia.createWedding()
    const vendorId = await lucia.addVendor(weddingId)
    for (const name of ['uno.pdf', 'dos.pdf']) await lucia.upload({ weddingId, vendorId }, name, name)
    await server.stop()
    file = join(store.config.dataDir, 'azahar.backup')
    await runBackupCommand('backup', [file], { store, databaseUrl: database.connectionString })
  }, 60_000)
  afterEach(async () => {
    for (const release of releases.splice(0).reverse()) await release()
  })
  afterAll(async () => {
    await database.drop()
    await store.close()
  })

  async function emptyPlace(): Promise<Place> {
    const [own, empty] = [await STORES['the disk'](), await copyDatabase('template1')]
    releases.push(
      () => own.close(),
      () => empty.drop(),
    )
    return { store: own, databaseUrl: empty.connectionString }
  }

  /** The contents of a place: the schemas of its database and the files of its store. */
  async function contentsOf({ store, databaseUrl }: Place) {
    const schemas = (await query(
      databaseUrl,
      `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')
      union all select relname from pg_class where relnamespace = 'public'::regnamespace`,
    )) as { name: string }[]
    const files = await openFiles(store.config, systemClock)
    const paths: string[] = []
    for (const bucket of BUCKETS) for await (const { path } of files.list(bucket)) paths.push(path)
    return [...schemas.map(({ name }) => name), ...paths]
  }

  const restore = (place: Place, signal?: AbortSignal) =>
    runBackupCommand('restore', [file], place, {}, signal)

  /** A signal that comes when the command has looked for it so many times. */
  function comingAt(count: number) {
    const controller = new AbortController()
    const { signal } = controller
    const seen = { count: 0 }
    signal.throwIfAborted = () => {
      seen.count += 1
      if (seen.count === count) controller.abort(new Interruption('SIGTERM'))
      AbortSignal.prototype.throwIfAborted.call(signal)
    }
    return { signal, seen }
  }

  it('ends at a signal with one line and the code of shells, and leaves no part of itself', async () => {
    const holder = new Client({ connectionString: database.connectionString })
    await holder.connect()
    await holder.query('begin; lock table guests in access exclusive mode')
    const name = join(store.config.dataDir, 'stopped.backup')
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'src/server/entry/backup/main.ts', 'backup', name],
      {
        env: { PATH: process.env['PATH'], ...environmentOf(store, database.connectionString) },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const said = text(child.stderr)
    const parts = () => readdirSync(store.config.dataDir).filter((each) => each.startsWith('stopped'))
    await expect.poll(parts, { timeout: 20_000 }).toHaveLength(1)
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    await holder.end()
    expect(await said).toBe('Error: Ended by SIGTERM: no backup was written.\n')
    expect(code).toBe(143)
    expect(parts()).toEqual([])
  }, 60_000)

  it('is taken back while it is restored, wherever the signal comes, and can be restored again', async () => {
    const place = await emptyPlace()
    const whole = comingAt(-1)
    await restore(await emptyPlace(), whole.signal)
    const { count } = whole.seen
    expect(count).toBeGreaterThan(4)
    // While it is checked, at the first piece that is loaded, and before the rows are committed.
    for (const at of [1, Math.ceil(count / 2) + 1, count]) {
      await expect(restore(place, comingAt(at).signal), String(at)).rejects.toThrow(
        'Ended by SIGTERM: nothing was restored.',
      )
      expect(await contentsOf(place)).toEqual([])
    }
    expect(await restore(place)).toEqual([expect.stringMatching(/^Restored from .* and 2 files/)])
  }, 120_000)

  it('is restored again where a restore was killed, which leaves the tables of the queue', async () => {
    const place = await emptyPlace()
    await migrateQueue(place.databaseUrl)
    expect(await restore(place)).toHaveLength(1)
  }, 60_000)

  it('is not restored beside a queue that has jobs', async () => {
    const place = await emptyPlace()
    await migrateQueue(place.databaseUrl)
    await execute(place.databaseUrl, `select graphile_worker.add_job('of another program', '{}'::json)`)
    await expect(restore(place)).rejects.toThrow(/^The database has tables already/)
  }, 60_000)

  it('leaves nothing when the database ends the connection in the middle of a restore', async () => {
    const place = await emptyPlace()
    const files = await openFiles(place.store.config, systemClock)
    const leaving = {
      ...files,
      async put(...given: Parameters<typeof files.put>) {
        await files.put(...given)
        await execute(
          place.databaseUrl,
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
      },
    }
    const target = { connectionString: place.databaseUrl, files: leaving, migrationsFolder: MIGRATIONS }
    await expect(restoreBackup({ file, passphrase: null }, target)).rejects.toThrow()
    expect(await contentsOf(place)).toEqual([])
  }, 60_000)
})
