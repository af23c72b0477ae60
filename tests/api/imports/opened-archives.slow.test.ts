import { randomUUID } from 'node:crypto'
import { zipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportView } from '#contract/import-rows.ts'
import { ARCHIVE_VERSION } from '#domain/archive/wedding-archive.ts'
import { IMPORT_FILES_MAX } from '#domain/imports/imports.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { ImportSession, textFile, warmReader } from '../../support/outside/import-files.ts'
import { changed, download, filesStored, indexOf } from '../../support/outside/wedding-zip.ts'

const { app, cast } = useCast()
let zip: Buffer
let ines: Person
let weddingId: string
let session: ImportSession

const GUESTS = textFile('invitados.csv', 'Nombre\nAna Ruiz\n')

beforeAll(async () => {
  await warmReader(app)
  const { lucia } = cast
  const from = await lucia.createWedding('Olga & Iker', '2027-06-12')
  await lucia.addGuest(from, 'Carmen Aguirre')
  await lucia.addGuest(from, 'Teo Lasa')
  zip = await download(app, lucia, from)
})

beforeEach(async () => {
  ines = await signedUp(app, 'Inés Prat', 'couple')
  weddingId = await ines.createWedding('Inés & Bruno', '2027-04-10')
  session = new ImportSession(ines, weddingId, app)
})

const open = (fileId: string, by = ines) => by.post(`${session.path}/files/${fileId}/opening`)
const weddings = async (person = ines) =>
  ((await person.get('/api/weddings')).body as { name: string }[]).map(({ name }) => name).toSorted()
const named = ({ files }: ImportView, name: string) => files.find((file) => file.name === name)!

describe('a downloaded wedding among dropped files', () => {
  it('is opened as a new wedding without being sent again, and the others come in as before', async () => {
    const read = await session.drop([{ name: 'olga-iker.zip', bytes: zip }, GUESTS])
    const file = named(read, 'olga-iker.zip')
    expect(file.openedAs).toBeNull()
    expect(file.parts).toMatchObject([
      { kind: 'ours', detail: 'Olga & Iker, 12 de junio de 2027, 2 personas, 0 proveedores' },
    ])
    expect((await session.preview()).leftOut).toEqual([
      {
        fileName: 'olga-iker.zip',
        title: 'Una boda entera de azahar',
        detail: 'Se abre aparte, con «Abrir como boda nueva».',
      },
    ])
    const opened = await open(file.id)
    expect(opened).toMatchObject({ status: 201, body: { name: 'Olga & Iker', missing: 0, missingFiles: [] } })
    expect(opened.body.id).not.toBe(weddingId)
    expect((await ines.get(`/api/weddings/${opened.body.id}/guests`)).body).toHaveLength(2)
    expect((await ines.get(`/api/weddings/${weddingId}/guests`)).body, 'nothing is written over').toEqual([])
    expect(named(await session.find(), 'olga-iker.zip').openedAs).toBe(opened.body.id)
    await session.apply()
    expect((await ines.get(`/api/weddings/${weddingId}/guests`)).body).toHaveLength(1)
  })

  it('may lie in a ZIP with other files, and is one file of it', async () => {
    const all = zipSync({ 'Copia/olga-iker.zip': zip, 'invitados.csv': GUESTS.bytes })
    const read = await session.drop([{ name: 'todo.zip', bytes: all }])
    expect(read.files.map(({ name, parts }) => [name, parts.map(({ kind }) => kind)])).toEqual([
      ['Copia/olga-iker.zip', ['ours']],
      ['invitados.csv', ['guests']],
    ])
    const opened = await open(named(read, 'Copia/olga-iker.zip').id)
    expect(opened).toMatchObject({ status: 201, body: { name: 'Olga & Iker' } })
    expect((await ines.get(`/api/weddings/${opened.body.id}/guests`)).body).toHaveLength(2)
  })

  it('of a newer version is said to be one, also in a ZIP', async () => {
    const index = await indexOf(zip)
    const newer = await changed(zip, {
      'boda.json': JSON.stringify({ ...index, version: ARCHIVE_VERSION + 1 }),
    })
    const all = zipSync({ 'nueva.zip': newer, 'invitados.csv': GUESTS.bytes })
    const read = await session.drop([
      { name: 'nueva.zip', bytes: newer },
      { name: 'todo.zip', bytes: all },
    ])
    expect(read.files.map(({ name, problem }) => [name, problem])).toEqual([
      ['nueva.zip', 'NEWER'],
      ['nueva.zip', 'NEWER'],
      ['invitados.csv', null],
    ])
    expect((await session.preview()).leftOut).toContainEqual({
      fileName: 'nueva.zip',
      title: 'El archivo entero',
      detail:
        'Es una boda de una versión más nueva de azahar. Actualiza esta, o ábrela en la instalación de la que salió.',
    })
  })

  it('is one, however many files it has', async () => {
    const more = Object.fromEntries(
      Array.from({ length: IMPORT_FILES_MAX + 1 }, (_, at) => [`de-mas/${at}.txt`, Buffer.from(`${at}`)]),
    )
    const [file] = (await session.drop([{ name: 'grande.zip', bytes: await changed(zip, {}, {}, more) }]))
      .files
    expect(file).toMatchObject({ problem: null, parts: [{ kind: 'ours' }] })
  })

  it('is the same wedding when it is opened again, and another one once that was deleted', async () => {
    const [file] = (await session.drop([{ name: 'olga-iker.zip', bytes: zip }])).files
    const first = (await open(file!.id)).body.id
    expect((await open(file!.id)).body.id).toBe(first)
    expect(await weddings()).toEqual(['Inés & Bruno', 'Olga & Iker'])
    expect(
      (await ines.call('DELETE', `/api/weddings/${first}`, { name: 'Olga & Iker' })).status,
    ).toBeLessThan(300)
    expect((await session.find()).files[0]!.openedAs).toBeNull()
    const second = await open(file!.id)
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first)
  })

  it('that does not fit together is refused, and nothing of it stays', async () => {
    const index = await indexOf(zip)
    index.tablas.guests[0].household_id = randomUUID()
    const damaged = await changed(zip, { 'boda.json': JSON.stringify(index) })
    const [file] = (await session.drop([{ name: 'rota.zip', bytes: damaged }])).files
    const before = await filesStored(app)
    expect(await open(file!.id)).toMatchObject({ status: 422, body: { code: 'ARCHIVE_DAMAGED' } })
    expect(await weddings()).toEqual(['Inés & Bruno'])
    expect(await filesStored(app)).toEqual(before)
  })

  it('is opened by the author of the import alone, while it waits; a list is none', async () => {
    const read = await session.drop([{ name: 'olga-iker.zip', bytes: zip }, GUESTS])
    const file = named(read, 'olga-iker.zip')
    const outsider = await signedUp(app, 'Nora Vidal', 'couple')
    expect((await open(file.id, outsider)).status).toBe(404)
    expect(await open(named(read, 'invitados.csv').id)).toMatchObject({
      status: 404,
      body: { code: 'IMPORT_NOT_FOUND' },
    })
    await session.apply()
    expect((await open(file.id)).status, 'its bytes are gone with the import').toBe(404)
  })
})
