import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRICE_UNITS } from '../vendors/price-units.ts'
import { HEAD_BASES, type PerHead, vendorCents } from '../vendors/vendor-prices.ts'
import { certainAndExpected } from './budget.ts'
import { presentHeads, priceSteps } from './price-steps.ts'
import {
  AS_IT_IS,
  adoptedPrice,
  differs,
  outcomeOf,
  type ScenarioChanges,
  type ScenarioVendor,
} from './scenarios.ts'

const euros = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100)
const counted = fc.record({
  adults: fc.nat({ max: 300 }),
  children: fc.nat({ max: 60 }),
  families: fc.nat({ max: 150 }),
})

const perHead = fc
  .record<PerHead>({
    unit: fc.constantFrom(...PRICE_UNITS),
    adult: euros,
    child: euros,
    fixed: euros,
    minimum: fc.nat({ max: 150 }),
    included: fc.nat({ max: 100 }),
    quantity: fc.option(fc.nat({ max: 20 })),
    peoplePerUnit: fc.option(fc.integer({ min: 1, max: 60 })),
    basis: fc.constantFrom(...HEAD_BASES),
    eventId: fc.constantFrom(null, 'preboda'),
    plannedAdults: fc.nat({ max: 300 }),
    plannedChildren: fc.nat({ max: 60 }),
    heads: fc.record({ invited: counted, expected: counted, confirmed: counted, planned: counted }),
  })
  .map(withPlanned)

const vendors = fc
  .array(
    fc.record({
      status: fc.constantFrom('open' as const, 'closed' as const),
      cost: euros,
      perHead: fc.option(perHead),
    }),
    {
      maxLength: 12,
    },
  )
  .map((all) => all.map((one, index): ScenarioVendor => ({ ...one, id: String(index) })))

const change = fc.integer({ min: -100, max: 100 })
const byVendor = <T>(value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.nat({ max: 11 }).map(String), value, { maxKeys: 4 })
const changes = fc.record<ScenarioChanges>({
  adults: change,
  children: change,
  prices: byVendor(euros),
  hours: byVendor(fc.nat({ max: 12 })),
  tables: fc.option(fc.nat({ max: 40 })),
  buses: fc.option(fc.nat({ max: 8 })),
  counted: fc.subarray(Array.from({ length: 12 }, (_, index) => String(index))),
})

test('a scenario without changes costs what is confirmed today, and adopts nothing', () => {
  fc.assert(
    fc.property(vendors, (all) => {
      const { presentCents, totalCents, lines } = outcomeOf(all, AS_IT_IS)
      expect(totalCents).toBe(presentCents)
      expect(lines.map(({ cents }) => cents)).toEqual(lines.map(({ presentCents: present }) => present))
      const confirmedOnly = all.filter(({ status, perHead: price }) => status === 'closed' && !price)
      expect(certainAndExpected(confirmedOnly).certainCents).toBe(
        outcomeOf(confirmedOnly, AS_IT_IS).totalCents,
      )
      for (const vendor of all) expect(adoptedPrice(vendor, AS_IT_IS)).toBeNull()
      expect(differs(AS_IT_IS)).toBe(false)
    }),
  )
})

test('the sum is that of the lines, in any order of the vendors', () => {
  fc.assert(
    fc.property(vendors, changes, (all, one) => {
      const { totalCents, lines } = outcomeOf(all, one)
      expect(lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(totalCents)
      expect(outcomeOf(all.toReversed(), one).totalCents).toBe(totalCents)
    }),
  )
})

test('prices of nothing, of a cent and of the most there is are summed to the cent', () => {
  const one = (adult: number, fixed: number) => [priced('caterer', { adult, fixed }, heads(3))]
  expect(outcomeOf(one(0, 0), { ...AS_IT_IS, adults: 5 }).totalCents).toBe(0)
  expect(outcomeOf(one(0.01, 0), { ...AS_IT_IS, adults: 7 }).totalCents).toBe(10)
  const most = outcomeOf(one(9999.99, 9_999_999.99), { ...AS_IT_IS, adults: 10_000 })
  expect(most.totalCents).toBe(999_999_999)
  // A sum of sixty times the most there is, still exact.
  const sixty = Array.from({ length: 60 }, (_, id) => ({ ...one(9999.99, 9_999_999.99)[0]!, id: String(id) }))
  expect(outcomeOf(sixty, AS_IT_IS).totalCents).toBe(60 * 999_999_999)
})

test('a sum is whole cents, and the same as that of exact amounts: nothing is rounded on the way', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 999_999 }), { maxLength: 60 }),
      fc.nat({ max: 300 }),
      (all, count) => {
        const people = all.map((cents, id) => priced(String(id), { adult: cents / 100 }, heads(count)))
        const exact = all.reduce((sum, cents) => sum + Math.min(999_999_999, cents * (count + 1)), 0)
        expect(outcomeOf(people, { ...AS_IT_IS, adults: 1 }).totalCents).toBe(exact)
      },
    ),
  )
})

