import { randomUUID } from 'node:crypto'
import { zipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IMPORTS_OPEN_MAX } from '#domain/imports/imports.ts'
import { grouped } from '#domain/lists/grouped.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { picture } from '../../support/outside/images.ts'
import { ImportSession, textFile, warmReader } from '../../support/outside/import-files.ts'
import { numbersFolder } from '../../support/outside/numbers-file.ts'

const { app, cast } = useCast()
let lucia: Person
let weddingId: string
let session: ImportSession

const GUESTS = textFile(
  'boda/invitados.csv',
  'Nombre;Familia;Email;Asistencia\nAinhoa Lasa;Lasa Prieto;ainhoa@correo.example;Sí\nTeo Lasa;Lasa Prieto;;\nCarmen Aguirre;Aguirre Soto;carmen@correo.example;No\n',
)
const BUDGET = textFile(
  'boda/presupuesto.csv',
  'Proveedor;Categoría;Coste;Pagado;Estado\nHacienda Los Naranjos;Finca;12.500,00 €;3.000,00 €;Confirmado\nFoto Sol;Fotografía;1.980,50 €;;\n',
)
const TASKS = textFile(
  'boda/tareas.csv',
  'Tarea;Fecha;Hecho\nReservar la finca;01/02/2027;Sí\nElegir el vestido;;\n',
)

beforeAll(async () => {
  lucia = cast.lucia
  await warmReader(app)
})

beforeEach(async () => {
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  session = new ImportSession(lucia, weddingId, app)
})

type Detail = { guestId: string; householdId: string | null }
const listed = async (path: string) => (await lucia.get(`/api/weddings/${weddingId}/${path}`)).body
const guestNames = async () => (await listed('guests')).map(({ fullName }: { fullName: string }) => fullName)
const kinds = ({ files }: { files: { name: string; parts: { kind: string }[] }[] }) =>
  Object.fromEntries(files.map(({ name, parts }) => [name, parts.map(({ kind }) => kind)]))

