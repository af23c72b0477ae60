import { beforeEach, describe, expect, it } from 'vitest'
import { BLOCKS_MAX, HOTELS_MAX } from '#domain/lodging/lodging.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'

const { cast } = useCast()

let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}/lodging`
})

const NIGHTS = { arrivesOn: '2027-04-09', leavesOn: '2027-04-11' }

const read = async () => (await cast.lucia.get(`${at}/hotels`)).body
const addHotel = async (more: object = {}) =>
  (await cast.lucia.post(`${at}/hotels`, { name: 'Parador de Carmona', ...more })).body.id as string
const addBlock = async (hotelId: string, more: object = {}) =>
  (await cast.lucia.post(`${at}/blocks`, { hotelId, name: 'Doble', rooms: 2, ...more })).body.id as string
const people = async () => (await cast.lucia.get(`${at}/people`)).body
const lodge = (guestIds: string[], more: object) =>
  cast.lucia.call('PUT', `${at}/stays`, { guests: guestIds.map((guestId) => ({ guestId })), ...more })

describe('hotels', () => {
  it('are none, then those that were added, in their order', async () => {
    expect(await read()).toEqual({ hotels: [], blocks: [] })
    await addHotel({ way: '4 km', phone: '954 00 02 10', code: ' NARANJO27 ', url: 'parador.example' })
    await addHotel({ kind: 'own', name: 'Casa de la abuela', notes: '' })
    expect((await read()).hotels).toMatchObject([
      { kind: 'hotel', name: 'Parador de Carmona', way: '4 km', code: 'NARANJO27', notes: null },
      { kind: 'own', name: 'Casa de la abuela', phone: null, notes: null },
    ])
  })

  it('are added once, however often it is asked', async () => {
    const id = '0198c0de-0000-7000-8000-000000000001'
    await addHotel({ id })
    await addHotel({ id, name: 'Otro' })
    expect((await read()).hotels).toMatchObject([{ id, name: 'Parador de Carmona' }])
  })

  it('lose nothing when two members change two fields', async () => {
    const id = await addHotel({ code: 'NARANJO27' })
    await cast.lucia.patch(`${at}/hotels/${id}`, { phone: '954 00 02 10' })
    const answer = await cast.lucia.patch(`${at}/hotels/${id}`, { code: null })
    expect(answer.body).toMatchObject({ name: 'Parador de Carmona', phone: '954 00 02 10', code: null })
  })

  it('have a map, by its link or by coordinates', async () => {
    const id = await addHotel({ mapUrl: '37.4716, -5.6389' })
    const map = 'https://www.google.com/maps/search/?api=1&query=37.4716,-5.6389'
    expect((await read()).hotels).toMatchObject([{ mapUrl: map }])
    const change = (mapUrl: string | null) => cast.lucia.patch(`${at}/hotels/${id}`, { mapUrl })
    expect((await change('maps.example/parador')).body.mapUrl).toBe('https://maps.example/parador')
    expect((await change('javascript:alert(1)')).status).toBe(400)
    expect((await change(null)).body.mapUrl).toBeNull()
  })

  it('have a name of one line, and are no more than a wedding may have', async () => {
    expect((await cast.lucia.post(`${at}/hotels`, { name: ' \n ' })).status).toBe(400)
    expect((await cast.lucia.post(`${at}/hotels`, { name: 'x'.repeat(201) })).status).toBe(400)
    for (let count = 0; count < HOTELS_MAX; count++) await addHotel({ name: `<b>Hotel ${count}</b>` })
    expect(await cast.lucia.post(`${at}/hotels`, { name: 'Uno más' })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_HOTELS', data: { max: HOTELS_MAX } },
    })
  })

  it('are gone with their rooms, and come back with them and with who slept there', async () => {
    const activity = activityOf(cast.lucia, weddingId)
    const hotelId = await addHotel()
    const blockId = await addBlock(hotelId)
    const ane = await cast.lucia.addGuest(weddingId, 'Ane Lasa')
    await lodge([ane], { need: 'booked', blockId, inNewRoom: true, nights: NIGHTS })
    await cast.lucia.delete(`${at}/hotels/${hotelId}`)
    expect(await read()).toEqual({ hotels: [], blocks: [] })
    expect(await people()).toMatchObject([{ need: 'wanted', blockId: null, room: null, nights: NIGHTS }])
    await activity.undo((await activity.last()).id)
    expect(await read()).toMatchObject({ hotels: [{ id: hotelId }], blocks: [{ id: blockId }] })
    expect(await people()).toMatchObject([{ need: 'booked', blockId, room: 1, nights: NIGHTS }])
  })
})

describe('rooms', () => {
  it('have a type, a number, a price in cents, nights and a day until which they are held', async () => {
    const hotelId = await addHotel()
    const block = { rooms: 20, beds: 2, priceCents: 12_800, nights: NIGHTS, heldUntil: '2027-03-01' }
    const id = await addBlock(hotelId, block)
    expect((await read()).blocks).toMatchObject([{ ...block, id, hotelId, name: 'Doble', isHeld: true }])
    const changes = { rooms: 8, nights: null, isHeld: false, heldUntil: null, priceCents: 7_405 }
    expect((await cast.lucia.patch(`${at}/blocks/${id}`, changes)).body).toMatchObject(changes)
  })

  it.each([
    { rooms: 0 },
    { rooms: 2.5 },
    { rooms: 501 },
    { priceCents: -1 },
    { beds: 0 },
    { nights: { arrivesOn: '2027-04-11', leavesOn: '2027-04-11' } },
    { nights: { arrivesOn: '2027-04-11', leavesOn: '2027-04-09' } },
    { nights: { arrivesOn: '2027-04-11', leavesOn: '2028-04-09' } },
    { heldUntil: '2027-02-30' },
  ])('are refused as %j', async (unfit) => {
    const hotelId = await addHotel()
    const answer = await cast.lucia.post(`${at}/blocks`, { hotelId, name: 'Doble', rooms: 2, ...unfit })
    expect(answer.status).toBe(400)
  })

  it('are of a hotel of the wedding, and no more than it may have', async () => {
    const hotelId = await addHotel()
    for (let count = 0; count < BLOCKS_MAX; count++) await addBlock(hotelId)
    expect(await cast.lucia.post(`${at}/blocks`, { hotelId, name: 'Suite', rooms: 1 })).toMatchObject({
      body: { code: 'TOO_MANY_ROOM_BLOCKS' },
    })
    const nowhere = '0198c0de-0000-7000-8000-00000000dead'
    expect(
      await cast.lucia.post(`${at}/blocks`, { hotelId: nowhere, name: 'Suite', rooms: 1 }),
    ).toMatchObject({
      status: 404,
      body: { code: 'HOTEL_NOT_FOUND' },
    })
  })
})

describe('who sleeps where', () => {
  let blockId: string
  let ane: string
  let jon: string
  let leo: string

  beforeEach(async () => {
    blockId = await addBlock(await addHotel())
    ane = await cast.lucia.addGuest(weddingId, 'Ane Lasa')
    jon = await cast.lucia.addGuest(weddingId, 'Jon Lasa')
    leo = await cast.lucia.addGuest(weddingId, 'Leo Ruiz')
  })

  const inNewRoom = () => ({ need: 'booked', blockId, inNewRoom: true, nights: NIGHTS })
  const roomOf = async (guestId: string) =>
    (await people()).find(({ id }: { id: string }) => id === guestId).room

  it('is not said, until a member says it', async () => {
    expect(await people()).toMatchObject([
      { name: 'Ane Lasa', need: null, blockId: null, room: null, comes: true },
      { name: 'Jon Lasa', need: null },
      { name: 'Leo Ruiz', need: null },
    ])
    await lodge([leo], { need: 'unneeded' })
    await lodge([jon], { need: 'wanted', nights: NIGHTS })
    expect(await people()).toMatchObject([
      { need: null },
      { need: 'wanted', nights: NIGHTS },
      { need: 'unneeded' },
    ])
    await lodge([leo], { need: null })
    expect(await people()).toMatchObject([{}, {}, { need: null }])
  })

  it('gives a family one room, and the next one another', async () => {
    await lodge([ane, jon], inNewRoom())
    await lodge([leo], inNewRoom())
    expect([await roomOf(ane), await roomOf(jon), await roomOf(leo)]).toEqual([1, 1, 2])
  })

  it('gives no second room to a request that is repeated', async () => {
    await lodge([ane, jon], inNewRoom())
    expect((await lodge([ane, jon], inNewRoom())).body).toMatchObject([{ room: 1 }, { room: 1 }])
  })

  it('never gives two families one room unseen, however many ask at once', async () => {
    const answers = await Promise.all([ane, jon, leo].map((guest) => lodge([guest], inNewRoom())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      body: { code: 'NO_ROOM_LEFT', data: { max: 2 } },
    })
    const rooms = (await people()).map(({ room }: { room: number | null }) => room)
    expect(rooms.filter(Boolean).sort()).toEqual([1, 2])
  })

  it('lets who found no room wait for one without a number', async () => {
    await lodge([ane], inNewRoom())
    await lodge([jon], inNewRoom())
    expect((await lodge([leo], { need: 'wanted', blockId })).body).toMatchObject([{ blockId, room: null }])
  })

  it('frees the room of who does not come any more, says so, and gives it to the next', async () => {
    await lodge([ane], inNewRoom())
    await lodge([jon], inNewRoom())
    await cast.lucia.patch(`/api/weddings/${weddingId}/guests/${ane}`, { rsvp: false })
    expect(await people()).toMatchObject([{ comes: false, room: 1 }, { room: 2 }, {}])
    await lodge([leo], inNewRoom())
    expect([await roomOf(ane), await roomOf(leo)]).toEqual([null, 1])
    await cast.lucia.patch(`/api/weddings/${weddingId}/guests/${ane}`, { rsvp: true })
    expect(await people()).toMatchObject([{ comes: true, need: 'wanted', blockId, room: null }, {}, {}])
  })

  it('gives no room to who does not come', async () => {
    await cast.lucia.patch(`/api/weddings/${weddingId}/guests/${ane}`, { rsvp: false })
    expect(await lodge([ane], inNewRoom())).toMatchObject({
      status: 409,
      body: { code: 'LODGER_NOT_COMING' },
    })
  })

  it('overwrites nothing that the member was not shown', async () => {
    const from = { need: null, blockId: null, room: null, nights: null }
    await lodge([ane], { need: 'unneeded' })
    const late = { guests: [{ guestId: ane, from }], ...inNewRoom() }
    expect(await cast.lucia.call('PUT', `${at}/stays`, late)).toMatchObject({
      status: 409,
      body: { code: 'LODGED_MEANWHILE' },
    })
    expect((await people())[0].need).toBe('unneeded')
  })

  it('is said of all or of none', async () => {
    const nobody = '0198c0de-0000-7000-8000-00000000dead'
    expect((await lodge([ane, nobody], { need: 'unneeded' })).body).toMatchObject({ code: 'GUEST_NOT_FOUND' })
    expect((await lodge([ane], { need: 'booked', blockId: nobody })).body.code).toBe('ROOM_BLOCK_NOT_FOUND')
    expect((await people())[0].need).toBeNull()
  })

  it('leaves with the guest, and comes back with them', async () => {
    const activity = activityOf(cast.lucia, weddingId)
    await lodge([ane], inNewRoom())
    await cast.lucia.delete(`/api/weddings/${weddingId}/guests/${ane}`)
    expect(await people()).toHaveLength(2)
    await activity.undo((await activity.last()).id)
    expect(await roomOf(ane)).toBe(1)
  })

  it('is one line of the activity for a family, which is undone as one', async () => {
    const activity = activityOf(cast.lucia, weddingId)
    await lodge([ane, jon], inNewRoom())
    await activity.undo((await activity.last()).id)
    expect(await people()).toMatchObject([{ need: null }, { need: null }, { need: null }])
  })
})
