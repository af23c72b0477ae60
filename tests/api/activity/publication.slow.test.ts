import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sentenceOf } from '#domain/notifications/notification-sentences.ts'
import { join, type Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { listening } from '../../support/outside/live-stream.ts'

const { app, cast } = useCast()

let weddingId: string
let wedding: string
let lucia: Person
let elena: Person
let chosen: { vendorIds: string[]; dayIds: string[]; folderIds: string[]; taskIds: string[] }

const added = async (path: string, body: object): Promise<string> =>
  (await elena.post(`${wedding}${path}`, { isDraft: true, ...body })).body.id

const ceremony = (over: object = {}) => ({
  title: 'Ceremonia',
  time: { startsAt: 700, endsAt: null },
  ...over,
})

beforeEach(async () => {
  ;({ lucia, elena } = cast)
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  wedding = `/api/weddings/${weddingId}`
  await join(lucia, weddingId, elena)
  chosen = {
    vendorIds: [
      await added('/vendors', { vendorType: 'catering', name: 'La Alacena' }),
      await added('/vendors', { vendorType: 'dj', name: 'Lola Discos' }),
    ],
    dayIds: [await added('/agenda/days', { name: 'Preboda', date: '2027-04-09', items: [ceremony()] })],
    folderIds: [await added('/inspiration/folders', { name: 'Mesas y flores' })],
    taskIds: [],
  }
})

const publish = (person: Person, drafts: object = chosen) => person.post(`${wedding}/publication`, drafts)

type Line = Parameters<typeof sentenceOf>[0] & { weddingId: string; url: string }

/** The lines in a person's bell about the wedding, but for who joined. */
const bell = async (person: Person): Promise<Line[]> =>
  (await person.get('/api/notifications')).body.filter(
    (line: Line) => line.weddingId === weddingId && !/^(member|access)\./.test(line.action),
  )

const ids = (count: number) => Array.from({ length: count }, () => randomUUID())

const sentences = async (person: Person) => (await bell(person)).map(sentenceOf)

/** How many rows of each list a person finds. */
const found = async (person: Person) => {
  const lists = ['vendors', 'agenda/days', 'inspiration/folders']
  return Promise.all(lists.map(async (list) => (await person.get(`${wedding}/${list}`)).body.length))
}

describe('publishing drafts of several sections at once', () => {
  it('shows them with one notification, one line of activity and a change of each section', async () => {
    const stream = await listening(lucia, `?weddingId=${weddingId}`)
    const { status, body } = await publish(elena)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { vendors: 2, days: 1, changedDays: 0, folders: 1 },
    })
    await app.platform.live.beat()
    const events = await stream.untilBeat()
    await stream.close()
    const areas = events.flatMap((event) => (event.type === 'changed' ? [event.area] : []))
    expect(areas.toSorted()).toEqual(['agenda', 'inspiration', 'vendors'])
    expect(events.map(({ type }) => type)).toContain('notifications')
    expect(await found(lucia)).toEqual([2, 1, 1])
    expect(await sentences(lucia)).toEqual(['ha publicado 2 proveedores, 1 día y 1 carpeta'])
    const [{ url }] = (await bell(lucia)) as [Line]
    expect(url).toBe(`/app/couple/${weddingId}/activity?destacar=${body.lineId}`)
    expect(await activityOf(lucia, weddingId).last()).toMatchObject({
      id: body.lineId,
      action: 'publication.publish',
      undo: 'closed',
    })
  })

  it('is mailed with the summary of the day, once', async () => {
    await publish(elena)
    const { rows } = await app.db.execute(sql`
      select mail from notifications where recipient_id = ${lucia.userId} and wedding_id = ${weddingId}
        and action like '%.published'`)
    expect(rows).toEqual([{ mail: 'daily' }])
  })

  it('leaves what was not chosen a draft', async () => {
    await publish(elena, { vendorIds: [chosen.vendorIds[0]], folderIds: chosen.folderIds })
    expect(await found(lucia)).toEqual([1, 0, 1])
    expect(await sentences(lucia)).toEqual(['ha publicado 1 proveedor y 1 carpeta'])
  })

  it('of one section alone tells what its own publication tells', async () => {
    await publish(elena, { dayIds: chosen.dayIds })
    expect(await sentences(lucia)).toEqual(['ha publicado «Preboda» en la agenda'])
  })

  it('shows tasks with the rest, and makes them drafts again when it is undone', async () => {
    const titles = ['Sorpresa para los padres', 'Pedir presupuesto de música']
    const taskIds = await Promise.all(titles.map((title) => added('/tasks', { title })))
    const tasksOf = async (person: Person) => (await person.get(`${wedding}/tasks`)).body.length
    const { body } = await publish(elena, { ...chosen, taskIds })
    expect(body).toMatchObject({ vendors: 2, days: 1, folders: 1, tasks: 2 })
    expect(await tasksOf(lucia)).toBe(2)
    expect(await sentences(lucia)).toEqual(['ha publicado 2 proveedores, 1 día, 1 carpeta y 2 tareas'])
    expect((await activityOf(elena, weddingId).undo(body.lineId)).body.conflicts).toEqual([])
    expect(await tasksOf(lucia)).toBe(0)
    expect(await bell(lucia)).toEqual([])
  })

  it('tells of tasks alone what their own publication tells', async () => {
    const taskIds = [await added('/tasks', { title: 'Elegir anillos' })]
    await publish(elena, { taskIds })
    expect(await sentences(lucia)).toEqual(['te ha enseñado la tarea «Elegir anillos»'])
  })

  it('shows as many tasks at once as a wedding can have', async () => {
    const many = { vendorIds: ids(500), dayIds: ids(500), folderIds: ids(500), taskIds: ids(1000) }
    expect((await publish(elena, many)).status).toBe(200)
  })

  it('counts prepared changes of a day apart', async () => {
    await publish(elena, { dayIds: chosen.dayIds })
    const draft = await elena.post(`${wedding}/agenda/days/${chosen.dayIds[0]}/draft`)
    await elena.patch(`${wedding}/agenda/days/${draft.body.id}`, { name: 'La víspera' })
    const { body } = await publish(elena, { ...chosen, dayIds: [draft.body.id] })
    expect(body).toMatchObject({ vendors: 2, days: 0, changedDays: 1, folders: 1 })
    expect((await sentences(lucia))[0]).toBe('ha publicado 2 proveedores, cambios en 1 día y 1 carpeta')
    expect((await lucia.get(`${wedding}/agenda/days`)).body).toMatchObject([{ name: 'La víspera' }])
  })

  it('lets a day name a vendor that is published with it, and publishes nothing when that stays a draft', async () => {
    const responsible = [{ kind: 'vendor', vendorId: chosen.vendorIds[0] }]
    const items = [ceremony({ responsible })]
    const dayIds = [await added('/agenda/days', { name: 'Boda', date: '2027-04-10', items })]
    expect(await publish(elena, { ...chosen, dayIds, vendorIds: [chosen.vendorIds[1]] })).toMatchObject({
      status: 409,
      body: { code: 'VENDOR_IS_DRAFT', data: { name: 'La Alacena' } },
    })
    expect(await found(lucia)).toEqual([0, 0, 0])
    expect(await bell(lucia)).toEqual([])
    expect((await publish(elena, { ...chosen, dayIds })).body).toMatchObject({ vendors: 2, days: 1 })
  })
})

