import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PricedRoute } from '../transport/priced-routes.ts'
import { NEW_HEAD_PRICE } from '../vendors/vendor-prices.ts'
import { busDifference, outcomeWithBuses } from './scenario-buses.ts'
import { AS_IT_IS } from './scenarios.ts'

const bus = (seats: number, euros: number) => ({ seats, cents: euros * 100 })
const NONE = { buses: 0, cents: 0 }

describe('the buses of a scenario', () => {
  const route: PricedRoute = { people: 90, buses: [bus(55, 320), bus(55, 300)] }

  it.each([
    ['as many as today', 100, NONE],
    ['so few more that they find a seat', 122, NONE],
    ['more than there are seats for', 123, { buses: 1, cents: 30_000 }],
    ['so few that one bus carries them', 61, { buses: -1, cents: -32_000 }],
    ['nobody', 0, { buses: -2, cents: -62_000 }],
  ])('are those of %s', (_, scenario, difference) => {
    expect(busDifference([route], { today: 100, scenario })).toEqual(difference)
  })

  it('stay where a bus stands empty today, or where nobody has asked for one', () => {
    const spare: PricedRoute = { people: 50, buses: [bus(55, 320), bus(20, 150)] }
    expect(busDifference([spare], { today: 100, scenario: 99 })).toEqual(NONE)
    expect(busDifference([spare], { today: 100, scenario: 140 })).toEqual(NONE)
    expect(busDifference([{ people: 0, buses: [bus(55, 320)] }], { today: 100, scenario: 300 })).toEqual(NONE)
    expect(busDifference([route], { today: 0, scenario: 50 })).toEqual(NONE)
  })

  it('are added where people wait today only for those who come beside them', () => {
    const full: PricedRoute = { people: 60, buses: [bus(55, 320)] }
    expect(busDifference([full], { today: 100, scenario: 100 })).toEqual(NONE)
    expect(busDifference([full], { today: 100, scenario: 200 })).toEqual({ buses: 1, cents: 32_000 })
    expect(busDifference([full], { today: 100, scenario: 50 })).toEqual(NONE)
  })

  it('are added to what their vendor costs, and to nothing else', () => {
    const heads = { adults: 90, children: 10, families: 50 }
    const counted = { invited: heads, expected: heads, confirmed: heads, planned: heads }
    const perHead = { ...NEW_HEAD_PRICE, adult: 50, heads: counted }
    const vendors = [
      { id: 'alacena', status: 'closed' as const, cost: 4500, perHead, pricedBuses: 0 },
      { id: 'transvia', status: 'closed' as const, cost: 620, perHead: null, pricedBuses: 2 },
      { id: 'prieto', status: 'open' as const, cost: 620, perHead: null, pricedBuses: 2 },
    ]
    const routes = new Map(['transvia', 'prieto', 'alacena'].map((id) => [id, [route]]))
    const costs = (adults: number) =>
      outcomeWithBuses(vendors, routes, { ...AS_IT_IS, adults }).lines.map(({ cents }) => cents)
    expect(costs(0)).toEqual([450_000, 62_000, null])
    expect(costs(23)).toEqual([565_000, 92_000, null])
    const more = outcomeWithBuses(vendors, routes, { ...AS_IT_IS, adults: 23 })
    expect(more.lines.map(({ moreBuses }) => moreBuses)).toEqual([0, 1, 1])
    expect(more.totalCents - more.presentCents).toBe(145_000)
    expect(outcomeWithBuses(vendors, new Map(), { ...AS_IT_IS, adults: 23 }).lines[1]!.cents).toBe(62_000)
  })

  it('cost no less with more people, and no more with fewer', () => {
    const routes = fc.array(
      fc.record({
        people: fc.nat({ max: 200 }),
        buses: fc.array(
          fc.record({ seats: fc.integer({ min: 1, max: 60 }), cents: fc.nat({ max: 50_000 }) }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
      }),
      { maxLength: 3 },
    )
    fc.assert(
      fc.property(routes, fc.integer({ min: 1, max: 300 }), fc.nat({ max: 300 }), (all, today, scenario) => {
        const { buses, cents } = busDifference(all, { today, scenario })
        if (scenario >= today)
          expect([Math.sign(buses), Math.sign(cents)].some((sign) => sign < 0)).toBe(false)
        if (scenario <= today)
          expect([Math.sign(buses), Math.sign(cents)].some((sign) => sign > 0)).toBe(false)
        const more = busDifference(all, { today, scenario: scenario + 1 })
        expect(more.cents).toBeGreaterThanOrEqual(cents)
        const sum = all.flatMap((route) => route.buses).reduce((total, one) => total + one.cents, 0)
        expect(sum + cents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
