import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import type { ItemFile } from '#contract/item-files.ts'
import { FILE_COLUMNS } from '#server/areas/files/file-columns.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { Person } from '../../support/accounts/person.ts'
import { copyDatabase, createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { query } from '../../support/database/owner-process.ts'
import { runBackupCommand } from '../../support/outside/backups.ts'
import { startRealServer } from '../../support/outside/real-server.ts'
import { STORES, type Store } from '../../support/outside/stores.ts'

type Place = { store: Store; database: TestDatabase; databaseUrl: string }

/** Writes go on while a backup runs; then another database and another store take over. */
describe('a drill', () => {
  const releases: (() => unknown)[] = []
  afterEach(async () => {
    for (const release of releases.splice(0).reverse()) await release()
  })

  async function place(kind: keyof typeof STORES, created: Promise<TestDatabase>): Promise<Place> {
    const store = await STORES[kind]()
    const database = await created
    releases.push(
      () => store.close(),
      () => database.drop(),
    )
    return { store, database, databaseUrl: database.connectionString }
  }
  const empty = () => copyDatabase('template1')

  async function start(on: Place) {
    const server = await startRealServer(on.store, on.databaseUrl, { REQUESTS_PER_MINUTE: '0' })
    releases.push(() => server.stop())
    return server
  }

  /** A couple with a vendor and 16 writers, each of which adds guests and files until told to stop. */
  async function writing(on: Place) {
    const server = await start(on)
    const lucia = new Person(server, 'Lucía Herrera', 'couple')
    await lucia.signUp()
    const weddingId = await lucia.createWedding()
    const vendorId = await lucia.addVendor(weddingId)
    const acknowledged = { guests: [] as string[], files: [] as string[] }
    let isOver = false
    const write = async (writer: number) => {
      for (let number = 0; !isOver; number += 1) {
        const name = `${writer}-${number}`
        const guest = await lucia.post(`/api/weddings/${weddingId}/guests`, { fullName: name })
        if (guest.status < 300) acknowledged.guests.push(name)
        if (number % 4 !== 0 || number > 20) continue
        const file = await lucia.upload({ weddingId, vendorId }, `${name}.pdf`, name.repeat(2000))
        if (file.status === 201) acknowledged.files.push(`${name}.pdf`)
      }
    }
    const writers = Array.from({ length: 16 }, (_, writer) => write(writer))
    return {
      lucia,
      server,
      weddingId,
      vendorId,
      acknowledged,
      async end() {
        isOver = true
        await Promise.all(writers)
        await server.stop()
      },
    }
  }

  it.each([
    ['the disk', 'S3'],
    ['S3', 'the disk'],
  ] as const)(
    'under writes on %s and back on %s misses nothing that was acknowledged',
    async (from, to) => {
      const first = await place(from, createTestDatabase())
      const { lucia, weddingId, vendorId, acknowledged, end } = await writing(first)
      await expect.poll(() => acknowledged.files.length, { timeout: 30_000 }).toBeGreaterThan(16)
      const file = join(first.store.config.dataDir, 'azahar.backup')
      const before = structuredClone(acknowledged)
      await runBackupCommand('backup', [file], first)
      const after = structuredClone(acknowledged)
      await end()
      expect(after.guests.length).toBeGreaterThan(before.guests.length)

      const second = await place(to, empty())
      const said = await runBackupCommand('restore', [file], second)
      expect(said).toHaveLength(1)
      expect(await everyRowHasItsFile(second)).toBeGreaterThanOrEqual(before.files.length)

      const moved = await start(second)
      const again = new Person(moved, lucia.name, 'couple', lucia.email)
      expect((await again.signIn()).status).toBe(200)
      const guests = (await again.get(`/api/weddings/${weddingId}/guests`)).body as { fullName: string }[]
      expect(guests.map(({ fullName }) => fullName)).toEqual(expect.arrayContaining(before.guests))
      const path = `/api/weddings/${weddingId}/vendors/${vendorId}/files`
      const files = (await again.get(path)).body as ItemFile[]
      expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(before.files))
      const { url } = (await again.get(`${path}/${files[0]!.id}/link`)).body
      const bytes = await (await moved.fetch(url)).text()
      expect(bytes).toBe(files[0]!.name.replace('.pdf', '').repeat(2000))
      // The database works as one that was never moved: keys, triggers and sequences are there.
      expect(await again.addGuest(weddingId, 'Después')).toMatch(/^[0-9a-f-]{36}$/)
      expect((await again.upload({ weddingId, vendorId }, 'después.pdf', 'x')).status).toBe(201)
      expect(await catalogue(second)).toEqual(await catalogue(first))
    },
    120_000,
  )

  /** Looks for the file of each row; gives how many there were. */
  async function everyRowHasItsFile({ store, databaseUrl }: Place): Promise<number> {
    const files = await openFiles(store.config, systemClock)
    let count = 0
    for (const { bucket, table, column } of FILE_COLUMNS) {
      for (const { path } of (await query(
        databaseUrl,
        `select ${column} as path from ${table} where ${column} is not null`,
      )) as { path: string }[]) {
        expect(await files.find(bucket, path)).not.toBeNull()
        count += 1
      }
    }
    return count
  }

  /** Keys, indexes, triggers and what is enabled of them. */
  const catalogue = ({ databaseUrl }: Place) =>
    query(
      databaseUrl,
      `select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as is, convalidated::text as how
        from pg_constraint where connamespace in ('public'::regnamespace, 'auth'::regnamespace) and contype <> 'n'
      union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text from pg_trigger where not tgisinternal
      union all select schemaname || '.' || tablename, indexname, indexdef, '' from pg_indexes where schemaname in ('public', 'auth')
      order by 1, 2, 3`,
    )

  it('is refused into a used database, a used store and by an altered file, and changes nothing', async () => {
    const first = await place('the disk', createTestDatabase())
    const server = await start(first)
    const lucia = new Person(server, 'Lucía Herrera', 'couple')
    await lucia.signUp()
    const weddingId = await lucia.createWedding()
    const vendorId = await lucia.addVendor(weddingId)
    await lucia.upload({ weddingId, vendorId }, 'contrato.pdf', 'x')
    const file = join(first.store.config.dataDir, 'azahar.backup')
    await runBackupCommand('backup', [file], first)
    const refusal = (on: { store: Store; databaseUrl: string }, name = file) =>
      runBackupCommand('restore', [name], on).then(
        () => 'no refusal',
        (error: Error) => `${error.name}: ${error.message}`,
      )
    const second = await place('the disk', empty())
    const tables = () =>
      query(
        second.databaseUrl,
        `select nspname, relname from pg_class c join pg_namespace n on n.oid = relnamespace
        where relkind in ('r', 'v', 'S') and nspname !~ '^pg_|information_schema'`,
      )
    const before = await tables()
    expect(await refusal({ ...second, databaseUrl: first.databaseUrl })).toMatch(/has tables already/)
    expect(await refusal({ ...second, store: first.store })).toMatch(/There are files already in the folder/)
    const bytes = readFileSync(file)
    const cut = join(second.store.config.dataDir, 'cut.backup')
    writeFileSync(cut, bytes.subarray(0, bytes.length - 200))
    expect(await refusal(second, cut)).toMatch(/is cut or damaged/)
    expect(await tables()).toEqual(before)

    // A file in the place of a folder: the store fails in the middle.
    const files = join(second.store.config.dataDir, 'files')
    mkdirSync(files, { recursive: true })
    writeFileSync(join(files, 'vendor-files'), '')
    expect(await refusal(second)).not.toBe('no refusal')
    expect(await tables()).toEqual(before)
    expect((await query(first.databaseUrl, 'select from weddings')).length).toBe(1)
  }, 60_000)

  it('queues the jobs that waited, and none of the clock', async () => {
    const first = await place('the disk', createTestDatabase())
    const client = new Client({ connectionString: first.databaseUrl })
    await client.connect()
    await client.query(
      `select graphile_worker.add_job('delete-queued-files', '{}'::json, run_at => '2099-01-01', job_key => 'x')`,
    )
    await client.query(`insert into installation (id) values (gen_random_uuid())`)
    await client.end()
    const file = join(first.store.config.dataDir, 'azahar.backup')
    await runBackupCommand('backup', [file], first)
    const second = await place('the disk', empty())
    await runBackupCommand('restore', [file], second)
    expect(
      await query(
        second.databaseUrl,
        'select task_identifier as task, key, run_at from graphile_worker.jobs',
      ),
    ).toEqual([{ task: 'delete-queued-files', key: 'x', run_at: new Date('2099-01-01') }])
  }, 60_000)
})