test('more adults never cost less', () => {
  fc.assert(
    fc.property(vendors, changes, fc.nat({ max: 50 }), (all, one, more) => {
      const next = { ...one, adults: one.adults + more }
      expect(outcomeOf(all, next).totalCents).toBeGreaterThanOrEqual(outcomeOf(all, one).totalCents)
    }),
  )
})

test('an adopted price costs what its scenario said', () => {
  fc.assert(
    fc.property(vendors, changes, (all, one) => {
      for (const { vendor, cents } of outcomeOf(all, one).lines) {
        const adopted = adoptedPrice(vendor, one)
        if (!adopted) continue
        const { heads } = vendor.perHead!
        expect(vendorCents({ cost: 0, perHead: withPlanned({ ...adopted, heads }) })).toBe(cents)
      }
    }),
  )
})

/** The planned number as the server gives it: its families are those expected. */
function withPlanned(price: PerHead): PerHead {
  const { plannedAdults, plannedChildren, heads } = price
  const planned = { adults: plannedAdults, children: plannedChildren, families: heads.expected.families }
  return { ...price, heads: { ...heads, planned } }
}

const heads = (adults: number, children = 0) => ({ adults, children, families: 0 })
const priced = (id: string, over: Partial<PerHead>, of = heads(84, 8)): ScenarioVendor => ({
  id,
  status: 'closed',
  cost: 0,
  perHead: {
    ...{
      unit: 'guest',
      adult: 0,
      child: 0,
      fixed: 0,
      minimum: 0,
      included: 0,
      quantity: null,
      peoplePerUnit: null,
    },
    ...{ basis: 'confirmed', eventId: null, plannedAdults: 0, plannedChildren: 0 },
    heads: { invited: of, expected: of, confirmed: of, planned: of },
    ...over,
  },
})

const wedding = [
  priced('caterer', { adult: 85, child: 39, fixed: 2500, minimum: 70 }),
  priced('flowers', { unit: 'table', adult: 110, fixed: 620 }),
  priced('bus', { unit: 'bus', adult: 320 }),
  priced('cake', { unit: 'person', adult: 4 }),
  { ...priced('bar', { unit: 'adultHour', adult: 6 }), status: 'open' as const },
]

test('20 fewer cost less at each vendor that counts them, and the bar counts once it is tried', () => {
  const fewer = { ...AS_IT_IS, adults: -20 }
  const difference = ({ presentCents, cents }: { presentCents: number | null; cents: number | null }) =>
    cents === null ? null : cents - (presentCents ?? 0)
  expect(outcomeOf(wedding, fewer).lines.map(difference)).toEqual([-170_000, -22_000, 0, -8000, null])
  const withBar = { ...fewer, hours: { bar: 3 }, counted: ['bar'] }
  expect(outcomeOf(wedding, withBar).lines.map(difference)).toEqual([-170_000, -22_000, 0, -8000, 115_200])
})

test('one more adult costs menu and cake; the next table comes at its number of people', () => {
  const { adultCents, step, floor } = priceSteps(wedding, AS_IT_IS)
  expect(adultCents).toBe(8900)
  expect(step).toMatchObject({ vendor: { id: 'flowers' }, people: 9, cents: 11_000 })
  expect(floor).toMatchObject({ vendor: { id: 'caterer' }, minimum: 70 })
  expect(priceSteps(wedding, { ...AS_IT_IS, tables: 10 }).step).toMatchObject({
    vendor: { id: 'bus' },
    cents: 32_000,
  })
  // Below the minimum one more guest is paid for already.
  expect(priceSteps(wedding, { ...AS_IT_IS, adults: -40 }).adultCents).toBe(400)
})

test('the people of today are those of the vendor that costs most by them', () => {
  expect(presentHeads(wedding)).toEqual(heads(84, 8))
  expect(presentHeads([])).toBeNull()
})
