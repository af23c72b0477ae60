import { beforeEach, describe, expect, it } from 'vitest'
import type { Permissions } from '#domain/members/permissions.ts'
import type { BusTrip } from '#domain/transport/transport.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

let wedding: string
let at: string
let transvia: string

beforeEach(async () => {
  wedding = await cast.lucia.createWedding('Lucía y Martín', '2027-04-10')
  at = `/api/weddings/${wedding}`
  transvia = await cast.lucia.addVendor(wedding, 'autobuses')
})

let key = 0
const stops = () => [{ key: `s-${key++}`, name: 'Plaza', place: null, minute: 675, isVenue: false }]

const add = async (over: object = {}, who = cast.lucia) => {
  const { status, body } = await who.post(`${at}/transport/trips`, {
    direction: 'out',
    stops: stops(),
    ...over,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as BusTrip
}

const trips = async (who = cast.lucia) => (await who.get(`${at}/transport/trips`)).body as BusTrip[]
const change = (tripId: string, fields: object, who = cast.lucia) =>
  who.patch(`${at}/transport/trips/${tripId}`, fields)
const company = async (who = cast.lucia) =>
  (await who.get(`${at}/vendors`)).body.find(({ id }: { id: string }) => id === transvia)

describe('a bus', () => {
  it('has a company and a price, which change field by field', async () => {
    const { id } = await add({ companyId: transvia, priceCents: 32_050 })
    expect(await trips()).toMatchObject([{ companyId: transvia, priceCents: 32_050 }])
    const { martin, lucia } = cast
    await lucia.letIn(wedding, martin, 'couple')
    await Promise.all([
      change(id, { priceCents: 29_999 }),
      change(id, { seats: 35 }, martin),
      change(id, { companyId: null }, martin),
    ])
    expect(await trips()).toMatchObject([{ companyId: null, priceCents: 29_999, seats: 35 }])
    expect((await change(id, { priceCents: null })).body.priceCents).toBeNull()
  })

  it.each([
    ['a price below nothing', { priceCents: -1 }, 400],
    ['a price that is no whole number of cents', { priceCents: 0.5 }, 400],
    ['a price above what a bus can cost', { priceCents: 10_000_000 }, 400],
    ['a company that is no vendor', { companyId: '0198c0de-0000-7000-8000-00000000dead' }, 404],
  ])('is refused with %s', async (_, fields, status) => {
    const { id } = await add()
    expect((await change(id, fields)).status).toBe(status)
    const added = { direction: 'out', stops: stops(), ...fields }
    expect((await cast.lucia.post(`${at}/transport/trips`, added)).status).toBe(status)
  })

  it('is not of a vendor of another wedding', async () => {
    const companyId = await cast.noelia.addVendor(cast.otherWeddingId, 'autobuses')
    const { id } = await add()
    expect((await change(id, { companyId })).body.code).toBe('VENDOR_NOT_FOUND')
  })

  it('stays when its company is removed, and has it again when that comes back', async () => {
    await add({ companyId: transvia, priceCents: 32_000 })
    await cast.lucia.delete(`${at}/vendors/${transvia}`)
    expect((await cast.lucia.get(`${at}/vendors`)).body).toEqual([])
    expect(await trips()).toHaveLength(1)
    const log = activityOf(cast.lucia, wedding)
    await log.undo((await log.last()).id)
    expect(await company()).toMatchObject({ cost: 320, pricedBuses: 1 })
  })
})

describe('the cost of a company', () => {
  it('is the sum of its buses while it has no cost of its own', async () => {
    const first = await add({ companyId: transvia, priceCents: 32_050 })
    await add({ companyId: transvia, priceCents: 12_025 })
    await add({ companyId: transvia })
    await add({ priceCents: 99_900 })
    expect(await company()).toMatchObject({ cost: 440.75, pricedBuses: 2, perHead: null })
    await cast.lucia.patch(`${at}/vendors/${transvia}`, { cost: 600 })
    expect(await company()).toMatchObject({ cost: 600, pricedBuses: 0 })
    await cast.lucia.patch(`${at}/vendors/${transvia}`, { perHead: { adult: 0, unit: 'bus' } })
    expect(await company()).toMatchObject({ cost: 0, pricedBuses: 0 })
    const { body } = await cast.lucia.patch(`${at}/vendors/${transvia}`, { cost: 0 })
    expect(body).toMatchObject({ cost: 440.75, pricedBuses: 2, perHead: null })
    expect(await company()).toEqual(body)
    await cast.lucia.delete(`${at}/transport/trips/${first.id}`)
    expect(await company()).toMatchObject({ cost: 120.25, pricedBuses: 1 })
  })

  it('takes the place of a cost or a price that is as it was seen, and of no other', async () => {
    await add({ companyId: transvia, priceCents: 32_000 })
    const change = (fields: object) => cast.lucia.patch(`${at}/vendors/${transvia}`, fields)
    const sumFrom = (cost: number, perHead: object | null = null) =>
      change({ cost: 0, from: { cost, perHead } })
    await change({ cost: 600 })
    expect((await sumFrom(640)).body.code).toBe('COST_CHANGED')
    expect(await company()).toMatchObject({ cost: 600 })
    expect((await sumFrom(600)).body).toMatchObject({ cost: 320, pricedBuses: 1 })
    // Its own cost is none, whatever its buses cost.
    expect((await change({ cost: 600, from: { cost: 320, perHead: null } })).status).toBe(409)
    const { perHead } = (await change({ perHead: { adult: 100, unit: 'bus' } })).body
    const { heads: _, ...price } = perHead
    expect((await sumFrom(0)).status).toBe(409)
    expect((await sumFrom(0, { ...price, adult: 90 })).status).toBe(409)
    expect((await sumFrom(0, price)).body).toMatchObject({ cost: 320, perHead: null })
    expect((await change({ perHead: price, from: { cost: 0, perHead: null } })).status).toBe(200)
    expect((await company()).perHead).toMatchObject(price)
  })

  it('does not become its own when there is no price by unit to end', async () => {
    const { id } = await add({ companyId: transvia, priceCents: 32_000 })
    await cast.lucia.patch(`${at}/vendors/${transvia}`, { perHead: null })
    await change(id, { priceCents: 10_000 })
    expect(await company()).toMatchObject({ cost: 100, pricedBuses: 1 })
  })

  it('is what the payments that are due count with', async () => {
    await add({ companyId: transvia, priceCents: 32_000 })
    await cast.lucia.patch(`${at}/payment-plans/${transvia}`, {
      instalments: [
        {
          ...{ id: crypto.randomUUID(), concept: 'Todo', size: { kind: 'percent', hundredths: 10_000 } },
          ...{ due: { kind: 'day', on: '1900-01-01' }, shares: [], isRefundable: null },
        },
      ],
    })
    expect((await cast.lucia.get(`${at}/next-payments`)).body).toMatchObject([{ leftCents: 32_000 }])
  })
})

describe('prices of buses', () => {
  /** Members who edit the buses, and see as much of the budget and the vendors as is said. */
  const editor = async (levels: Partial<Permissions>) => {
    const person = await joinedAs(app, cast.lucia, wedding, 'family')
    const none: Partial<Permissions> = { guests: 'none', vendors: 'none', budget: 'none', transport: 'edit' }
    const { status, body } = await setLevels(cast.lucia, wedding, person, { ...none, ...levels })
    expect(status, JSON.stringify(body)).toBe(200)
    return person
  }

  it('are not there for who does not see the budget, nor companies for who does not see the vendors', async () => {
    const { id } = await add({ companyId: transvia, priceCents: 32_000 })
    const [without, seesVendors] = [await editor({}), await editor({ vendors: 'view' })]
    expect(await trips(without)).toMatchObject([{ companyId: null, priceCents: null }])
    expect(await trips(seesVendors)).toMatchObject([{ companyId: transvia, priceCents: null }])
    expect(await company(seesVendors)).toMatchObject({ cost: null, pricedBuses: 0 })
    const { body } = await change(id, { seats: 35 }, without)
    expect(body).toMatchObject({ companyId: null, priceCents: null, seats: 35 })
    const log = await activityOf(without, wedding).lines()
    expect(JSON.stringify(log)).not.toContain('bus_price')
  })

  it('are changed by who edits the budget alone', async () => {
    const { id } = await add({ companyId: transvia, priceCents: 32_000 })
    const person = await editor({ vendors: 'view', budget: 'view' })
    expect((await change(id, { priceCents: 1 }, person)).status).toBe(403)
    const added = { direction: 'out', stops: stops() }
    expect((await person.post(`${at}/transport/trips`, { ...added, priceCents: 1 })).status).toBe(403)
    expect((await change(id, { companyId: null }, person)).status).toBe(200)
    const outside = await editor({})
    expect((await change(id, { companyId: transvia }, outside)).status).toBe(403)
    expect((await outside.post(`${at}/transport/trips`, { ...added, companyId: transvia })).status).toBe(403)
  })

  it('are there again when a bus comes back by the hand of who does not see them', async () => {
    const trip = await add({ companyId: transvia, priceCents: 32_000 })
    const person = await editor({})
    const [shown] = await trips(person)
    expect((await person.delete(`${at}/transport/trips/${trip.id}`)).status).toBe(200)
    // A price that is right and one that is wrong are refused alike: else it could be guessed.
    for (const priceCents of [31_999, 32_000])
      expect((await person.post(`${at}/transport/trips`, { ...shown, priceCents })).status).toBe(403)
    expect((await person.post(`${at}/transport/trips`, shown!)).status).toBe(201)
    expect(await trips()).toMatchObject([{ companyId: transvia, priceCents: 32_000 }])
  })

  it('are told in the activity and undone by who edits the budget', async () => {
    const { id } = await add({ companyId: transvia, priceCents: 32_000 })
    await change(id, { priceCents: 40_000 })
    const log = activityOf(cast.lucia, wedding)
    const line = await log.last()
    const person = await editor({})
    expect((await activityOf(person, wedding).undo(line.id)).status).not.toBe(200)
    expect((await log.undo(line.id)).status).toBe(200)
    expect(await trips()).toMatchObject([{ priceCents: 32_000 }])
    expect(await company()).toMatchObject({ cost: 320 })
  })

  it('are not on the sheet of the drivers', async () => {
    await add({ companyId: transvia, priceCents: 98_765 })
    const { path } = (await cast.lucia.post(`${at}/transport/sheet/link`)).body.link
    const page = await (await app.fetch(path)).text()
    expect(page).toContain('Plaza')
    expect(page).not.toMatch(/987[.,]?65|98765/)
  })
})
