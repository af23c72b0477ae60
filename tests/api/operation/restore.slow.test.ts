import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ItemFile } from '#contract/item-files.ts'
import { connect } from '#db/client.ts'
import { ORPHAN_DAYS } from '#domain/files/files.ts'
import { cleanFiles } from '#server/areas/files/clean-files.job.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { Person } from '../../support/accounts/person.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { type RealServer, startRealServer } from '../../support/outside/real-server.ts'
import { STORES, type Store } from '../../support/outside/stores.ts'

const DAY_MS = 86_400_000

/** As docs/operating.md describes it, with the server started and stopped as it is for real. */
describe('a backup', () => {
  const releases: (() => unknown)[] = []
  let store: Store
  let database: TestDatabase
  let server: RealServer
  let lucia: Person
  let vendor: { weddingId: string; vendorId: string }

  beforeEach(async () => {
    store = await STORES['the disk']()
    releases.push(() => store.close())
    database = kept(await createTestDatabase())
    await start()
    lucia = new Person({ fetch: (...asked) => server.fetch(...asked) }, 'Lucía Herrera', 'couple')
    await lucia.signUp()
    const weddingId = await lucia.createWedding()
    vendor = { weddingId, vendorId: await lucia.addVendor(weddingId) }
  })
  afterEach(async () => {
    await server.stop()
    for (const release of releases.splice(0).reverse()) await release()
  })

  function kept(created: TestDatabase) {
    releases.push(() => created.drop())
    return created
  }

  async function start() {
    server = await startRealServer(store, database.connectionString)
  }

  /** A dump of the rows, taken while nothing is written. */
  async function dump(): Promise<TestDatabase> {
    await server.stop()
    const copy = kept(await database.copy())
    await start()
    return copy
  }

  async function restore(rows: TestDatabase) {
    await server.stop()
    database = kept(await rows.copy())
    await start()
  }

  const upload = (name: string) => lucia.upload(vendor, name, name)

  /** The answer to the download of each of the vendor's files, by its name. */
  async function downloads(): Promise<Record<string, string>> {
    const path = `/api/weddings/${vendor.weddingId}/vendors/${vendor.vendorId}/files`
    const files = (await lucia.get(path)).body as ItemFile[]
    const entries = files.map(async ({ id, name }) => {
      const { url } = (await lucia.get(`${path}/${id}/link`)).body
      const answer = await server.fetch(url)
      return [name, answer.status === 200 ? await answer.text() : answer.status]
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  /** Cleans once a day as if the days had gone by, and gives what is said of it at error level. */
  async function letDaysPass(first: number, last: number): Promise<string[]> {
    // The cleaning of its start would come between.
    await server.stop()
    const files = await openFiles(store.config, systemClock)
    const db = connect({ connectionString: database.connectionString })
    // A cleaning of the server that stopped may be ending still, and ours would leave it the work.
    await db.execute(sql`
      select pg_advisory_unlock(key) from (
        select key, pg_advisory_lock(key) from (select hashtextextended('azahar/clean-files', 0) as key) named
      ) held`)
    const lines: string[] = []
    const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line).msg) })
    for (let day = first; day <= last; day += 1) {
      const clock = { now: () => new Date(Date.now() + day * DAY_MS) }
      await cleanFiles({ db, files, log, clock })
    }
    await db.$client.end()
    await start()
    return lines
  }

  const whole = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]))

  it('of the rows, older than the files, keeps the newer files until a newer one turns up', async () => {
    await upload('contrato.pdf')
    await upload('menu.pdf')
    const older = await dump()
    await upload('factura.pdf')
    const newer = await dump()

    await restore(older)
    expect(await downloads()).toEqual(whole(['contrato.pdf', 'menu.pdf']))
    await letDaysPass(1, ORPHAN_DAYS)

    await restore(newer)
    await letDaysPass(ORPHAN_DAYS + 1, ORPHAN_DAYS + 3)
    expect(await downloads()).toEqual(whole(['contrato.pdf', 'menu.pdf', 'factura.pdf']))
  }, 120_000)

  it('of the rows, older than most files, lets no file go however long it takes', async () => {
    await upload('contrato.pdf')
    const older = await dump()
    const names = ['factura.pdf', 'menu.pdf', 'plano.pdf']
    for (const name of names) await upload(name)
    const newer = await dump()

    await restore(older)
    const said = await letDaysPass(1, 2 * ORPHAN_DAYS)
    expect(said).toEqual(Array(2 * ORPHAN_DAYS).fill('too many files are without a row: none was deleted'))

    await restore(newer)
    expect(await downloads()).toEqual(whole(['contrato.pdf', ...names]))
  }, 120_000)

  it('of the files, older than the rows, keeps every row until the newer files are back', async () => {
    await upload('contrato.pdf')
    const folder = join(store.config.dataDir, 'files')
    const backup = (name: string) => join(store.config.dataDir, name)
    cpSync(folder, backup('older'), { recursive: true })
    for (const name of ['factura.pdf', 'menu.pdf', 'plano.pdf']) await upload(name)
    cpSync(folder, backup('newer'), { recursive: true })

    await server.stop()
    rmSync(folder, { recursive: true })
    cpSync(backup('older'), folder, { recursive: true })
    await start()
    const said = await letDaysPass(1, 20)
    expect(said).toEqual(Array(20).fill('the store lacks files of rows: the rows are kept'))
    const lacking = { 'contrato.pdf': 'contrato.pdf', 'factura.pdf': 503, 'menu.pdf': 503, 'plano.pdf': 503 }
    expect(await downloads()).toEqual(lacking)

    await server.stop()
    cpSync(backup('newer'), folder, { recursive: true })
    await start()
    expect(await downloads()).toEqual(whole(['contrato.pdf', 'factura.pdf', 'menu.pdf', 'plano.pdf']))
  }, 120_000)

  it('of the rows and then the files is whole once the files are back and then the rows', async () => {
    await upload('contrato.pdf')
    const rows = await dump()
    await upload('menu.pdf')
    const [folder, backup] = [join(store.config.dataDir, 'files'), join(store.config.dataDir, 'backup')]
    cpSync(folder, backup, { recursive: true })

    await server.stop()
    rmSync(folder, { recursive: true })
    cpSync(backup, folder, { recursive: true })
    await restore(rows)
    expect(await downloads()).toEqual(whole(['contrato.pdf']))
    expect((await upload('plano.pdf')).status).toBe(201)
    await letDaysPass(1, 2)
    expect(await downloads()).toEqual(whole(['contrato.pdf', 'plano.pdf']))
  }, 120_000)
})
