import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { useCast } from '../../support/cast.ts'

const { cast } = useCast({
  limits: {
    wedding: { ...LIMITS.wedding, agendaDays: 3, agendaItems: 6 },
    vendor: LIMITS.vendor,
    person: { ...LIMITS.person, weddings: { couple: 1_000, planner: 1_000 } },
  },
})

let agenda: string

beforeEach(async () => {
  agenda = `/api/weddings/${await cast.lucia.createWedding()}/agenda`
})

const CEREMONY = { title: 'Ceremonia', time: { startsAt: 750, endsAt: 800 } }

async function addDay(over: object = {}) {
  return (await cast.lucia.post(`${agenda}/days`, { name: 'Boda', date: '2027-04-10', ...over })).body
}

const addItem = (dayId: string, over: object = {}) =>
  cast.lucia.post(`${agenda}/items`, { dayId, ...CEREMONY, ...over })

describe('the days of an agenda', () => {
  it('are listed by their dates, each with the items it came with', async () => {
    await addDay({ name: 'Tornaboda', date: '2027-04-11' })
    const wedding = await addDay({
      items: [CEREMONY, { title: 'Autobús', time: { startsAt: 1470, endsAt: null }, isFixed: true }],
    })
    const { body } = await cast.lucia.get(`${agenda}/days`)
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Boda', 'Tornaboda'])
    expect((await cast.lucia.get(`${agenda}/items`)).body).toMatchObject([
      { dayId: wedding.id, ...CEREMONY, place: null, responsible: [], isFixed: false, isDone: false },
      { dayId: wedding.id, title: 'Autobús', time: { startsAt: 1470, endsAt: null }, isFixed: true },
    ])
  })

  it('are added once, however often the request is repeated', async () => {
    const added = { id: uuidv7(), items: [CEREMONY] }
    const first = await addDay(added)
    expect(await addDay(added)).toEqual(first)
    expect((await cast.lucia.get(`${agenda}/items`)).body).toHaveLength(1)
  })

  it('take their items along when they are removed, and come back with them', async () => {
    const day = await addDay({ items: [{ ...CEREMONY, id: uuidv7(), place: 'Jardín' }] })
    const items = (await cast.lucia.get(`${agenda}/items`)).body
    expect((await cast.lucia.delete(`${agenda}/days/${day.id}`)).body).toEqual({ removed: true })
    expect((await cast.lucia.get(`${agenda}/items`)).body).toEqual([])
    expect(await addDay({ ...day, items })).toEqual(day)
    expect((await cast.lucia.get(`${agenda}/items`)).body).toEqual(items)
  })

  it('keep the times of the clock on a date whose night changes the clocks', async () => {
    const day = await addDay({
      items: [
        { title: 'Barra libre', time: { startsAt: 1080, endsAt: 1650 } },
        { title: 'Autobús', time: { startsAt: 1650, endsAt: null } },
      ],
    })
    const path = `${agenda}/days/${day.id}`
    const times = async () =>
      (await cast.lucia.get(`${agenda}/items`)).body.map(({ time }: { time: unknown }) => time)
    await cast.lucia.patch(path, { date: '2027-10-30' })
    expect(await times()).toEqual([
      { startsAt: 1080, endsAt: 1710 },
      { startsAt: 1710, endsAt: null },
    ])
    await cast.lucia.patch(path, { date: '2027-04-10' })
    expect(await times()).toEqual([
      { startsAt: 1080, endsAt: 1650 },
      { startsAt: 1650, endsAt: null },
    ])
  })

  it('are as many as there may be, and their items too', async () => {
    for (const date of ['2027-04-09', '2027-04-10', '2027-04-11']) await addDay({ date })
    expect(await addDay()).toMatchObject({ code: 'TOO_MANY_AGENDA_DAYS', data: { max: 3 } })
    const [day] = (await cast.lucia.get(`${agenda}/days`)).body
    const answers = await Promise.all(Array.from({ length: 8 }, () => addItem(day.id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TOO_MANY_AGENDA_ITEMS',
      data: { max: 6 },
    })
  })
})

describe('an item of an agenda', () => {
  it('is added once, however often the request is repeated', async () => {
    const day = await addDay()
    const added = { id: uuidv7() }
    const [first, second] = await Promise.all([addItem(day.id, added), addItem(day.id, added)])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body).toEqual(second.body)
    expect((await cast.lucia.get(`${agenda}/items`)).body).toHaveLength(1)
  })

  it('changes in the fields that are sent and in no other', async () => {
    const day = await addDay()
    const { body: item } = await addItem(day.id, { place: 'Jardín' })
    const path = `${agenda}/items/${item.id}`
    await Promise.all([
      cast.lucia.patch(path, { title: 'Ceremonia civil' }),
      cast.lucia.patch(path, { time: { startsAt: 765, endsAt: null } }),
    ])
    const responsible = [
      { kind: 'member', userId: cast.lucia.userId },
      { kind: 'person', name: 'Don Anselmo', phone: '600 11 22 33' },
    ]
    const { body } = await cast.lucia.patch(path, { responsible, isFixed: true })
    expect(body).toEqual({
      ...item,
      title: 'Ceremonia civil',
      time: { startsAt: 765, endsAt: null },
      responsible,
      isFixed: true,
    })
  })

  it('keeps whom another has added to those responsible, and away whom another has taken away', async () => {
    const day = await addDay()
    const [pilar, anselmo, berta] = ['Pilar', 'Don Anselmo', 'Berta'].map((name) => ({
      kind: 'person',
      name,
      phone: null,
    }))
    const { body: item } = await addItem(day.id, { responsible: [pilar, anselmo] })
    const path = `${agenda}/items/${item.id}`
    await cast.lucia.patch(path, { responsible: [pilar, berta] })

    const older = { responsible: [pilar, anselmo], from: { responsible: [pilar, anselmo] } }
    const lucia = { kind: 'member', userId: cast.lucia.userId }
    const { body } = await cast.lucia.patch(path, { ...older, responsible: [anselmo, lucia] })
    expect(body.responsible).toEqual([lucia, berta])
  })

  it.each([
    ['before the day', { startsAt: 239, endsAt: null }],
    ['after the day', { startsAt: 2160, endsAt: null }],
    ['an end before the start', { startsAt: 750, endsAt: 749 }],
    ['an end a day later', { startsAt: 750, endsAt: 750 + 1440 }],
    ['half a minute', { startsAt: 750.5, endsAt: null }],
  ])('has no time that is %s', async (_, time) => {
    const day = await addDay()
    expect(await addItem(day.id, { time })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('has no person twice among those responsible', async () => {
    const day = await addDay()
    const pilar = { kind: 'person', name: 'Pilar', phone: null }
    expect((await addItem(day.id, { responsible: [pilar, { ...pilar, name: 'pilar' }] })).status).toBe(400)
  })

  it('goes to a day of its own agenda only', async () => {
    const foreign = await addDay()
    agenda = `/api/weddings/${await cast.lucia.createWedding()}/agenda`
    const { body: item } = await addItem((await addDay()).id)
    expect((await addItem(foreign.id)).body.code).toBe('AGENDA_DAY_NOT_FOUND')
    expect((await cast.lucia.patch(`${agenda}/items/${item.id}`, { dayId: foreign.id })).body.code).toBe(
      'AGENDA_DAY_NOT_FOUND',
    )
  })

  it('is gone once it was removed', async () => {
    const { body: item } = await addItem((await addDay()).id)
    const path = `${agenda}/items/${item.id}`
    expect((await cast.lucia.delete(path)).body).toEqual({ removed: true })
    expect((await cast.lucia.delete(path)).body.code).toBe('AGENDA_ITEM_NOT_FOUND')
    expect((await cast.lucia.patch(path, { title: 'x' })).body.code).toBe('AGENDA_ITEM_NOT_FOUND')
  })
})

it('an unchanged list answers 304, and every change makes another', async () => {
  const day = await addDay()
  const { body: item } = await addItem(day.id)
  const etagOf = async () => (await cast.lucia.get(`${agenda}/items`)).headers.get('etag')!
  const changes = [
    () => cast.lucia.patch(`${agenda}/items/${item.id}`, { isDone: true }),
    () => cast.lucia.patch(`${agenda}/days/${day.id}`, { name: 'El día' }),
    () => addItem(day.id),
    () => cast.lucia.delete(`${agenda}/items/${item.id}`),
    () => cast.lucia.delete(`${agenda}/days/${day.id}`),
  ]
  for (const change of changes) {
    const etag = await etagOf()
    expect((await cast.lucia.get(`${agenda}/items`, { 'if-none-match': etag })).status).toBe(304)
    await change()
    expect(await etagOf()).not.toBe(etag)
  }
})

describe('the other members', () => {
  let shared: string
  beforeEach(async () => {
    shared = `/api/weddings/${cast.weddingId}/agenda`
    agenda = shared
    for (const day of (await cast.lucia.get(`${shared}/days`)).body)
      await cast.lucia.delete(`${shared}/days/${day.id}`)
    await cast.martin.post('/api/notifications/read')
  })

  const news = async () =>
    (await cast.martin.get('/api/notifications?limit=20')).body.filter(
      ({ action, readAt }: { action: string; readAt: string | null }) =>
        action === 'agenda.changed' && !readAt,
    )

  it('are notified of what changes, in one line, and not of ticks', async () => {
    const { body: item } = await addItem((await addDay()).id)
    const before = await news()
    expect(before).toMatchObject([{ section: 'agenda', data: { itemId: item.id, itemTitle: 'Ceremonia' } }])
    await cast.lucia.patch(`${shared}/items/${item.id}`, { isDone: true })
    await cast.lucia.patch(`${shared}/items/${item.id}`, { title: 'Ceremonia' })
    expect(await news()).toEqual(before)
    await cast.lucia.patch(`${shared}/items/${item.id}`, { title: 'Ceremonia civil' })
    expect(await news()).toMatchObject([{ data: { itemTitle: 'Ceremonia civil' } }])
  })
})