describe('files that are dropped together', () => {
  it('say what they are, are looked at as a whole, and come in at once', async () => {
    const photo = { name: 'boda/Flores/ramo.png', bytes: await picture().png().toBuffer() }
    const view = await session.drop([GUESTS, BUDGET, TASKS, photo])
    expect(kinds(view)).toEqual({
      'boda/invitados.csv': ['guests'],
      'boda/presupuesto.csv': ['budget'],
      'boda/tareas.csv': ['tasks'],
      'boda/Flores/ramo.png': ['photos'],
    })
    expect(await guestNames(), 'nothing is written before it is wanted').toEqual([])
    const preview = await session.preview()
    expect(preview.sections.map(({ key, count }) => [key, count])).toEqual([
      ['guests', 3],
      ['vendors', 2],
      ['tasks', 2],
      ['photos', 1],
    ])
    const done = await session.apply()
    expect(done).toMatchObject({ state: 'done', progress: 100, files: [] })
    expect(done.outcome!.counts).toEqual([
      { key: 'guests', count: 3 },
      { key: 'vendors', count: 2 },
      { key: 'tasks', count: 2 },
      { key: 'photos', count: 1 },
    ])
    expect(await guestNames()).toEqual(['Ainhoa Lasa', 'Teo Lasa', 'Carmen Aguirre'])
    expect(
      (await listed('vendors')).map(({ name, cost, status }: Record<string, unknown>) => [
        name,
        cost,
        status,
      ]),
    ).toEqual([
      ['Hacienda Los Naranjos', 12500, 'closed'],
      ['Foto Sol', 1980.5, 'open'],
    ])
    const [folder] = await listed('inspiration/folders')
    expect(folder).toMatchObject({ name: 'Flores', imageCount: 1 })
  })

  it('join people in families that are sure, and those that may be after one answer', async () => {
    const list =
      'Nombre;Mesa;Teléfono\nAna Gil Mas;1;600 111 222\nLuis Gil Soto;1;600 111 222\nPau Coll Roca;2;\nEva Coll Roca;2;\n'
    const view = await session.drop([textFile('lista.csv', list)])
    expect(view.files[0]!.parts[0]!.detail).toBe('4 personas, 3 familias')
    expect(view.questions).toMatchObject([
      { key: 'families', detail: expect.stringContaining('Pau Coll Roca y Eva Coll Roca. '), value: 'false' },
    ])
    expect((await session.answer('families', 'true')).status).toBe(200)
    expect((await session.find()).questions).toMatchObject([{ value: 'true', isAnswered: true }])
    await session.apply()
    const { guests: details } = await listed('households')
    const names = new Map(
      (await listed('guests')).map(({ id, fullName }: { id: string; fullName: string }) => [id, fullName]),
    )
    const families = [...grouped(details as Detail[], ({ householdId }) => householdId).values()]
    expect(families.map((people) => people.map(({ guestId }) => names.get(guestId)).toSorted())).toEqual([
      ['Ana Gil Mas', 'Luis Gil Soto'],
      ['Eva Coll Roca', 'Pau Coll Roca'],
    ])
  })

  it('bring vendors to the components that the members made, and not to those they deleted', async () => {
    const made = async (name: string) =>
      (await lucia.post(`/api/weddings/${weddingId}/components`, { id: randomUUID(), name })).body
    const carver = await made('Cortador de jamón')
    const horses = await made('Coche de caballos')
    await lucia.delete(`/api/weddings/${weddingId}/components/${horses.key}`)
    await session.drop([
      textFile(
        'presupuesto.csv',
        'Proveedor;Concepto;Coste\nIbéricos Ruiz;Cortador de jamón (4 h);450 €\nCarruajes Sol;Coche de caballos;600 €\n',
      ),
    ])
    expect((await session.apply()).state).toBe('done')
    const places = (await listed('vendors')).map(({ name, vendorType, details }: Record<string, unknown>) => [
      ...[name, vendorType, details],
    ])
    expect(places).toEqual([
      ['Ibéricos Ruiz', carver.key, null],
      ['Carruajes Sol', 'coche-de-novios', null],
    ])
  })

  it('ask once which day the numbers of a list are', async () => {
    const list = 'Task;Due Date\nElegir tarta;04/03/2027\nPagar la finca;05/02/2027\n'
    const { questions } = await session.drop([textFile('lista de tareas.csv', list)])
    expect(questions.map(({ title }) => title)).toEqual([
      'En lista de tareas.csv pone 04/03/2027. ¿Qué día es?',
    ])
    expect((await session.answer(questions[0]!.key, 'day')).status).toBe(200)
    expect((await session.find()).questions).toMatchObject([{ value: 'day', isAnswered: true }])
    await session.apply()
    const days = (await listed('tasks')).map(({ due }: { due: { on: string } }) => due.on)
    expect(days.toSorted()).toEqual(['2027-02-05', '2027-03-04'])
  })

  it('go as one, and say what stays because it was changed since', async () => {
    await session.drop([GUESTS, TASKS])
    await session.apply()
    const [first] = await listed('guests')
    await lucia.patch(`/api/weddings/${weddingId}/guests/${first.id}`, { notes: 'Sin gluten' })
    const before = (await lucia.get(`${session.path}/undo`)).body
    expect(before.changedSince).toMatchObject([{ label: 'Ainhoa Lasa', reason: 'changed' }])
    expect(await guestNames(), 'looking changes nothing').toHaveLength(3)
    expect((await session.undo()).body).toMatchObject({ kept: before.changedSince.length })
    expect(await guestNames()).toEqual(['Ainhoa Lasa'])
    expect(await listed('tasks')).toEqual([])
    expect((await session.find()).state).toBe('undone')
    expect((await session.undo()).status).toBe(409)
  })

  it('that are dropped twice double nothing, in one import or in the next', async () => {
    const photo = { name: 'Flores/ramo.png', bytes: await picture().png().toBuffer() }
    const view = await session.drop([GUESTS, TASKS, BUDGET, photo, { ...GUESTS, name: 'copia.csv' }])
    expect(view.files.at(-1)).toMatchObject({ state: 'problem', problem: 'REPEATED' })
    await session.apply()
    const again = new ImportSession(lucia, weddingId, app)
    await again.drop([GUESTS, TASKS, BUDGET, photo])
    expect((await again.preview()).sections).toEqual([])
    await again.apply()
    expect(await guestNames()).toHaveLength(3)
    expect(await listed('vendors')).toHaveLength(2)
    expect((await listed('inspiration/folders'))[0].imageCount).toBe(1)
  })

  it('may lie in a ZIP in a ZIP, and those of ours are no part of another wedding', async () => {
    const inner = zipSync({ 'Trajes/uno.png': await picture().png().toBuffer() })
    const zip = zipSync({
      'invitados.csv': GUESTS.bytes,
      '__MACOSX/._x': Buffer.from('x'),
      'fotos.zip': inner,
    })
    const view = await session.drop([{ name: 'todo.zip', bytes: zip }])
    expect(view.files.map(({ parts }) => parts.map(({ kind }) => kind))).toEqual([['guests'], ['photos']])
  })

  it('may be a document of Numbers, also one that is a folder', async () => {
    const sheets = {
      Invitados: [
        ['Nombre', 'Asistencia'],
        ['Ana Gil', 'Sí'],
      ],
    }
    const view = await session.drop([
      { name: 'Boda.numbers.zip', bytes: numbersFolder('Boda.numbers', sheets) },
      { name: 'Rota.numbers', bytes: zipSync({ 'Index/Document.iwa': Buffer.from('no es nada') }) },
    ])
    expect(kinds(view)).toEqual({ 'Boda.numbers': ['guests'], 'Rota.numbers': [] })
    expect(view.files.find(({ name }) => name === 'Rota.numbers')!.problem).toBe('DAMAGED')
    await session.apply()
    expect(await guestNames()).toEqual(['Ana Gil'])
  })
})

