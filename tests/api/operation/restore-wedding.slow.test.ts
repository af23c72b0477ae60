import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemFile } from '#contract/item-files.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { Person } from '../../support/accounts/person.ts'
import { createTestDatabase, execute, type TestDatabase } from '../../support/database/database.ts'
import { query } from '../../support/database/owner-process.ts'
import { runBackupCommand } from '../../support/outside/backups.ts'
import { type RealServer, startRealServer } from '../../support/outside/real-server.ts'
import { STORES, type Store } from '../../support/outside/stores.ts'

/** As docs/operating.md describes it: one wedding comes back while the server runs. */
describe.each(['the disk', 'S3'] as const)('one wedding of a backup, with files on %s', (kind) => {
  let store: Store
  let database: TestDatabase
  let server: RealServer
  let file: string
  let lucia: Person
  let rosa: Person
  const ids = { wedding: '', other: '', vendor: '' }

  beforeAll(async () => {
    store = await STORES[kind]()
    database = await createTestDatabase()
    server = await startRealServer(store, database.connectionString, { REQUESTS_PER_MINUTE: '0' })
    lucia = new Person(server, 'Lucía Herrera', 'couple')
    await lucia.signUp()
    ids.wedding = await lucia.createWedding()
    ids.other = await lucia.createWedding()
    rosa = new Person(server, 'Rosa Gil', 'couple')
    await rosa.signUp()
    await lucia.letIn(ids.wedding, rosa, 'couple')
    await lucia.addGuest(ids.wedding, 'Carmen Aguirre')
    await lucia.addGuest(ids.other, 'Otra')
    await execute(
      database.connectionString,
      `insert into bus_trips (wedding_id, id, direction, vehicle, seats, stops) values ('${ids.wedding}', gen_random_uuid(),
      'out', 'bus', 50, '[{"key":"ida","name":"Plaza","place":null,"minute":700,"isVenue":false}]')`,
    )
    ids.vendor = await lucia.addVendor(ids.wedding)
    const { wedding: weddingId, vendor: vendorId } = ids
    expect((await lucia.upload({ weddingId, vendorId }, 'contrato.pdf', 'el contrato')).status).toBe(201)
    file = join(store.config.dataDir, 'azahar.backup')
    await run('backup', file)
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    await database.drop()
    await store.close()
  })

  const run = (command: 'backup' | 'restore', ...args: string[]) =>
    runBackupCommand(command, args, { store, databaseUrl: database.connectionString })
  const refusal = (...args: string[]) =>
    run('restore', ...args).then(
      () => 'no refusal',
      (error: Error) => error.message,
    )
  const end = (condition: string) => execute(database.connectionString, condition)

  it('is listed with its name', async () => {
    const said = await run('restore', file, '--weddings')
    expect(said).toHaveLength(2)
    expect(said.join('\n')).toContain(ids.wedding)
  })

  it('comes beside the one that is there as a copy with files of its own', async () => {
    const said = await run('restore', file, '--wedding', ids.wedding, '--copy')
    expect(said).toEqual([
      expect.stringMatching(
        /^Restored .* as it was at 20.* as .* \(copia del .*\), [0-9a-f-]{36}: \d+ rows, 1 files, 2 members$/,
      ),
    ])
    const copyId = /[0-9a-f-]{36}/.exec(said[0]!)![0]
    const { body } = await lucia.get(`/api/weddings/${copyId}/vendors`)
    const path = `/api/weddings/${copyId}/vendors/${body[0].id}/files`
    const [found] = (await lucia.get(path)).body as ItemFile[]
    // The copy goes, and the original keeps its file.
    const { url } = (await lucia.get(`${path}/${found!.id}/link`)).body
    expect(await (await server.fetch(url)).text()).toBe('el contrato')
    await end(`delete from weddings where id = '${copyId}'`)
    await readContract()
  }, 60_000)

  it('is refused beside a store that is not the one of the database', async () => {
    const other = await STORES['the disk']()
    await expect(
      runBackupCommand('restore', [file, '--wedding', ids.wedding, '--copy'], {
        store: other,
        databaseUrl: database.connectionString,
      }),
    ).rejects.toThrow(/^The files in the folder .* are not of this installation/)
    await other.close()
  })

  it('is refused while it is there, and in the bin, and when the backup has none with that id', async () => {
    expect(await refusal(file, '--wedding', ids.wedding)).toBe(
      'The wedding is there still: nothing of it is replaced. With --copy it comes as a second one.',
    )
    expect(await refusal(file, '--wedding', '0198c0de-0000-7000-8000-000000000000')).toMatch(/has no wedding/)
    await end(`insert into deleted_weddings (wedding_id, deleted_at) values ('${ids.wedding}', now())`)
    expect(await refusal(file, '--wedding', ids.wedding)).toMatch(/can take it back/)
  })

  it('comes back with its rows, its files and its members, and the activity says so', async () => {
    // As housekeeping ends it a week later; the queue would delete the file soon.
    await end(`delete from weddings where id = '${ids.wedding}'`)
    expect((await lucia.get(`/api/weddings/${ids.wedding}/guests`)).status).not.toBe(200)
    const said = await run('restore', file, '--wedding', ids.wedding)
    expect(said).toEqual([
      expect.stringMatching(/^Restored .* as it was at 20.*: \d+ rows, 1 files, 2 members$/),
    ])
    const path = `/api/weddings/${ids.wedding}`
    expect((await lucia.get(`${path}/guests`)).body).toMatchObject([{ fullName: 'Carmen Aguirre' }])
    expect((await rosa.get(`${path}/guests`)).status).toBe(200)
    expect((await lucia.get(`/api/weddings/${ids.other}/guests`)).body).toMatchObject([{ fullName: 'Otra' }])
    await readContract()
    const { body } = await lucia.get(`${path}/activity`)
    expect(body.lines[0]).toMatchObject({ action: 'weddings.backup.restore', actorId: null, undo: 'expired' })
    expect(body.lines.length).toBeGreaterThan(2)
    // It lives: guests are counted, and what is added is logged.
    await lucia.addGuest(ids.wedding, 'Después')
    expect((await lucia.get(`${path}/activity`)).body.lines[0]).toMatchObject({ action: 'guests.add' })
    expect(
      await query(
        database.connectionString,
        `select sum(row_count)::int as count from wedding_versions where wedding_id = '${ids.wedding}' and area = 'guests'`,
      ),
    ).toEqual([{ count: 2 }])
  }, 60_000)

  async function readContract(): Promise<void> {
    const path = `/api/weddings/${ids.wedding}/vendors/${ids.vendor}/files`
    const [found] = (await lucia.get(path)).body as ItemFile[]
    const { url } = (await lucia.get(`${path}/${found!.id}/link`)).body
    expect(await (await server.fetch(url)).text()).toBe('el contrato')
  }

  it('comes back with its files when these are gone too, without the members who have no account any more', async () => {
    const paths = (await query(database.connectionString, 'select path from item_files')) as {
      path: string
    }[]
    await end(`delete from weddings where id = '${ids.wedding}'; delete from file_deletions`)
    const files = await openFiles(store.config, systemClock)
    for (const { path } of paths) await files.remove('vendor-files', path)
    await end(`delete from auth."user" where email = '${rosa.email}'`)
    const said = await run('restore', file, '--wedding', ids.wedding)
    expect(said).toEqual([
      expect.stringMatching(/ 1 files, 1 members$/),
      expect.stringMatching(/^1 of its members have no account any more/),
    ])
    await readContract()
  }, 60_000)

  it('needs somebody who can open it: an account of its own choice becomes its member', async () => {
    await end(`delete from weddings where id = '${ids.wedding}'`)
    const paula = new Person(server, 'Paula Gil', 'couple')
    await paula.signUp()
    await end(`delete from auth."user" where email = '${lucia.email}'`)
    const before = readdirSync(store.config.dataDir, { recursive: true }).length
    expect(await refusal(file, '--wedding', ids.wedding)).toMatch(/give one with --member EMAIL/)
    expect(await refusal(file, '--wedding', ids.wedding, '--member', 'nadie@correo.example')).toMatch(
      /no account with the address nadie@correo\.example/,
    )
    expect(
      await query(database.connectionString, `select from weddings where id = '${ids.wedding}'`),
    ).toEqual([])
    expect(readdirSync(store.config.dataDir, { recursive: true }).length).toBeLessThanOrEqual(before)
    const said = await run('restore', file, '--wedding', ids.wedding, '--member', paula.email)
    expect(said[0]).toMatch(/1 members$/)
    const { body } = await paula.get(`/api/weddings/${ids.wedding}/guests`)
    expect(body).toMatchObject([{ fullName: 'Carmen Aguirre' }])
  }, 60_000)

  it('of another installation is refused', async () => {
    await end('update installation set id = gen_random_uuid()')
    expect(await refusal(file, '--wedding', ids.wedding)).toMatch(/is of another installation/)
  })
})
