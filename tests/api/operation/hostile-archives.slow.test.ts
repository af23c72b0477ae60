import { readdirSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { IMPORTS_AT_ONCE } from '#domain/archive/wedding-archive.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { picture } from '../../support/outside/images.ts'
import { bringIn, changed, download, filesStored, indexOf, read } from '../../support/outside/wedding-zip.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = useTestApp()
const CONTRACT = 'archivos/proveedores/La Alacena/contrato.txt'
const PICTURE = 'imagenes/Flores/ramo.png'

let lucia: Person
let raul: Person
let weddingId: string
let zip: Buffer
let before: string[]

beforeAll(async () => {
  lucia = await signedUp(app, 'Lucía Soler', 'couple')
  raul = await signedUp(app, 'Raúl Sanz', 'couple')
  weddingId = await lucia.createWedding()
  const vendorId = await lucia.addVendor(weddingId)
  await lucia.patch(`/api/weddings/${weddingId}/vendors/${vendorId}`, { name: 'La Alacena' })
  await lucia.upload({ weddingId, vendorId }, 'contrato.txt', 'Lo que se ha acordado')
  const folders = `/api/weddings/${weddingId}/inspiration/folders`
  const folder = await lucia.post(folders, { name: 'Flores' })
  const image = await picture(80, 60).png().toBuffer()
  await lucia.sendBytes(`${folders}/${folder.body.id}/images?name=ramo.png`, image)
  await app.runJobs()
  zip = await download(app, lucia, weddingId)
  expect([...(await read(zip)).keys()]).toEqual(expect.arrayContaining([CONTRACT, PICTURE]))
  before = await filesStored(app)
})

const incoming = () => readdirSync(join(app.dataDir, 'files/incoming'))

async function expectRefused(sent: Buffer, code: string) {
  const answer = await bringIn(raul, sent)
  expect(answer).toMatchObject({ status: 422, body: { code } })
  expect((await raul.get('/api/weddings')).body).toEqual([])
  expect(await filesStored(app)).toEqual(before)
  expect(incoming()).toEqual([])
}

/** The same index with a change. */
async function withIndex(change: (index: Awaited<ReturnType<typeof indexOf>>) => void): Promise<Buffer> {
  const index = await indexOf(zip)
  change(index)
  return changed(zip, { 'boda.json': JSON.stringify(index) })
}

/** The ZIP with a text of the same length in place of another, in its entries and in its directory. */
const patched = (from: string, to: string) => {
  expect([to.length, zip.includes(from)]).toEqual([from.length, true])
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

async function zipOf(entries: [name: string, contents: Buffer, options?: object][]): Promise<Buffer> {
  const made = new ZipFile()
  for (const [name, contents, options = {}] of entries) made.addBuffer(contents, name, options)
  made.end()
  return buffer(made.outputStream)
}

const OTHER_ID = '0198c0de-0000-7000-8000-000000000099'

describe('a ZIP that was made to do harm', () => {
  it('is refused for names that lead elsewhere', async () => {
    await expectRefused(patched(PICTURE, '../../../../../etc/shado'), 'ARCHIVE_DAMAGED')
    await expectRefused(patched(PICTURE, '/etc/flores/Flo/ramo.png'), 'ARCHIVE_DAMAGED')
    await expectRefused(patched(PICTURE, 'C:/windows/sys/ramo.pngg'), 'ARCHIVE_DAMAGED')
  })

  it('is refused for links, for two entries of one name and for an entry that is not what it says', async () => {
    const entries = [...(await read(zip))]
    const link = entries.map(
      ([name, contents]) =>
        [name, contents, name === CONTRACT ? { mode: 0o120777 } : {}] as [string, Buffer, object],
    )
    await expectRefused(await zipOf(link), 'ARCHIVE_DAMAGED')
    await expectRefused(await zipOf([...entries, [CONTRACT, Buffer.from('otro')]]), 'ARCHIVE_DAMAGED')
    // The bytes lie in the ZIP as they are; its checksum is of those that were there.
    await expectRefused(patched('Lo que se ha acordado', 'Lo que no se acordaba'), 'ARCHIVE_DAMAGED')
    await expectRefused(
      await changed(zip, { [PICTURE]: '<!doctype html><script>1</script>' }),
      'ARCHIVE_DAMAGED',
    )
  })

  it('is refused for bombs, also for one that says it is small', async () => {
    const zeros = Buffer.alloc(30 * 1024 ** 2)
    const bomb = await changed(zip, { [CONTRACT]: zeros })
    await expectRefused(bomb, 'ARCHIVE_TOO_LARGE')
    const size = Buffer.alloc(4)
    size.writeUInt32LE(zeros.length)
    const small = Buffer.from([21, 0, 0, 0])
    await expectRefused(
      Buffer.from(
        bomb.toString('latin1').replaceAll(size.toString('latin1'), small.toString('latin1')),
        'latin1',
      ),
      'ARCHIVE_DAMAGED',
    )
  })

  it('is refused for a million entries', async () => {
    await expectRefused(millionEntries(), 'ARCHIVE_TOO_LARGE')
  })

  it('is refused wherever it is cut off', async () => {
    for (const share of [0.1, 0.5, 0.9]) {
      await expectRefused(zip.subarray(0, Math.floor(zip.length * share)), 'ARCHIVE_UNKNOWN')
    }
  })

  it('is refused for JSON that is deep or of other shapes', async () => {
    const head = '{"formato":"azahar-boda","version":1,"tablas":{"guests":'
    const deep = `${head}${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}}`
    await expectRefused(await changed(zip, { 'boda.json': deep }, { compress: false }), 'ARCHIVE_DAMAGED')
    await expectRefused(await changed(zip, { 'boda.json': `${head}{"length":3}}}` }), 'ARCHIVE_DAMAGED')
    await expectRefused(await changed(zip, { 'boda.json': `${head}"__proto__"}}` }), 'ARCHIVE_DAMAGED')
    await expectRefused(await changed(zip, { 'boda.json': '[1]' }), 'ARCHIVE_UNKNOWN')
  })

  it('is refused when a file has no row, two rows one file, or a row none', async () => {
    await expectRefused(await withIndex(({ archivos }) => archivos.push(archivos[0])), 'ARCHIVE_DAMAGED')
    await expectRefused(await withIndex(({ archivos }) => archivos.pop()), 'ARCHIVE_DAMAGED')
    await expectRefused(await withIndex(({ tablas }) => tablas.vendor_files.pop()), 'ARCHIVE_DAMAGED')
    await expectRefused(
      await withIndex(({ archivos }) => (archivos[0].clave.item_id = OTHER_ID)),
      'ARCHIVE_DAMAGED',
    )
    await expectRefused(
      await withIndex(({ archivos }) => (archivos[0].clave.item_id = '../../otra')),
      'ARCHIVE_DAMAGED',
    )
  })

  it('is refused for more than a wedding can have', async () => {
    const days = app.platform.settings.limits.wedding.agendaDays + 1
    await expectRefused(
      await withIndex(({ tablas }) => {
        tablas.agenda_days = Array.from({ length: days }, (_, at) => ({
          id: OTHER_ID.replace(/\d\d$/, String(at + 10)),
          name: 'Día',
          date: '2027-04-10',
          created_at: '2026-10-01T10:00:00+00:00',
        }))
      }),
      'ARCHIVE_TOO_LARGE',
    )
  })

  it('reaches no other wedding, whatever ids it has', async () => {
    const members = (await lucia.get(`/api/weddings/${weddingId}/members`)).body
    const answer = await bringIn(
      raul,
      await withIndex(({ tablas }) =>
        Object.assign(tablas.weddings[0], { id: weddingId, created_by: lucia.userId }),
      ),
    )
    expect(answer.status).toBe(201)
    expect(answer.body.id).not.toBe(weddingId)
    expect((await lucia.get(`/api/weddings/${weddingId}/members`)).body).toEqual(members)
    expect((await raul.get(`/api/weddings/${weddingId}`)).status).toBe(404)
    await raul.delete(`/api/weddings/${answer.body.id}`, { name: answer.body.name })
  })
})

describe('a ZIP of a wedding', () => {
  it('comes back from a ZIP64 too', async () => {
    const brought = await bringIn(lucia, await changed(zip, {}, { forceZip64Format: true }))
    expect(brought.status).toBe(201)
  })

  it('comes back without a file that was deleted while it was downloaded', async () => {
    const path = before.find((one) => one.startsWith(weddingId) && one.endsWith('original'))!
    await app.platform.files.remove('inspiration-images', path)
    const partial = await download(app, lucia, weddingId)
    expect((await read(partial)).get(PICTURE)).toHaveLength(0)
    const brought = await bringIn(lucia, partial)
    expect(brought.status).toBe(201)
    const folders = `/api/weddings/${brought.body.id}/inspiration/folders`
    const [folder] = (await lucia.get(folders)).body
    expect(folder).toMatchObject({ name: 'Flores' })
    expect((await lucia.get(`${folders}/${folder.id}/images`)).body).toEqual([])
  })
})

describe('imports at once', () => {
  /** Begins to send a ZIP of a gigabyte and goes no further. */
  function begin(person: Person): ClientRequest {
    const sending = request({
      host: '127.0.0.1',
      port: app.port,
      path: '/api/wedding-archives',
      method: 'POST',
      headers: { cookie: person.cookie, origin: ORIGIN, 'content-length': 100 * 1024 ** 2 },
    })
    sending.on('error', () => {})
    sending.write(Buffer.alloc(1024 ** 2))
    return sending
  }

  it('are one of each person and a few in all, and one that is cut off leaves nothing behind', async () => {
    const people = await Promise.all(
      Array.from({ length: IMPORTS_AT_ONCE + 1 }, (_, at) => signedUp(app, `Persona ${at}`, 'couple')),
    )
    const [first, ...others] = people.slice(0, -1)
    const last = people.at(-1)!
    const sending = begin(first!)
    await vi.waitFor(() => expect(incoming()).toHaveLength(1))
    expect(await bringIn(first!, zip)).toMatchObject({ status: 409, body: { code: 'IMPORT_UNDER_WAY' } })
    const more = others.map(begin)
    await vi.waitFor(() => expect(incoming()).toHaveLength(IMPORTS_AT_ONCE))
    const refused = await bringIn(last, zip)
    expect(refused).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const one of [sending, ...more]) one.destroy()
    await vi.waitFor(() => expect(incoming()).toEqual([]))
    // The place of an import is free a moment after its file is gone.
    for (const person of [last, first!])
      await vi.waitFor(async () => expect((await bringIn(person, zip)).status).toBe(201))
  })
})

/** A directory of as many empty entries, all of one name, with the records that ZIP64 adds. */
function millionEntries(count = 1_000_000): Buffer {
  const name = Buffer.from('a')
  const record = Buffer.alloc(46 + name.length)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(name.length, 28)
  name.copy(record, 46)
  const directory = Buffer.alloc(count * record.length, record)
  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(0x06064b50, 0)
  end64.writeBigUInt64LE(44n, 4)
  end64.writeBigUInt64LE(BigInt(count), 24)
  end64.writeBigUInt64LE(BigInt(count), 32)
  end64.writeBigUInt64LE(BigInt(directory.length), 40)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(directory.length), 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(0xffff, 8)
  end.writeUInt16LE(0xffff, 10)
  end.writeUInt32LE(0xffffffff, 12)
  end.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([directory, end64, locator, end])
}
