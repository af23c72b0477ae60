import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

let weddingId: string
let wedding: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  wedding = `/api/weddings/${weddingId}`
  at = `${wedding}/seating`
})

const addEvent = async (name: string, date: string) =>
  (await cast.lucia.post(`${wedding}/events`, { id: uuidv7(), name, date })).body.id as string

const get = async (path: string) => (await cast.lucia.get(`${at}/${path}`)).body

/** A guest who comes to an event beside the wedding. */
async function comingTo(eventId: string) {
  const guestId = await cast.lucia.addGuest(weddingId, 'Marta Gil')
  await cast.lucia.post(`${wedding}/events/${eventId}/guests`, { guestIds: [guestId], isInvited: true })
  await app.platform.db.execute(sql`
    update event_answers set answer = true where guest_id = ${guestId} and event_id = ${eventId}`)
  return guestId
}

describe('the events that have tables', () => {
  it('are listed in their order, by name and date', async () => {
    const tornaboda = await addEvent('Tornaboda', '2027-06-06')
    const preboda = await addEvent('Preboda', '2027-06-04')
    expect(await get('events')).toEqual([
      { id: preboda, name: 'Preboda', date: '2027-06-04' },
      { id: tornaboda, name: 'Tornaboda', date: '2027-06-06' },
    ])
  })

  it('are none for a wedding without further events', async () => {
    expect(await get('events')).toEqual([])
  })
})

describe('the plan of an event that is deleted', () => {
  it('goes with it, and comes back when the deletion is undone', async () => {
    const eventId = await addEvent('Preboda', '2027-06-04')
    const guestId = await comingTo(eventId)
    const own = (await cast.lucia.post(`${at}/tables`, {})).body
    const table = (await cast.lucia.post(`${at}/tables`, { eventId, name: 'La larga' })).body
    await cast.lucia.post(`${at}/rooms`, { eventId, width: 1200, depth: 900 })
    const box = { x: 100, y: 100, width: 300, depth: 300, rotation: 0 }
    await cast.lucia.post(`${at}/shapes`, { eventId, kind: 'bar', box })
    await cast.lucia.call('PUT', `${at}/people/${guestId}`, { tableId: table.id, eventId })
    const before = await Promise.all(['tables', 'rooms', 'shapes', 'people'].map(get))

    await cast.lucia.delete(`${wedding}/events/${eventId}`)
    expect(await get('tables')).toEqual([own])
    expect([await get('rooms'), await get('shapes'), await get('people')]).toEqual([[], [], []])

    const [line] = (await cast.lucia.get(`${wedding}/activity`)).body.lines
    expect((await cast.lucia.post(`${wedding}/activity/${line.id}/undo`, {})).body.conflicts).toEqual([])
    expect(await Promise.all(['tables', 'rooms', 'shapes', 'people'].map(get))).toEqual(before)
  })
})

describe('the room of an event', () => {
  const copy = (from: string | null, to: string | null) => cast.lucia.post(`${at}/rooms/copy`, { from, to })
  const box = { x: 100, y: 100, width: 300, depth: 300, rotation: 90 }

  async function furnished() {
    const guestId = await cast.lucia.addGuest(weddingId, 'Marta Gil')
    await cast.lucia.call('PATCH', `${wedding}/guests/${guestId}`, { rsvp: true })
    const table = (await cast.lucia.post(`${at}/tables`, { name: 'La larga', seats: 12, shape: 'imperial' }))
      .body
    await cast.lucia.call('PATCH', `${at}/tables/${table.id}`, {
      position: { x: 500, y: 400 },
      isLocked: true,
      hasStairs: true,
    })
    await cast.lucia.post(`${at}/shapes`, { kind: 'bar', label: 'Barra', box })
    await cast.lucia.post(`${at}/rooms`, { width: 1200, depth: 900 })
    await cast.lucia.call('PUT', `${at}/people/${guestId}`, { tableId: table.id })
  }

  it('is copied with tables, shapes and size, without people and locks, and taken back as one act', async () => {
    await furnished()
    const eventId = await addEvent('Preboda', '2027-06-04')
    const before = await Promise.all(['tables', 'rooms', 'shapes', 'people'].map(get))
    expect((await copy(null, eventId)).body).toEqual({ tables: 1 })
    const of = (rows: { eventId: string | null }[]) => rows.filter((row) => row.eventId === eventId)
    const table = { number: 1, name: 'La larga', seats: 12, shape: 'imperial', hasStairs: true }
    expect(of(await get('tables'))).toMatchObject([
      { ...table, isLocked: false, position: { x: 500, y: 400 } },
    ])
    expect(of(await get('shapes'))).toMatchObject([{ kind: 'bar', label: 'Barra', box }])
    expect(of(await get('rooms'))).toMatchObject([{ width: 1200, depth: 900 }])
    expect(of(await get('people'))).toEqual([])
    const [line] = (await cast.lucia.get(`${wedding}/activity`)).body.lines
    expect((await cast.lucia.post(`${wedding}/activity/${line.id}/undo`, {})).status).toBe(200)
    expect(await Promise.all(['tables', 'rooms', 'shapes', 'people'].map(get))).toEqual(before)
  })

  it('keeps the size that another member has given it', async () => {
    await furnished()
    const eventId = await addEvent('Preboda', '2027-06-04')
    await cast.lucia.post(`${at}/rooms`, { eventId, width: 2000, depth: 800 })
    expect((await copy(null, eventId)).body).toEqual({ tables: 1 })
    expect(await get('rooms')).toContainEqual(expect.objectContaining({ eventId, width: 2000, depth: 800 }))
  })

  it('is not copied over tables, nor from an event that is not there', async () => {
    await furnished()
    const eventId = await addEvent('Preboda', '2027-06-04')
    await cast.lucia.post(`${at}/tables`, { eventId })
    expect((await copy(null, eventId)).body).toMatchObject({ code: 'ROOM_TAKEN' })
    expect((await copy(uuidv7(), eventId)).body).toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })
})
