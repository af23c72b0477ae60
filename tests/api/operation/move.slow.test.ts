import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { ItemFile } from '#contract/item-files.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { Person } from '../../support/accounts/person.ts'
import { copyDatabase } from '../../support/database/database.ts'
import { runBackupCommand } from '../../support/outside/backups.ts'
import { environmentOf, type RealServer, startRealServer } from '../../support/outside/real-server.ts'
import { STORES, type Store } from '../../support/outside/stores.ts'

type Place = { store: Store; databaseUrl?: string }

/** An installation that moves on and on, with one couple in it. */
describe('npm run move', () => {
  const releases: (() => unknown)[] = []
  afterEach(async () => {
    for (const release of releases.splice(0).reverse()) await release()
  })

  async function storeOf(kind: keyof typeof STORES): Promise<Store> {
    const store = await STORES[kind]()
    releases.push(() => store.close())
    return store
  }

  async function within<T>(
    { store, databaseUrl }: Place,
    story: (server: RealServer) => Promise<T>,
  ): Promise<T> {
    const server = await startRealServer(store, databaseUrl)
    try {
      return await story(server)
    } finally {
      await server.stop()
    }
  }

  function move(from: Place, to: Place): Promise<string[]> {
    const file = join(from.store.config.dataDir, 'new-place.env')
    const lines = Object.entries(environmentOf(to.store, to.databaseUrl)).map(
      ([name, value]) => `${name}=${value}`,
    )
    writeFileSync(file, lines.join('\n'))
    return runBackupCommand('move', [file], from)
  }

  it('goes from the embedded database to another and back, from the disk to S3 and back, and misses nothing', async () => {
    const database = await copyDatabase('template1')
    releases.push(() => database.drop())
    const embedded: Place = { store: await storeOf('the disk') }
    const external: Place = { store: await storeOf('S3'), databaseUrl: database.connectionString }
    const again: Place = { store: await storeOf('the disk') }

    const lived = await within(embedded, async (server) => {
      const lucia = new Person(server, 'Lucía Herrera', 'couple')
      await lucia.signUp()
      const weddingId = await lucia.createWedding()
      await lucia.addGuest(weddingId, 'Carmen')
      const vendorId = await lucia.addVendor(weddingId)
      await lucia.upload({ weddingId, vendorId }, 'contrato.pdf', 'el contrato')
      return { email: lucia.email, weddingId, vendorId }
    })
    const path = `/api/weddings/${lived.weddingId}`
    const isWhole = async (server: RealServer) => {
      const lucia = new Person(server, 'Lucía Herrera', 'couple', lived.email)
      expect((await lucia.signIn()).status).toBe(200)
      expect((await lucia.get(`${path}/guests`)).body).toMatchObject([{ fullName: 'Carmen' }])
      const files = `${path}/vendors/${lived.vendorId}/files`
      const [found] = (await lucia.get(files)).body as ItemFile[]
      const { url } = (await lucia.get(`${files}/${found!.id}/link`)).body
      expect(await (await server.fetch(url)).text()).toBe('el contrato')
      return lucia
    }

    expect((await move(embedded, external)).join('\n')).toMatch(/^Moved: \d+ rows and 1 files\./m)
    await within(external, isWhole)
    expect((await move(external, again)).join('\n')).toMatch(/^Moved: \d+ rows and 1 files\./m)
    await within(again, isWhole)
    await within(embedded, isWhole)
  }, 120_000)

  it('says when all is at the new place already, as after a kill, and makes whole what that left out', async () => {
    const database = await copyDatabase('template1')
    releases.push(() => database.drop())
    const here: Place = { store: await storeOf('the disk') }
    const there: Place = { store: await storeOf('S3'), databaseUrl: database.connectionString }
    const lucia = await within(here, async (server) => {
      const lucia = new Person(server, 'Lucía Herrera', 'couple')
      await lucia.signUp()
      const weddingId = await lucia.createWedding()
      await lucia.addGuest(weddingId, 'Carmen')
      await lucia.upload({ weddingId, vendorId: await lucia.addVendor(weddingId) }, 'uno.pdf', 'uno')
      return lucia
    })
    await move(here, there)
    // The store is marked after the commit.
    const files = await openFiles(there.store.config, systemClock)
    const id = await files.readInstallationId()
    await files.writeInstallationId('')
    const [said] = (await move(here, there)).filter((line) => line.startsWith('Moved'))
    expect(said).toMatch(
      /^Moved already: all \d+ rows of now are in .*Start with the new environment; nothing was/,
    )
    expect(await files.readInstallationId()).toBe(id)
    await within(there, async (server) => {
      await new Person(server, 'Lucía Herrera', 'couple', lucia.email).signIn()
    })
    await expect(move(here, there)).rejects.toThrow(
      /has this installation already, and not as it is here \(.*\): it was moved before, and one of both went on/,
    )
  }, 60_000)

  it('takes the files alone to S3 and back while the server runs, and again what came meanwhile', async () => {
    const database = await copyDatabase('template1')
    releases.push(() => database.drop())
    const disk: Place = { store: await storeOf('the disk'), databaseUrl: database.connectionString }
    const bucket: Place = { store: await storeOf('S3'), databaseUrl: database.connectionString }
    const { weddingId, vendorId, email } = await within(disk, async (server) => {
      const lucia = new Person(server, 'Lucía Herrera', 'couple')
      await lucia.signUp()
      const weddingId = await lucia.createWedding()
      const vendorId = await lucia.addVendor(weddingId)
      await lucia.upload({ weddingId, vendorId }, 'uno.pdf', 'uno')
      expect(await move(disk, bucket)).toEqual([expect.stringMatching(/^1 files copied to .*, 0 were there/)])
      await lucia.upload({ weddingId, vendorId }, 'dos.pdf', 'dos')
      expect(await move(disk, bucket)).toEqual([expect.stringMatching(/^1 files copied to .*, 1 were there/)])
      return { weddingId, vendorId, email: lucia.email }
    })
    await within(bucket, async (server) => {
      const lucia = new Person(server, 'Lucía Herrera', 'couple', email)
      await lucia.signIn()
      const files = `/api/weddings/${weddingId}/vendors/${vendorId}/files`
      for (const { id, name } of (await lucia.get(files)).body as ItemFile[]) {
        const { url } = (await lucia.get(`${files}/${id}/link`)).body
        expect(await (await server.fetch(url)).text()).toBe(name.replace('.pdf', ''))
      }
      await lucia.upload({ weddingId, vendorId }, 'tres.pdf', 'tres')
      expect(await move(bucket, disk)).toEqual([expect.stringMatching(/^1 files copied to .*, 2 were there/)])
    })
  }, 120_000)

  it('leaves the store of another installation alone', async () => {
    const database = await copyDatabase('template1')
    releases.push(() => database.drop())
    const disk: Place = { store: await storeOf('the disk'), databaseUrl: database.connectionString }
    const taken: Place = { store: await storeOf('S3'), databaseUrl: database.connectionString }
    const files = await openFiles(taken.store.config, systemClock)
    const id = crypto.randomUUID()
    await files.writeInstallationId(id)
    await within(disk, async () => {
      await expect(move(disk, taken)).rejects.toThrow(
        `The files in ${files.place} are of another installation (${id})`,
      )
    })
    expect(await files.readInstallationId()).toBe(id)
  }, 60_000)

  it('is refused while a server writes, with another secret, and where nothing moves', async () => {
    const database = await copyDatabase('template1')
    releases.push(() => database.drop())
    const here: Place = { store: await storeOf('the disk'), databaseUrl: database.connectionString }
    const there: Place = { store: await storeOf('the disk') }
    await within(here, async () => {
      await expect(move(here, there)).rejects.toThrow(
        /^Others are connected to the database: stop the servers/,
      )
    })
    await expect(move(here, here)).rejects.toThrow(/names the database and the store of now/)
    const secret = 'another-secret-for-tests-of-at-least-32-letters'
    const other = {
      ...there,
      store: { ...there.store, config: { ...there.store.config, authSecret: secret } },
    }
    await expect(move(here, other)).rejects.toThrow(/AUTH_SECRET in .* has to be the one of now/)
  }, 60_000)
})
