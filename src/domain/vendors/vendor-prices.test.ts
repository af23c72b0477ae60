import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_CENTS } from '../budget/money.ts'
import { HEAD_BASES, type PerHead, perHeadCents, vendorCents, withFewer } from './vendor-prices.ts'

const euros = fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100)
const people = fc.nat({ max: 5_000 })
const heads = fc.record({ adults: people, children: people })
const price = fc.record({
  adult: euros,
  child: euros,
  minimum: fc.nat({ max: 10_000 }),
  basis: fc.constantFrom(...HEAD_BASES),
  eventId: fc.constant(null),
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

test('people who stay at home are adults first, and no more than there are', () => {
  fc.assert(
    fc.property(heads, fc.integer({ min: -200, max: 12_000 }), (counted, fewer) => {
      const left = withFewer(counted, fewer)
      const all = counted.adults + counted.children
      expect(left.adults + left.children).toBe(Math.max(0, all - fewer))
      expect(Math.min(left.adults, left.children)).toBeGreaterThanOrEqual(0)
      if (left.adults > 0) expect(left.children).toBe(counted.children)
    }),
  )
})

test('what is certain is never more than what is expected, and neither than all who are invited', () => {
  fc.assert(
    fc.property(price, heads, heads, heads, (one, yes, pending, no) => {
      const sum = (...all: { adults: number; children: number }[]) => ({
        adults: all.reduce((total, { adults }) => total + adults, 0),
        children: all.reduce((total, { children }) => total + children, 0),
      })
      const perHead: PerHead = {
        ...one,
        // A child who comes in the place of a missing adult may be cheaper.
        minimum: 0,
        heads: { confirmed: yes, expected: sum(yes, pending), invited: sum(yes, pending, no) },
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
  expect(vendorCents({ cost: 1234.56, perHead: null }, 'confirmed', 20)).toBe(123_456)
})