describe('a file', () => {
  it('arrives in pieces, and goes on where it stopped', async () => {
    await session.begin()
    const id = randomUUID()
    await session.announce([{ id, name: 'invitados.csv', bytes: GUESTS.bytes.length }])
    expect((await session.send(id, 0, GUESTS.bytes.subarray(0, 20))).body).toEqual({ received: 20 })
    expect((await session.find()).files).toMatchObject([{ state: 'arriving', received: 20 }])
    const skipped = await session.send(id, 30, GUESTS.bytes.subarray(30))
    expect([skipped.status, skipped.body.code, skipped.body.data]).toEqual([
      409,
      'IMPORT_OFFSET',
      { received: 20 },
    ])
    expect((await session.send(id, 0, GUESTS.bytes.subarray(0, 20))).body).toEqual({ received: 20 })
    expect((await lucia.post(`${session.path}/apply`, { seen: 'x' })).body.code).toBe('IMPORT_NOT_READ')
    await session.send(id, 20, GUESTS.bytes.subarray(20))
    expect((await session.read()).files).toMatchObject([{ state: 'read', received: GUESTS.bytes.length }])
  })

  it('with nothing in it, or nothing that can be read, is said while the others go on', async () => {
    const view = await session.drop([
      textFile('vacio.csv', ''),
      { name: 'foto.xlsx', bytes: await picture().png().toBuffer() },
      GUESTS,
    ])
    expect(view.files.map(({ state, problem }) => [state, problem])).toEqual([
      ['problem', 'EMPTY'],
      ['read', null],
      ['read', null],
    ])
    expect(view.files[1]!.parts[0]!.kind).toBe('photos')
  })

  it('that was taken for something else is read anew as what the person says', async () => {
    const view = await session.drop([textFile('lista.csv', 'Nombre\nAinhoa Lasa\nTeo Lasa\n')])
    expect(view.files[0]!.parts[0]!.kind).toBe('guests')
    const path = `${session.path}/files/${view.files[0]!.id}`
    await lucia.patch(path, { part: 0, kind: 'tasks' })
    expect((await session.read()).files[0]!.parts[0]!.kind).toBe('tasks')
    await lucia.patch(path, { part: 0, isOut: true })
    expect((await session.preview()).sections).toEqual([])
    await lucia.patch(path, { part: 0, isOut: false })
    expect((await session.preview()).sections.map(({ key }) => key)).toEqual(['tasks'])
  })

  it('is taken out, and a pasted text comes in', async () => {
    const view = await session.drop([GUESTS])
    expect((await lucia.delete(`${session.path}/files/${view.files[0]!.id}`)).body.files).toEqual([])
    await lucia.post(`${session.path}/texts`, {
      id: randomUUID(),
      text: 'Nombre;Email\nAinhoa Lasa;a@correo.example\n',
    })
    expect((await session.read()).files[0]!.parts[0]!.kind).toBe('guests')
  })
})

