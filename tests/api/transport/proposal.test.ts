import { beforeEach, describe, expect, it } from 'vitest'
import { markOf, proposeBuses } from '#domain/transport/proposal.ts'
import type { VehicleSize } from '#domain/transport/proposed-route.ts'
import { ridersOf } from '#domain/transport/riders.ts'
import { type BusPerson, type BusTrip, TRIPS_MAX } from '#domain/transport/transport.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

const SIZES: VehicleSize[] = [
  { vehicle: 'minibus', seats: 4 },
  { vehicle: 'van', seats: 2 },
]

let wedding: string
let at: string

const trips = async (who = cast.lucia) => (await who.get(`${at}/trips`)).body as BusTrip[]
const people = async () => (await cast.lucia.get(`${at}/people`)).body as BusPerson[]
const seen = async (sizes = SIZES) => markOf(proposeBuses(await trips(), await people(), sizes))
const apply = (mark: string, who = cast.lucia, sizes = SIZES) =>
  who.post(`${at}/proposal`, { sizes, seen: mark })
const loads = async () => {
  const all = await people()
  return (await trips()).map((trip) => {
    const { going, waiting } = ridersOf(trip, all)
    return [trip.seats, going.length, waiting.length]
  })
}

/** People of one family who come and have asked for the stop. */
async function asking(count: number, key = 'armas'): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push(await cast.lucia.addGuest(wedding, `Ana Soto ${at}`))
  for (const id of ids) await cast.lucia.patch(`/api/weddings/${wedding}/guests/${id}`, { rsvp: true })
  if (count > 1) await cast.lucia.post(`/api/weddings/${wedding}/households`, { guestIds: ids })
  const riders = ids.map((guestId) => ({ guestId, from: null }))
  const { status, body } = await cast.lucia.post(`${at}/rides`, {
    ...{ direction: 'out', key, mayWait: true },
    riders,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return ids
}

beforeEach(async () => {
  wedding = await cast.lucia.createWedding('Lucía y Martín', '2027-04-10')
  at = `/api/weddings/${wedding}/transport`
  const companyId = await cast.lucia.addVendor(wedding, 'autobuses')
  await cast.lucia.post(`${at}/trips`, {
    ...{ direction: 'out', vehicle: 'minibus', seats: 4, companyId, priceCents: 20_000 },
    stops: [
      { key: 'armas', name: 'Plaza de Armas', place: 'Dársena 8', minute: 660, isVenue: false },
      { key: 'fin', name: 'Hacienda', place: null, minute: 725, isVenue: true },
    ],
  })
})

describe('a proposal of buses', () => {
  it('gives everybody a seat, as one act that is undone as one', async () => {
    await asking(3)
    const second = await asking(3)
    const before = await trips()
    const { status, body } = await apply(await seen())
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await loads()).toEqual([
      [4, 3, 0],
      [4, 3, 0],
    ])
    const [first, added] = await trips()
    expect(added).toMatchObject({ companyId: first!.companyId, priceCents: 20_000, vehicle: 'minibus' })
    expect(added!.stops).toMatchObject([
      { name: 'Plaza de Armas', place: 'Dársena 8', minute: 660 },
      { isVenue: true },
    ])
    expect(new Set([...first!.stops, ...added!.stops].map(({ key }) => key)).size).toBe(4)
    const moved = (await people()).filter(({ busOut }) => busOut === added!.stops[0]!.key)
    expect(moved.map(({ id }) => id).sort()).toEqual(second.toSorted())
    const routes = (await cast.lucia.get(`/api/weddings/${wedding}/households`)).body.settings.busRoutes
    expect(routes).toHaveLength(2)
    const log = activityOf(cast.lucia, wedding)
    expect((await log.last()).id).toBe(body.lineId)
    expect((await log.undo(body.lineId)).status).toBe(200)
    expect(await trips()).toEqual(before)
    expect(await loads()).toEqual([[4, 4, 2]])
  })

  it('is refused when people or buses are others than were seen, and then changes nothing', async () => {
    await asking(4)
    const late = await asking(1)
    const mark = await seen()
    await asking(1)
    expect((await apply(mark)).body.code).toBe('PROPOSAL_STALE')
    expect(await loads()).toEqual([[4, 4, 2]])
    const next = await seen()
    await cast.lucia.patch(`/api/weddings/${wedding}/guests/${late[0]}`, { rsvp: false })
    expect((await apply(next)).body.code).toBe('PROPOSAL_STALE')
    const last = await seen()
    const [trip] = await trips()
    await cast.lucia.patch(`${at}/trips/${trip!.id}`, { seats: 9 })
    expect((await apply(last)).body.code).toBe('PROPOSAL_STALE')
    expect((await apply(await seen())).body.code).toBe('NOTHING_TO_PROPOSE')
    expect(await trips()).toHaveLength(1)
  })

  it('is applied once when two members apply it at once', async () => {
    await asking(4)
    await asking(2)
    const mark = await seen()
    const { martin, lucia } = cast
    await lucia.letIn(wedding, martin, 'couple')
    const answers = await Promise.all([apply(mark), apply(mark, martin), apply(mark)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await loads()).toEqual([
      [4, 4, 0],
      [2, 2, 0],
    ])
  })

  it('makes a bus larger, which keeps its price', async () => {
    await asking(4)
    await asking(2)
    const sizes: VehicleSize[] = [{ vehicle: 'bus', seats: 55 }]
    expect((await apply(await seen(sizes), cast.lucia, sizes)).status).toBe(200)
    expect(await trips()).toMatchObject([{ vehicle: 'bus', seats: 55, priceCents: 20_000 }])
  })

  it('leaves those who asked last to wait, and who had a seat has it again once it is undone', async () => {
    const stop = (key: string, at = 660) => ({ key, name: 'Prado', place: null, minute: at, isVenue: false })
    const add = (over: object) => cast.lucia.post(`${at}/trips`, { direction: 'out', seats: 2, ...over })
    await add({ stops: [stop('one')] })
    await add({ stops: [stop('other')] })
    for (let more = 3; more < TRIPS_MAX; more++)
      expect((await add({ direction: 'back', stops: [stop(`back-${more}`)] })).status).toBe(201)
    const [first, parted] = await asking(2, 'one')
    const moved = { direction: 'out', key: 'other', riders: [{ guestId: parted, from: 'one' }] }
    expect((await cast.lucia.post(`${at}/rides`, moved)).status).toBe(200)
    const [second] = await asking(1, 'one')
    const [third] = await asking(1, 'other')
    const [last] = await asking(1, 'other')
    const seats = async () => {
      const all = await people()
      const [, ...route] = (await trips()).filter(({ direction }) => direction === 'out')
      return route.map((trip) => {
        const { going, waiting } = ridersOf(trip, all)
        return { going: going.map(({ id }) => id).toSorted(), waiting: waiting.map(({ id }) => id) }
      })
    }
    const before = [
      { going: [first, second].toSorted(), waiting: [] },
      { going: [parted, third].toSorted(), waiting: [last] },
    ]
    expect(await seats()).toEqual(before)
    const sizes = [SIZES[1]!]
    const { body } = await apply(await seen(sizes), cast.lucia, sizes)
    expect(await seats()).toEqual([
      { going: [first, parted].toSorted(), waiting: [] },
      { going: [second, third].toSorted(), waiting: [last] },
    ])
    expect((await activityOf(cast.lucia, wedding).undo(body.lineId)).status).toBe(200)
    expect(await seats()).toEqual(before)
  })

  it('has no price by the hand of who does not edit the budget', async () => {
    await asking(4)
    await asking(2)
    const person = await joinedAs(app, cast.lucia, wedding, 'family')
    await setLevels(cast.lucia, wedding, person, { vendors: 'view', budget: 'view', transport: 'edit' })
    expect((await apply(await seen([SIZES[0]!]), person, [SIZES[0]!])).status).toBe(200)
    expect((await trips()).map(({ priceCents }) => priceCents)).toEqual([20_000, null])
    const viewer = await joinedAs(app, cast.lucia, wedding, 'viewer')
    expect((await apply('x', viewer)).status).toBe(403)
  })
})