describe('when there is nothing left of what was chosen', () => {
  it('succeeds without a notification or a line', async () => {
    await publish(elena)
    const line = await activityOf(lucia, weddingId).last()
    const nothing = { vendors: 0, days: 0, changedDays: 0, folders: 0, tasks: 0, lineId: null }
    expect((await publish(elena)).body).toEqual(nothing)
    expect((await publish(elena, {})).body).toEqual(nothing)
    expect(await bell(lucia)).toHaveLength(1)
    expect((await activityOf(lucia, weddingId).last()).id).toBe(line.id)
  })

  it('publishes the rest when some was published or removed meanwhile, or never was there', async () => {
    await elena.post(`${wedding}/vendors/publish`, { vendorIds: [chosen.vendorIds[0]] })
    await elena.delete(`${wedding}/agenda/days/${chosen.dayIds[0]}`)
    const drafts = { ...chosen, folderIds: [...chosen.folderIds, randomUUID()] }
    expect((await publish(elena, drafts)).body).toMatchObject({ vendors: 1, days: 0, folders: 1 })
    expect((await sentences(lucia))[0]).toBe('ha publicado 1 proveedor y 1 carpeta')
  })

  it('tells it once when two publish the same at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish(elena)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(answers.filter(({ body }) => body.vendors === 2 && body.days === 1)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.lineId === null)).toHaveLength(5)
    expect(await bell(lucia)).toHaveLength(1)
  })

  it('does not wait in a circle with the publication of a section and an undoing', async () => {
    const { lineId } = (await publish(elena)).body
    const answers = await Promise.all([
      activityOf(elena, weddingId).undo(lineId),
      publish(elena),
      elena.post(`${wedding}/vendors/publish`, chosen),
      elena.post(`${wedding}/agenda/days/publish`, chosen),
      publish(elena),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  })
})

describe('what a member may not edit or see', () => {
  it('is left out of what they publish', async () => {
    await setLevels(lucia, weddingId, elena, { agenda: 'view', inspiration: 'none' })
    expect((await publish(elena)).body).toMatchObject({ vendors: 2, days: 0, folders: 0 })
    expect(await found(lucia)).toEqual([2, 0, 0])
    expect(await sentences(lucia)).toEqual(['ha publicado 2 proveedores'])
  })

  it('is not published by a couple who does not see drafts, nor by a member who only looks', async () => {
    const mother = await joinedAs(app, lucia, weddingId, 'viewer')
    for (const person of [lucia, mother]) expect((await publish(person)).body.lineId).toBeNull()
    expect(await found(lucia)).toEqual([0, 0, 0])
  })

  it('is in no notification: each member is told of what they see', async () => {
    const family = await joinedAs(app, lucia, weddingId, 'family')
    const friend = await joinedAs(app, lucia, weddingId, 'viewer')
    await setLevels(lucia, weddingId, friend, { vendors: 'none', inspiration: 'none' })
    const stranger = await joinedAs(app, lucia, weddingId, 'viewer')
    const nothing = { vendors: 'none', inspiration: 'none', agenda: 'none' } as const
    await setLevels(lucia, weddingId, stranger, nothing)
    await publish(elena)
    expect(await sentences(lucia)).toEqual(['ha publicado 2 proveedores, 1 día y 1 carpeta'])
    expect(await sentences(family)).toEqual(['ha publicado 1 día y 1 carpeta'])
    expect(JSON.stringify(await bell(family))).not.toContain('vendors":2')
    expect(await sentences(friend)).toEqual(['ha publicado «Preboda» en la agenda'])
    expect(await sentences(stranger)).toEqual([])
  })

  it('is hidden with its notification once a section that it tells of is taken away', async () => {
    const friend = await joinedAs(app, lucia, weddingId, 'viewer')
    await publish(elena)
    expect(await bell(friend)).toHaveLength(1)
    const unread = async () => (await friend.get('/api/notifications/unread-count')).body.unread
    const before = await unread()
    await setLevels(lucia, weddingId, friend, { vendors: 'none' })
    expect(await bell(friend)).toEqual([])
    // That the access changed is told instead.
    expect(await unread()).toBe(before)
  })
})

describe('undoing a publication', () => {
  it('makes all of it drafts again and takes the notification back from those who have not read it', async () => {
    const { lineId } = (await publish(elena)).body
    expect((await activityOf(elena, weddingId).undo(lineId)).body.conflicts).toEqual([])
    expect(await found(lucia)).toEqual([0, 0, 0])
    expect(await found(elena)).toEqual([2, 1, 1])
    expect(await bell(lucia)).toEqual([])
  })

  it('does so for the publication of one section too', async () => {
    await elena.post(`${wedding}/inspiration/folders/publish`, { folderIds: chosen.folderIds })
    await activityOf(elena, weddingId).undo((await activityOf(elena, weddingId).last()).id)
    expect(await found(lucia)).toEqual([0, 0, 0])
    expect(await bell(lucia)).toEqual([])
  })
})
