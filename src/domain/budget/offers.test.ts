import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEW_HEAD_PRICE, NO_HEADS } from '../vendors/vendor-prices.ts'
import { offersOf } from './offers.ts'

const vendor = (id: string, cost: number | null, rest = {}) => ({
  ...{ id, vendorType: 'fotografia', status: 'open' as const, cost, ...rest },
})
const category = <V>(open: V[], confirmed: V[] = [], confirmedCents = 0) => ({
  open,
  confirmed,
  confirmedCents,
})

describe('offers', () => {
  it('stand beside the cheapest of their component, and beside what the plan has left', () => {
    const open = [vendor('a', 1850), vendor('b', 1500.5), vendor('c', 900, { vendorType: 'video' })]
    expect(offersOf(category(open, [], 40_000), 200_000)).toEqual([
      {
        vendorType: 'fotografia',
        offers: [
          { vendor: open[1], cents: 150_050, overCents: 0, leftCents: 9950 },
          { vendor: open[0], cents: 185_000, overCents: 34_950, leftCents: -25_000 },
        ],
      },
    ])
    expect(offersOf(category(open), undefined)[0]!.offers[0]!.leftCents).toBeNull()
  })

  it('are none once somebody is confirmed, without a price, or alone', () => {
    const two = [vendor('a', 1850), vendor('b', 1500)]
    expect(offersOf(category(two, [vendor('c', 10, { status: 'closed' })]), 0)).toEqual([])
    expect(offersOf(category([vendor('a', 1850), vendor('b', 0), vendor('c', null)]), 0)).toEqual([])
    expect(offersOf(category([vendor('a', 1850)]), 0)).toEqual([])
  })

  it('cost what their prices by unit come to today', () => {
    const people = { adults: 80, children: 0, families: 40 }
    const perHead = {
      ...{ ...NEW_HEAD_PRICE, adult: 20, heads: { ...NO_HEADS, expected: people } },
    }
    const [group] = offersOf(category([vendor('a', 1, { perHead }), vendor('b', 1500)]), undefined)
    expect(group!.offers.map(({ cents }) => cents)).toEqual([150_000, 160_000])
  })

  it('are the same in whatever order they were added', () => {
    const vendors = fc.uniqueArray(
      fc.record({ id: fc.uuid(), cents: fc.integer({ min: 0, max: 999_999_999 }) }),
      { selector: ({ cents }) => cents, minLength: 2, maxLength: 8 },
    )
    fc.assert(
      fc.property(vendors, fc.integer({ min: 0, max: 999_999_999 }), (all, planned) => {
        const open = all.map(({ id, cents }) => vendor(id, cents / 100))
        const groups = offersOf(category(open), planned)
        expect(offersOf(category(open.toReversed()), planned)).toEqual(groups)
        for (const { offers } of groups) {
          expect(offers[0]!.overCents).toBe(0)
          for (const { cents, overCents, leftCents } of offers) {
            expect(cents - overCents).toBe(offers[0]!.cents)
            expect(leftCents! + cents).toBe(planned)
          }
        }
      }),
    )
  })
})
