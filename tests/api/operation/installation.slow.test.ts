import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { joinInstallation } from '#server/areas/files/join-installation.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Files } from '#server/platform/files/files.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { StartError } from '#server/platform/start-error.ts'
import { Person } from '../../support/accounts/person.ts'
import { createTestDatabase } from '../../support/database/database.ts'
import { startRealServer } from '../../support/outside/real-server.ts'
import { STORES, type Store } from '../../support/outside/stores.ts'

const log = pino({ level: 'silent' })

describe.each(Object.entries(STORES))('a database and its files on %s', (_, openStore) => {
  const releases: (() => unknown)[] = []
  let store: Store
  let files: Files
  let db: Database

  beforeAll(async () => {
    store = await openStore()
  })
  beforeEach(async () => {
    files = await openFiles(store.config, systemClock)
    for await (const { path } of files.list('vendor-files')) await files.remove('vendor-files', path)
    await files.writeInstallationId('')
    db = await emptyDatabase()
  })
  afterAll(() => store.close())
  afterEach(async () => {
    for (const release of releases.splice(0).reverse()) await release()
  })

  async function emptyDatabase(): Promise<Database> {
    const database = await createTestDatabase()
    const opened = connect({ connectionString: database.connectionString })
    opened.$client.on('error', () => {})
    releases.push(
      () => database.drop(),
      () => opened.$client.end(),
    )
    return opened
  }

  const start = (database = db, adopted: string | null = null) =>
    joinInstallation({ db: database, files, log }, adopted)
  const idOf = async (database: Database) =>
    (await database.execute<{ id: string }>(sql`select id from installation`)).rows[0]?.id ?? null

  const put = (path: string) =>
    files.put('vendor-files', path, Readable.from(['x'], { objectMode: false }), 1)

  /** The row of a vendor's file, with what it stands on. */
  async function addRow(database: Database, path: string) {
    const id = crypto.randomUUID()
    await database.execute(sql`
      with wedding as (insert into weddings (id, name) values (${id}, 'Boda') returning id),
      vendor as (
        insert into vendors (wedding_id, id, vendor_type, name, cost, status)
        select id, id, 'catering', '', 0, 'open' from wedding returning id
      )
      insert into item_files (wedding_id, kind, item_id, id, name, path, size, content_type)
      select id, 'vendor', id, id, 'contrato.pdf', ${path}, 1, 'application/pdf' from vendor`)
  }

  it('get one id at the first start, both empty, and keep it', async () => {
    await start()
    const id = await idOf(db)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await files.readInstallationId()).toBe(id)
    await start()
    expect(await idOf(db)).toBe(id)
  })

  it('get one id when several processes start at once', async () => {
    await Promise.all([start(), start(), start(), start()])
    expect(await files.readInstallationId()).toBe(await idOf(db))
  })

  it('get one id when both are of an older version', async () => {
    await put('boda/contrato')
    await addRow(db, 'boda/contrato')
    await addRow(db, 'boda/perdido')
    await start()
    expect(await files.readInstallationId()).toBe(await idOf(db))
  })

  it('are completed when a start was killed between the two', async () => {
    await start()
    await db.execute(sql`update installation set id = gen_random_uuid()`)
    const other = await STORES['the disk']()
    releases.push(() => other.close())
    files = await openFiles(other.config, systemClock)
    await start()
    expect(await files.readInstallationId()).toBe(await idOf(db))
  })

  it('take the id of the store when the database is a backup of an older version', async () => {
    await put('boda/contrato')
    await addRow(db, 'boda/contrato')
    await start()
    const id = await idOf(db)
    await db.execute(sql`truncate installation`)
    await start()
    expect(await idOf(db)).toBe(id)
  })

  it('refuse the start when the store has an id and the database is new', async () => {
    await start()
    const before = await files.readInstallationId()
    const other = await emptyDatabase()
    await expect(start(other)).rejects.toThrow(
      /^The database is new to the files in the (folder|bucket) .*\.$/,
    )
    expect(await idOf(other)).toBeNull()
    expect(await files.readInstallationId()).toBe(before)
  })

  it('refuse the start when the store has files of an older version and the database is new', async () => {
    await put('boda/contrato')
    await expect(start()).rejects.toThrow(/ADOPT_STORE=without-id\.$/)
    expect(await idOf(db)).toBeNull()
    expect(await files.readInstallationId()).toBeNull()
  })

  it('refuse the start when their ids differ', async () => {
    await start()
    const id = await files.readInstallationId()
    await db.execute(sql`update installation set id = gen_random_uuid()`)
    const other = await idOf(db)
    await expect(start()).rejects.toThrow(
      new RegExp(`^Database and files are of two installations: the database of ${other}, .* of ${id}\\.`),
    )
  })

  it('refuse the start when rows refer to files of which the store has none', async () => {
    await start()
    await addRow(db, 'boda/contrato')
    await files.writeInstallationId('')
    await put('otra/ajeno')
    await expect(start()).rejects.toThrow(/^The database refers to files, and none of those looked for is in/)
  })

  it('are put together on purpose, for the store named and no other', async () => {
    await start()
    const id = (await files.readInstallationId())!
    const other = await emptyDatabase()
    await expect(start(other, crypto.randomUUID())).rejects.toThrow(`ADOPT_STORE=${id}.`)
    await start(other, id)
    expect(await files.readInstallationId()).toBe(await idOf(other))
    // Left in the environment it does nothing more, and the database of before no longer takes the files for its own.
    await start(other, id)
    await expect(start(db, id)).rejects.toThrow(/^Database and files are of two installations/)
  })
})

describe('a start with another database', () => {
  it.each(Object.entries(STORES))(
    'is refused in one line and leaves every file on %s',
    async (_, openStore) => {
      const store = await openStore()
      const [used, empty] = [await createTestDatabase(), await createTestDatabase()]
      let server = await startRealServer(store, used.connectionString)
      const lucia = new Person({ fetch: (...asked) => server.fetch(...asked) }, 'Lucía Herrera', 'couple')
      await lucia.signUp()
      const weddingId = await lucia.createWedding()
      const vendorId = await lucia.addVendor(weddingId)
      expect((await lucia.upload({ weddingId, vendorId }, 'contrato.pdf', 'x')).status).toBe(201)
      await server.stop()

      const refused = await startRealServer(store, empty.connectionString).catch((error) => error)
      expect(refused).toBeInstanceOf(StartError)
      expect(refused.message).toMatch(/^The database is new to the files in .* ADOPT_STORE=[0-9a-f-]{36}\.$/)

      server = await startRealServer(store, used.connectionString)
      const path = `/api/weddings/${weddingId}/vendors/${vendorId}/files`
      const [file] = (await lucia.get(path)).body
      const { url } = (await lucia.get(`${path}/${file.id}/link`)).body
      expect(await (await server.fetch(url)).text()).toBe('x')
      await server.stop()
      for (const database of [used, empty]) await database.drop()
      await store.close()
    },
    120_000,
  )
})
