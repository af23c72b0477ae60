import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast({
  limits: { ...LIMITS, person: { ...LIMITS.person, weddings: { couple: 1_000, planner: 1_000 } } },
})

let weddingId: string
let wedding: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  wedding = `/api/weddings/${weddingId}`
  at = `${wedding}/seating`
})

type Named = { name: string }

const addTable = async (over: object = {}) => (await cast.lucia.post(`${at}/tables`, over)).body
const people = async () => (await cast.lucia.get(`${at}/people`)).body
const seat = (guestId: string, tableId: string | null, over: object = {}, person = cast.lucia) =>
  person.call('PUT', `${at}/people/${guestId}`, { tableId, ...over })

async function comingGuest(fullName = 'Marta Gil'): Promise<string> {
  const id = await cast.lucia.addGuest(weddingId, fullName)
  await cast.lucia.patch(`${wedding}/guests/${id}`, { rsvp: true })
  return id
}

async function seatOf(guestId: string) {
  const one = (await people()).find((person: { guestId: string }) => person.guestId === guestId)
  return one?.tableId
}

async function undoLast() {
  const [line] = (await cast.lucia.get(`${wedding}/activity`)).body.lines
  expect((await cast.lucia.post(`${wedding}/activity/${line.id}/undo`, {})).status).toBe(200)
}

describe('a table', () => {
  it('is round for ten and gets the next number, unless it is said otherwise', async () => {
    expect(await addTable()).toMatchObject({
      eventId: null,
      number: 1,
      name: null,
      shape: 'round',
      seats: 10,
    })
    const imperial = { number: 7, name: 'Los primos', shape: 'imperial', seats: 24 }
    expect(await addTable(imperial)).toMatchObject(imperial)
    expect(await addTable()).toMatchObject({ number: 8 })
  })

  it('is added once, however often the request is repeated', async () => {
    const id = uuidv7()
    expect(await addTable({ id })).toEqual(await addTable({ id, seats: 4 }))
    expect((await cast.lucia.get(`${at}/tables`)).body).toHaveLength(1)
  })

  it.each([
    ['without seats', { seats: 0 }],
    ['of 31 seats', { seats: 31 }],
    ['of no shape', { shape: 'star' }],
    ['with a name of 201 characters', { name: 'a'.repeat(201) }],
  ])('%s is refused', async (_, over) => {
    expect((await cast.lucia.post(`${at}/tables`, over)).status).toBe(400)
  })

  it('of an event that is not there is refused', async () => {
    expect((await cast.lucia.post(`${at}/tables`, { eventId: uuidv7() })).status).toBe(404)
  })

  it('is changed field by field, so that two people lose neither change', async () => {
    const { id } = await addTable()
    const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
    await Promise.all([
      cast.lucia.patch(`${at}/tables/${id}`, { name: 'Familia Herrera' }),
      martin.patch(`${at}/tables/${id}`, { seats: 12 }),
    ])
    expect((await cast.lucia.get(`${at}/tables`)).body).toMatchObject([
      { name: 'Familia Herrera', seats: 12 },
    ])
  })

  it('that is removed leaves its people without a seat, and brings them back by undoing', async () => {
    const { id } = await addTable()
    const marta = await comingGuest()
    await seat(marta, id)
    await cast.lucia.delete(`${at}/tables/${id}`)
    expect(await seatOf(marta)).toBeNull()
    await undoLast()
    expect(await seatOf(marta)).toBe(id)
  })
})

