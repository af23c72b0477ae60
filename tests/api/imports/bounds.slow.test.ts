import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IMPORT_CHANGED, IMPORT_ROWS_MAX, IMPORT_TOTAL_MAX_BYTES } from '#domain/imports/imports.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { ImportSession, textFile, warmReader } from '../../support/outside/import-files.ts'

const { app, cast } = useCast()
let lucia: Person
let weddingId: string
let session: ImportSession

const TASKS = textFile('tareas.csv', 'Tarea;Fecha\nElegir el vestido;\nReservar la finca;\n')
const GUESTS = textFile('invitados.csv', 'Nombre;Email\nAinhoa Lasa;ainhoa@correo.example\n')

beforeAll(async () => {
  lucia = cast.lucia
  await warmReader(app)
})

beforeEach(async () => {
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  session = new ImportSession(lucia, weddingId, app)
})

const titles = async () =>
  (await lucia.get(`/api/weddings/${weddingId}/tasks`)).body.map(({ title }: { title: string }) => title)
const applied = async (of: ImportSession, seen: string) => {
  await of.person.post(`${of.path}/apply`, { seen })
  await app.runJobs()
  const { state, failure } = await of.find()
  return [state, failure]
}

describe('what was not shown is not written', () => {
  it('when the wedding has changed since', async () => {
    await session.drop([TASKS])
    const { seen } = await session.preview()
    await lucia.post(`/api/weddings/${weddingId}/tasks`, { title: 'Elegir el vestido' })
    expect(await applied(session, seen)).toEqual(['failed', IMPORT_CHANGED])
    expect(await titles()).toEqual(['Elegir el vestido'])
    expect((await session.preview()).sections[0]!.count).toBe(1)
    expect((await session.apply()).state).toBe('done')
    expect(await titles()).toEqual(['Elegir el vestido', 'Reservar la finca'])
  })

  it('when a file has come since', async () => {
    await session.drop([TASKS])
    const { seen } = await session.preview()
    await session.drop([GUESTS])
    expect(await applied(session, seen)).toEqual(['failed', IMPORT_CHANGED])
    expect(await titles()).toEqual([])
  })

  it('when a section was closed to its author since', async () => {
    const tia = await joinedAs(app, lucia, weddingId, 'family')
    await setLevels(lucia, weddingId, tia, { tasks: 'edit', guests: 'edit' })
    const own = new ImportSession(tia, weddingId, app)
    await own.drop([TASKS, GUESTS])
    const { seen } = await own.preview()
    await setLevels(lucia, weddingId, tia, { tasks: 'edit', guests: 'view' })
    expect(await applied(own, seen)).toEqual(['failed', IMPORT_CHANGED])
    expect(await titles()).toEqual([])
  })

  it('and one that nobody has looked at is refused', async () => {
    await session.drop([TASKS])
    expect((await lucia.post(`${session.path}/apply`)).status).toBe(400)
  })
})

describe('an import holds so many', () => {
  it('rows over all its files: the one that is too many is said, and the others stay', async () => {
    const list = (name: string, from: number, count: number) =>
      textFile(
        name,
        `Tarea\n${Array.from({ length: count }, (_, at) => `Llamar al número ${from + at}`).join('\n')}\n`,
      )
    const view = await session.drop([
      list('a.csv', 0, IMPORT_ROWS_MAX - 100),
      list('b.csv', 50_000, 101),
      list('c.csv', 60_000, 100),
    ])
    expect(view.files.map(({ state, problem }) => [state, problem])).toEqual([
      ['read', null],
      ['problem', 'ROWS_FULL'],
      ['read', null],
    ])
  })

  it('bytes, and a person has no more waiting in all their weddings', async () => {
    const announced = (of: ImportSession, bytes: number) =>
      of.announce([{ id: randomUUID(), name: 'video.mp4', bytes }])
    const begun = async (name: string) =>
      new ImportSession(cast.noelia, await cast.noelia.createWedding(name, '2027-05-01'), app)
    const first = await begun('Una boda')
    await first.begin()
    expect((await announced(first, IMPORT_TOTAL_MAX_BYTES - 1000)).status).toBe(200)
    const elsewhere = await begun('Otra boda')
    await elsewhere.begin()
    const refused = await announced(elsewhere, 1001)
    expect([refused.status, refused.body.code]).toEqual([409, 'IMPORT_TOO_LARGE'])
    expect((await announced(elsewhere, 1000)).status).toBe(200)
    await cast.noelia.delete(first.path)
    expect((await announced(elsewhere, 1001)).status).toBe(200)
  })
})
