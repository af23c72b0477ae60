import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { ROOM_SHAPES_MAX } from '#domain/seating/room.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast({
  limits: { ...LIMITS, person: { ...LIMITS.person, weddings: { couple: 1_000, planner: 1_000 } } },
})

const BOX = { x: 500, y: 400, width: 600, depth: 450, rotation: 0 }

let weddingId: string
let wedding: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  wedding = `/api/weddings/${weddingId}`
  at = `${wedding}/seating`
})

const addTable = async (over: object = {}) => (await cast.lucia.post(`${at}/tables`, over)).body
const addShape = (over: object = {}) =>
  cast.lucia.post(`${at}/shapes`, { kind: 'dance_floor', box: BOX, ...over })
const addEvent = async () => (await cast.lucia.post(`${wedding}/events`, { name: 'Preboda' })).body.id
const list = async (of: 'tables' | 'rooms' | 'shapes') => (await cast.lucia.get(`${at}/${of}`)).body

async function undoLast() {
  const [line] = (await cast.lucia.get(`${wedding}/activity`)).body.lines
  expect((await cast.lucia.post(`${wedding}/activity/${line.id}/undo`, {})).status).toBe(200)
}

describe('the place of a table', () => {
  it('is nowhere until it is given, is changed as one, and leaves its turn alone', async () => {
    const { id, position, rotation } = await addTable()
    expect([position, rotation]).toEqual([null, 0])
    const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
    await Promise.all([
      cast.lucia.patch(`${at}/tables/${id}`, { position: { x: 450, y: 300 } }),
      martin.patch(`${at}/tables/${id}`, { rotation: 90 }),
    ])
    expect(await list('tables')).toMatchObject([{ position: { x: 450, y: 300 }, rotation: 90 }])
    await cast.lucia.patch(`${at}/tables/${id}`, { position: null })
    expect(await list('tables')).toMatchObject([{ position: null, rotation: 90 }])
  })

  it('is given with a new table, and back by undoing', async () => {
    const place = { position: { x: 450, y: 300 }, rotation: 45 }
    const { id } = await addTable(place)
    await cast.lucia.patch(`${at}/tables/${id}`, { position: { x: 900, y: 310 } })
    await undoLast()
    expect(await list('tables')).toMatchObject([place])
  })

  it.each([
    ['left of the room', { position: { x: -1, y: 300 } }],
    ['beyond the largest room', { position: { x: 10_001, y: 300 } }],
    ['between two centimetres', { position: { x: 450.5, y: 300 } }],
    ['turned by more than once around', { rotation: 360 }],
  ])('%s is refused', async (_, change) => {
    const { id } = await addTable()
    expect((await cast.lucia.patch(`${at}/tables/${id}`, change)).status).toBe(400)
  })
})

describe('the size of a room', () => {
  it('is one for each event, also when two members give it at once', async () => {
    const eventId = await addEvent()
    const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
    const answers = await Promise.all([
      cast.lucia.post(`${at}/rooms`, { width: 1200, depth: 900 }),
      martin.post(`${at}/rooms`, { width: 1500, depth: 1000 }),
      cast.lucia.post(`${at}/rooms`, { eventId, width: 800, depth: 600 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers[0].body.id).toBe(answers[1].body.id)
    expect(await list('rooms')).toHaveLength(2)
  })

  it('is changed side by side, forgotten and brought back by undoing', async () => {
    const { id } = (await cast.lucia.post(`${at}/rooms`, { width: 1200, depth: 900 })).body
    await Promise.all([
      cast.lucia.patch(`${at}/rooms/${id}`, { width: 1300 }),
      cast.lucia.patch(`${at}/rooms/${id}`, { depth: 1000 }),
    ])
    expect(await list('rooms')).toMatchObject([{ width: 1300, depth: 1000 }])
    await cast.lucia.delete(`${at}/rooms/${id}`)
    expect(await list('rooms')).toEqual([])
    await undoLast()
    expect(await list('rooms')).toMatchObject([{ id, width: 1300, depth: 1000 }])
  })

  it.each([
    ['narrower than two metres', { width: 199, depth: 900 }],
    ['deeper than a hundred metres', { width: 900, depth: 10_001 }],
  ])('%s is refused', async (_, size) => {
    expect((await cast.lucia.post(`${at}/rooms`, size)).status).toBe(400)
  })

  it('of an event that is not there is refused', async () => {
    const room = { eventId: uuidv7(), width: 900, depth: 900 }
    expect((await cast.lucia.post(`${at}/rooms`, room)).body).toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })
})

describe('a shape in a room', () => {
  it('is added once, moved, called, removed and brought back by undoing', async () => {
    const id = uuidv7()
    expect((await addShape({ id })).body).toEqual((await addShape({ id, kind: 'bar' })).body)
    await cast.lucia.patch(`${at}/shapes/${id}`, { box: { ...BOX, x: 700, rotation: 90 } })
    await cast.lucia.patch(`${at}/shapes/${id}`, { label: 'Pista de baile' })
    const shape = { kind: 'dance_floor', label: 'Pista de baile', box: { ...BOX, x: 700, rotation: 90 } }
    expect(await list('shapes')).toMatchObject([shape])
    await cast.lucia.delete(`${at}/shapes/${id}`)
    expect(await list('shapes')).toEqual([])
    await undoLast()
    expect(await list('shapes')).toMatchObject([shape])
  })

  it.each([
    ['of no kind', { kind: 'pool' }],
    ['of four centimetres', { box: { ...BOX, depth: 4 } }],
    ['called by 61 characters', { label: 'a'.repeat(61) }],
  ])('%s is refused', async (_, over) => {
    expect((await addShape(over)).status).toBe(400)
  })

  it('is one of a hundred at most, in each room', async () => {
    const one = `${at}/shapes`
    const answers = await Promise.all(
      Array.from({ length: ROOM_SHAPES_MAX + 1 }, () => cast.lucia.post(one, { kind: 'wall', box: BOX })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ROOM_SHAPES_MAX)
    expect((await addShape()).body).toMatchObject({
      code: 'TOO_MANY_ROOM_SHAPES',
      data: { max: ROOM_SHAPES_MAX },
    })
    expect((await addShape({ eventId: await addEvent() })).status).toBe(201)
  })
})

describe('the room of an event', () => {
  it('leaves with the event, and both come back by undoing', async () => {
    const eventId = await addEvent()
    await cast.lucia.post(`${at}/rooms`, { eventId, width: 900, depth: 900 })
    await addShape({ eventId })
    await addTable({ eventId, position: { x: 300, y: 300 } })
    await cast.lucia.delete(`${wedding}/events/${eventId}`)
    for (const of of ['tables', 'rooms', 'shapes'] as const) expect(await list(of)).toEqual([])
    await undoLast()
    for (const of of ['tables', 'rooms', 'shapes'] as const)
      expect(await list(of)).toMatchObject([{ eventId }])
  })

  it('is seen and changed by those alone who may', async () => {
    const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
    for (const of of ['rooms', 'shapes']) expect((await aunt.get(`${at}/${of}`)).status).toBe(403)
    await setLevels(cast.lucia, weddingId, aunt, { seating: 'view' })
    for (const of of ['rooms', 'shapes']) expect((await aunt.get(`${at}/${of}`)).status).toBe(200)
    expect((await aunt.post(`${at}/rooms`, { width: 900, depth: 900 })).status).toBe(403)
    expect((await aunt.post(`${at}/shapes`, { kind: 'bar', box: BOX })).status).toBe(403)
  })
})