describe('a seat', () => {
  it('is for who comes: the others are not in the list and not seated', async () => {
    const { id } = await addTable()
    const marta = await comingGuest()
    const pending = await cast.lucia.addGuest(weddingId, 'Luis Mas')
    expect((await people()).map(({ name }: Named) => name)).toEqual(['Marta Gil'])
    expect((await seat(marta, id)).status).toBe(200)
    expect((await seat(pending, id)).body).toMatchObject({ code: 'GUEST_NOT_COMING' })
    expect(await seatOf(marta)).toBe(id)
  })

  it('is one for each event: who is moved leaves the former one', async () => {
    const [first, second] = [await addTable(), await addTable()]
    const marta = await comingGuest()
    await seat(marta, first.id)
    await seat(marta, second.id)
    expect((await people()).map(({ tableId }: { tableId: string }) => tableId)).toEqual([second.id])
  })

  it('at another event is another seat, at a table of that event', async () => {
    const eventId = uuidv7()
    await cast.lucia.post(`${wedding}/events`, { id: eventId, name: 'Preboda' })
    const marta = await comingGuest()
    await cast.lucia.post(`${wedding}/events/${eventId}/guests`, { guestIds: [marta], isInvited: true })
    await app.platform.db.execute(sql`
      update event_answers set answer = true where guest_id = ${marta} and event_id = ${eventId}`)
    const own = await addTable()
    const preboda = await addTable({ eventId })
    expect(preboda.number).toBe(1)
    expect((await seat(marta, own.id, { eventId })).status).toBe(404)
    await seat(marta, own.id)
    await seat(marta, preboda.id, { eventId })
    expect((await people()).map(({ tableId }: { tableId: string }) => tableId)).toEqual([own.id, preboda.id])
  })

  it('is refused at a table that is full, and by 20 at once nobody gets one too many', async () => {
    const { id } = await addTable({ seats: 3 })
    const guests = await Promise.all(Array.from({ length: 20 }, (_, index) => comingGuest(`Ana ${index}`)))
    const answers = await Promise.all(guests.map((guest) => seat(guest, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TABLE_FULL',
      data: { max: 3 },
    })
    const seated = (await people()).filter(({ tableId }: { tableId: string | null }) => tableId === id)
    expect(seated).toHaveLength(3)
  })

  it('that two give one guest at once is the one of the first: the other is told', async () => {
    const [first, second] = [await addTable(), await addTable()]
    const marta = await comingGuest()
    const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
    const from = { tableId: null }
    const answers = await Promise.all([
      seat(marta, first.id, { from }),
      seat(marta, second.id, { from }, martin),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('SEATED_MEANWHILE')
  })

  it('is taken away, and given back by undoing', async () => {
    const { id } = await addTable()
    const marta = await comingGuest()
    await seat(marta, id)
    await seat(marta, null)
    expect(await seatOf(marta)).toBeNull()
    await undoLast()
    expect(await seatOf(marta)).toBe(id)
  })
})

describe('a lock', () => {
  it('stays on a guest who is moved by hand, goes with their seat, and is undone', async () => {
    const [first, second] = [await addTable(), await addTable()]
    const marta = await comingGuest()
    await seat(marta, first.id)
    expect((await seat(marta, first.id, { isLocked: true })).body).toMatchObject({ isLocked: true })
    expect((await seat(marta, second.id)).body).toMatchObject({ isLocked: true, tableId: second.id })
    await seat(marta, null)
    await seat(marta, first.id)
    expect(await people()).toMatchObject([{ isLocked: false }])
    await seat(marta, first.id, { isLocked: true })
    await undoLast()
    expect(await people()).toMatchObject([{ isLocked: false, tableId: first.id }])
  })

  it('is not put on a guest whom another member has seated elsewhere meanwhile', async () => {
    const [first, second] = [await addTable(), await addTable()]
    const marta = await comingGuest()
    await seat(marta, second.id)
    const { body } = await seat(marta, first.id, { isLocked: true, from: { tableId: first.id } })
    expect(body).toMatchObject({ code: 'SEATED_MEANWHILE' })
    expect(await people()).toMatchObject([{ isLocked: false, tableId: second.id }])
  })

  it('on a table keeps nobody from changing it by hand', async () => {
    const { id } = await addTable()
    await cast.lucia.patch(`${at}/tables/${id}`, { isLocked: true })
    expect((await seat(await comingGuest(), id)).status).toBe(200)
    await cast.lucia.patch(`${at}/tables/${id}`, { seats: 4 })
    expect((await cast.lucia.get(`${at}/tables`)).body).toMatchObject([{ isLocked: true, seats: 4 }])
  })
})

describe('a guest who does not come any more', () => {
  it('leaves the seat free for another, and sits there again when the answer was a mistake', async () => {
    const { id } = await addTable({ seats: 1 })
    const marta = await comingGuest()
    await seat(marta, id)
    await cast.lucia.patch(`${wedding}/guests/${marta}`, { rsvp: false })
    expect(await people()).toMatchObject([{ guestId: marta, comes: false, tableId: id }])
    await cast.lucia.patch(`${wedding}/guests/${marta}`, { rsvp: true })
    expect(await people()).toMatchObject([{ guestId: marta, comes: true, tableId: id }])
    await cast.lucia.patch(`${wedding}/guests/${marta}`, { rsvp: false })
    expect((await seat(await comingGuest('Luis Mas'), id)).status).toBe(200)
  })

  it('and is removed takes the seat along, and both come back by undoing', async () => {
    const { id } = await addTable()
    const marta = await comingGuest()
    await seat(marta, id)
    await cast.lucia.delete(`${wedding}/guests/${marta}`)
    expect(await people()).toEqual([])
    await undoLast()
    expect(await seatOf(marta)).toBe(id)
  })
})

describe('the seats follow the list of guests', () => {
  it('when families are joined, and their people sit where they sat', async () => {
    const { id } = await addTable()
    const guestIds = [await comingGuest('Ana Gil'), await comingGuest('Luis Mas')]
    for (const guestId of guestIds) await seat(guestId, id)
    await cast.lucia.post(`${wedding}/households`, { guestIds })
    const [ana, luis] = await people()
    expect(ana).toMatchObject({ tableId: id, householdId: luis.householdId })
    expect(luis).toMatchObject({ tableId: id, householdId: expect.any(String) })
  })

  it('when an import is undone: its people leave their seats free', async () => {
    const { id } = await addTable({ seats: 1 })
    const eva = uuidv7()
    const guests = [{ id: eva, fullName: 'Eva Soto', rsvp: true }]
    const done = await cast.lucia.post(`${wedding}/guests/import`, { mode: 'append', guests })
    await seat(eva, id)
    expect((await cast.lucia.post(`${wedding}/activity/${done.body.lineId}/undo`, {})).status).toBe(200)
    expect(await people()).toEqual([])
    expect((await seat(await comingGuest('Luis Mas'), id)).status).toBe(200)
  })

  it('and 20 who seat one guest at once at 20 tables leave them one seat', async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, () => addTable()))
    const marta = await comingGuest()
    const answers = await Promise.all(tables.map(({ id }) => seat(marta, id, { from: { tableId: null } })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await people()).toHaveLength(1)
  })
})

describe('the tables of a wedding', () => {
  it('are seen by relatives only when the couple says so', async () => {
    const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
    expect((await aunt.get(`${at}/tables`)).status).toBe(403)
    expect((await aunt.get(`${at}/people`)).status).toBe(403)
    await setLevels(cast.lucia, weddingId, aunt, { seating: 'view' })
    expect((await aunt.get(`${at}/tables`)).status).toBe(200)
    expect((await aunt.post(`${at}/tables`, {})).status).toBe(403)
  })
})
