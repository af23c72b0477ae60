import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_CENTS } from '../budget/money.ts'
import { type Heads, PRICE_UNITS } from './price-units.ts'
import {
  changedHeads,
  HEAD_BASES,
  type HeadPrice,
  NEW_HEAD_PRICE,
  type PerHead,
  perHeadCents,
  vendorCents,
} from './vendor-prices.ts'

const euros = fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100)
const people = fc.nat({ max: 5_000 })
const heads = fc.record({ adults: people, children: people, families: people })
const price = fc
  .record({
    adult: euros,
    child: euros,
    minimum: fc.nat({ max: 10_000 }),
    basis: fc.constantFrom(...HEAD_BASES),
    eventId: fc.constant(null),
  })
  .map((one): HeadPrice => ({ ...NEW_HEAD_PRICE, ...one }))

const anyPrice = fc
  .record({
    unit: fc.constantFrom(...PRICE_UNITS),
    adult: euros,
    child: euros,
    fixed: euros,
    minimum: fc.nat({ max: 300 }),
    included: fc.nat({ max: 300 }),
    quantity: fc.option(fc.nat({ max: 40 })),
    peoplePerUnit: fc.option(fc.integer({ min: 1, max: 60 })),
  })
  .map((one): HeadPrice => ({ ...NEW_HEAD_PRICE, ...one }))

const priced = (over: Partial<HeadPrice>, adults: number, children = 0, families = 0) =>
  perHeadCents({ ...NEW_HEAD_PRICE, ...over }, { adults, children, families })

test('a price of any unit is whole cents, never below its fixed part, and more adults never make it cheaper', () => {
  fc.assert(
    fc.property(anyPrice, heads, people, (one, counted, more) => {
      const cents = perHeadCents(one, counted)
      expect(Number.isSafeInteger(cents)).toBe(true)
      expect(cents).toBeGreaterThanOrEqual(Math.min(MAX_CENTS, Math.round(one.fixed * 100)))
      expect(perHeadCents(one, changedHeads(counted, { adults: more, children: 0 }))).toBeGreaterThanOrEqual(
        cents,
      )
    }),
  )
})

test('nobody pays less than the minimum, whatever the unit', () => {
  fc.assert(
    fc.property(anyPrice, heads, (one, counted) => {
      const nobody = { adults: 0, children: 0, families: 0 }
      const least = perHeadCents({ ...one, child: one.adult }, nobody)
      expect(perHeadCents({ ...one, child: one.adult }, counted)).toBeGreaterThanOrEqual(least)
    }),
  )
})

test('each unit counts what its name says', () => {
  expect(priced({ adult: 85, child: 39, fixed: 2500 }, 80, 12)).toBe(250_000 + 80 * 8500 + 12 * 3900)
  expect(priced({ unit: 'person', adult: 4, fixed: 112 }, 80, 12)).toBe(11_200 + 92 * 400)
  expect(priced({ unit: 'table', adult: 110, fixed: 620 }, 80, 12)).toBe(62_000 + 10 * 11_000)
  expect(priced({ unit: 'table', adult: 110, peoplePerUnit: 8 }, 80, 12)).toBe(12 * 11_000)
  expect(priced({ unit: 'table', adult: 110, quantity: 11 }, 80, 12)).toBe(11 * 11_000)
  expect(priced({ unit: 'bus', adult: 320 }, 80, 12)).toBe(2 * 32_000)
  expect(priced({ unit: 'hour', adult: 150, quantity: 4 }, 80)).toBe(60_000)
  expect(priced({ unit: 'adultHour', adult: 6, quantity: 3 }, 64, 8)).toBe(64 * 3 * 600)
  expect(priced({ unit: 'family', adult: 2.5 }, 80, 12, 52)).toBe(52 * 250)
})

test('the fixed part pays for the units it includes: up to 100, from 101 at 78 €', () => {
  const menu = { fixed: 8000, included: 100, adult: 78, child: 40 }
  expect(priced(menu, 100)).toBe(800_000)
  expect(priced(menu, 101)).toBe(807_800)
  // Adults take the included places first, and children those that are left.
  expect(priced(menu, 95, 8)).toBe(800_000 + 3 * 4000)
  expect(priced({ ...menu, unit: 'person' }, 95, 8)).toBe(800_000 + 3 * 7800)
  expect(priced({ unit: 'adultHour', adult: 6, quantity: 5, included: 3 }, 64)).toBe(64 * 2 * 600)
})

test('families stay away whole, in proportion to the people', () => {
  expect(changedHeads({ adults: 80, children: 12, families: 46 }, { adults: -20, children: 0 })).toEqual({
    adults: 60,
    children: 12,
    families: 36,
  })
})

test('a price per head is whole cents, never less than its minimum, and one more adult never makes it cheaper', () => {
  fc.assert(
    fc.property(price, heads, (one, counted) => {
      const cents = perHeadCents(one, counted)
      expect(Number.isSafeInteger(cents)).toBe(true)
      const adultCents = Math.round(one.adult * 100)
      const charged = Math.max(counted.adults, one.minimum - counted.children)
      const exact =
        BigInt(charged) * BigInt(adultCents) + BigInt(counted.children) * BigInt(Math.round(one.child * 100))
      expect(BigInt(cents)).toBe(exact < BigInt(MAX_CENTS) ? exact : BigInt(MAX_CENTS))
      expect(perHeadCents(one, { ...counted, adults: counted.adults + 1 })).toBeGreaterThanOrEqual(cents)
    }),
  )
})

test('what is certain is never more than what is expected, and neither than all who are invited', () => {
  fc.assert(
    fc.property(price, heads, heads, heads, (one, yes, pending, no) => {
      const sum = (...all: Heads[]) => ({
        adults: all.reduce((total, { adults }) => total + adults, 0),
        children: all.reduce((total, { children }) => total + children, 0),
        families: all.reduce((total, { families }) => total + families, 0),
      })
      const perHead: PerHead = {
        ...one,
        // A child who comes in the place of a missing adult may be cheaper.
        minimum: 0,
        heads: { confirmed: yes, expected: sum(yes, pending), invited: sum(yes, pending, no), planned: yes },
      }
      const [invited, expected, confirmed] = HEAD_BASES.map((basis) =>
        vendorCents({ cost: 0, perHead }, basis),
      )
      expect(confirmed).toBeLessThanOrEqual(expected!)
      expect(expected).toBeLessThanOrEqual(invited!)
    }),
  )
})

test('a fixed cost is the same for everyone', () => {
  expect(vendorCents({ cost: 1234.56, perHead: null }, 'confirmed')).toBe(123_456)
})
