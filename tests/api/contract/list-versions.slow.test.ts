import { beforeEach, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { missedLists, readVersionedLists } from '../../support/contract/versioned-lists.ts'

const { app, cast } = useCast()

/** Ids of a wedding in which one guest sits at a table, rides in a bus, sleeps in a hotel and goes to an event. */
let rows: Record<string, string>
let at: string

beforeEach(async () => {
  const { lucia, martin } = cast
  const weddingId = await lucia.createWedding()
  await lucia.letIn(weddingId, martin, 'couple')
  at = `/api/weddings/${weddingId}`
  const idOf = async (path: string, body: object) => {
    const { status, body: added } = await lucia.post(`${at}${path}`, body)
    expect(status, JSON.stringify(added)).toBeLessThan(300)
    return added.id as string
  }
  const guestId = await idOf('/guests', { fullName: 'Carmen Aguirre', rsvp: true })
  const otherId = await idOf('/guests', { fullName: 'Noa Lasa', rsvp: true })
  const householdId = await idOf('/households', { guestIds: [guestId] })
  const eventId = await idOf('/events', { name: 'Preboda' })
  const tableId = await idOf('/seating/tables', { seats: 8 })
  const stops = [{ key: 'armas', name: 'Plaza de Armas', place: null, minute: 675, isVenue: false }]
  const companyId = await idOf('/vendors', { vendorType: 'autobuses', name: 'Transvía' })
  const priced = { companyId, priceCents: 12_000 }
  const tripId = await idOf('/transport/trips', { direction: 'out', seats: 1, stops, ...priced })
  const hotelId = await idOf('/lodging/hotels', { name: 'Parador' })
  const blockId = await idOf('/lodging/blocks', { hotelId, name: 'Doble', rooms: 20 })
  await lucia.call('PUT', `${at}/seating/people/${guestId}`, { tableId })
  await lucia.post(`${at}/transport/ride`, {
    ...{ direction: 'out', key: 'armas', mayWait: true },
    riders: [guestId, otherId].map((id) => ({ guestId: id, from: null })),
  })
  await lucia.post(`${at}/lodging/stays`, { guests: [{ guestId }], need: 'booked', blockId })
  const dayId = await idOf('/agenda/days', { name: 'Boda', date: '2027-04-10' })
  const vendorId = await idOf('/vendors', { vendorType: 'catering', name: 'Fogón' })
  await lucia.patch(`${at}/vendors/${vendorId}`, { perHead: { adult: 50, basis: 'confirmed' } })
  rows = {
    ...{
      weddingId,
      guestId,
      otherId,
      householdId,
      eventId,
      tableId,
      tripId,
      hotelId,
      blockId,
      dayId,
      vendorId,
    },
    ruleId: await idOf('/seating/rules', { kind: 'apart', isFirm: true, guestId, otherGuestId: otherId }),
    itemId: await idOf('/agenda/items', { dayId, time: { startsAt: 750, endsAt: null }, title: 'Cóctel' }),
    folderId: await idOf('/inspiration/folders', { name: 'Flores' }),
    taskId: await idOf('/tasks', {
      title: 'Llamar',
      assignees: [{ kind: 'member', userId: martin.userId }],
    }),
  }
})

type Act = [name: string, act: () => Promise<{ status: number; body: unknown }>]

const undoLast = async () => {
  const [line] = (await cast.lucia.get(`${at}/activity`)).body.lines
  return cast.lucia.post(`${at}/activity/${line.id}/undo`)
}

const ACTS: Act[] = [
  [
    'a guest has another name',
    () => cast.lucia.patch(`${at}/guests/${rows['guestId']}`, { fullName: 'Mara' }),
  ],
  ['a guest does not come', () => cast.lucia.patch(`${at}/guests/${rows['guestId']}`, { rsvp: false })],
  ['a guest is a child', () => cast.lucia.patch(`${at}/guests/${rows['guestId']}/details`, { age: 'child' })],
  ['a guest is removed', () => cast.lucia.delete(`${at}/guests/${rows['guestId']}`)],
  [
    'guests are removed together',
    () => cast.lucia.post(`${at}/guests/removal`, { guestIds: [rows['guestId']] }),
  ],
  [
    'a removal is undone',
    async () => {
      await cast.lucia.delete(`${at}/guests/${rows['guestId']}`)
      return undoLast()
    },
  ],
  [
    'an import takes the place of the list',
    () => cast.lucia.post(`${at}/guests/import`, { mode: 'overwrite', guests: [{ fullName: 'Teo' }] }),
  ],
  [
    'a family has another name',
    () => cast.lucia.patch(`${at}/households/${rows['householdId']}`, { name: 'Los Aguirre' }),
  ],
  [
    'a guest leaves a family',
    () =>
      cast.lucia.post(`${at}/households/${rows['householdId']}/take-out`, { guestIds: [rows['guestId']] }),
  ],
  ['an event has another name', () => cast.lucia.patch(`${at}/events/${rows['eventId']}`, { name: 'Cena' })],
  ['an event is removed', () => cast.lucia.delete(`${at}/events/${rows['eventId']}`)],
  ['a table is removed', () => cast.lucia.delete(`${at}/seating/tables/${rows['tableId']}`)],
  ['a bus has more seats', () => cast.lucia.patch(`${at}/transport/trips/${rows['tripId']}`, { seats: 20 })],
  [
    'a bus has a price',
    () => cast.lucia.patch(`${at}/transport/trips/${rows['tripId']}`, { priceCents: 32_050 }),
  ],
  ['a bus is removed', () => cast.lucia.delete(`${at}/transport/trips/${rows['tripId']}`)],
  ['a hotel is removed', () => cast.lucia.delete(`${at}/lodging/hotels/${rows['hotelId']}`)],
  ['a vendor is removed', () => cast.lucia.delete(`${at}/vendors/${rows['vendorId']}`)],
  ['a vendor is confirmed', () => cast.lucia.post(`${at}/vendors/${rows['vendorId']}/confirm`)],
  [
    'a member has another name',
    () => cast.martin.patch('/api/profile', { fullName: `Martín ${Math.random()}` }),
  ],
  ['a member is removed', () => cast.lucia.delete(`${at}/members/${cast.martin.userId}`)],
  ['the wedding has another day', () => cast.lucia.patch(at, { eventDate: '2027-05-01' })],
]

it.each(ACTS)('no list keeps its ETag when it shows something else: %s', async (_, act) => {
  const before = await readVersionedLists(cast.lucia, rows)
  const { status, body } = await act()
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  expect(await missedLists(app.db, cast.lucia, rows, before)).toEqual([])
})