describe('an import', () => {
  it('is its author’s alone', async () => {
    await session.drop([GUESTS])
    const martin = await joinedAs(app, lucia, weddingId, 'couple')
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/preview'],
      ['POST', '/apply'],
      ['DELETE', ''],
    ] as const)
      expect(
        (await martin.call(method, `${session.path}${path}`, method === 'POST' ? { seen: 'x' } : undefined))
          .body.code,
      ).toBe('IMPORT_NOT_FOUND')
    expect((await martin.get(`/api/weddings/${weddingId}/imports`)).body).toEqual([])
  })

  it('that is given up leaves nothing, not even its files', async () => {
    await session.drop([GUESTS])
    expect((await lucia.delete(session.path)).body).toEqual({ cancelled: true })
    await app.runJobs()
    const paths: string[] = []
    for await (const { path } of app.platform.files.list('imports'))
      if (path.startsWith(weddingId)) paths.push(path)
    expect(paths).toEqual([])
    expect((await lucia.get(session.path)).status).toBe(404)
  })

  it('brings nothing into sections that are closed to its author, and says so', async () => {
    const tia = await joinedAs(app, lucia, weddingId, 'family')
    await setLevels(lucia, weddingId, tia, { guests: 'edit', tasks: 'view' })
    const own = new ImportSession(tia, weddingId, app)
    await own.drop([GUESTS, TASKS, BUDGET])
    const preview = await own.preview()
    expect(preview.sections.map(({ key }) => key)).toEqual(['guests'])
    expect(preview.closed).toEqual(['Proveedores y Presupuesto', 'Tareas'])
    await own.apply()
    expect(await guestNames()).toHaveLength(3)
    expect(await listed('tasks')).toEqual([])
    expect(await listed('vendors')).toEqual([])
  })

  it('of a member who has lost the section meanwhile does not write it', async () => {
    const tia = await joinedAs(app, lucia, weddingId, 'family')
    const own = new ImportSession(tia, weddingId, app)
    await own.drop([GUESTS])
    await own.ask()
    await setLevels(lucia, weddingId, tia, { guests: 'view' })
    await app.runJobs()
    expect(await guestNames()).toEqual([])
  })

  it('beyond what a wedding can have writes nothing, and says which', async () => {
    const many = Array.from({ length: 1001 }, (_, at) => `Tarea ${at}`).join('\n')
    await session.drop([GUESTS, textFile('tareas.csv', `Tarea\n${many}\n`)])
    const failed = await session.apply()
    expect(failed.state).toBe('failed')
    expect(failed.failure).toBe('Una boda no puede tener tantos: tareas (1000). No se ha guardado nada.')
    expect(await guestNames()).toEqual([])
    const tasks = failed.files.find(({ name }) => name === 'tareas.csv')!
    await lucia.delete(`${session.path}/files/${tasks.id}`)
    expect((await session.apply()).state).toBe('done')
  })

  it('waits for a day, and can be undone for seven', async () => {
    await session.drop([GUESTS])
    const other = new ImportSession(lucia, weddingId, app)
    await other.drop([TASKS])
    await other.apply()
    const later = (days: number) => app.setClock(new Date(Date.now() + days * DAY_MS + 1000))
    later(1)
    expect((await lucia.post(`${session.path}/apply`, { seen: 'x' })).body.code).toBe('IMPORT_CLOSED')
    later(6)
    expect((await lucia.get(`${other.path}/undo`)).status).toBe(200)
    later(7)
    expect((await other.undo()).body.code).toBe('IMPORT_CLOSED')
    app.setClock(null)
  })

  it('is one of a few that a person has open', async () => {
    for (let count = 0; count < IMPORTS_OPEN_MAX; count += 1)
      expect((await new ImportSession(lucia, weddingId, app).begin()).status).toBe(200)
    const refused = await session.begin()
    expect([refused.status, refused.body.data]).toEqual([409, { max: IMPORTS_OPEN_MAX }])
  })
})
