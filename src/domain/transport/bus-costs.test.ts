import { expect, it } from 'vitest'
import { type BusCompany, busCosts } from './bus-costs.ts'

const company = (id: string, over: Partial<BusCompany> = {}): BusCompany => ({
  ...{ id, status: 'closed', cost: 0, perHead: null, pricedBuses: 0 },
  ...over,
})

const trip = (companyId: string | null, priceCents: number | null) => ({ companyId, priceCents })

it('the cost of buses is their sum, by company and in all', () => {
  const transvia = company('transvia')
  const costs = busCosts(
    [trip('transvia', 32_050), trip('transvia', 12_000), trip('transvia', null), trip(null, 5_001)],
    [transvia, company('florista')],
  )
  expect(costs).toEqual({
    ...{ totalCents: 49_051, priced: 3, unpriced: 1 },
    companies: [{ company: transvia, trips: 2, cents: 44_050, isItsCost: true }],
    withoutCompany: { trips: 1, cents: 5_001 },
  })
})

it.each<[string, Partial<BusCompany>, boolean]>([
  ['no cost', {}, true],
  ['the sum of its buses', { cost: 320.5, pricedBuses: 1 }, true],
  ['a cost of its own', { cost: 640 }, false],
  ['a price by unit', { cost: 0, perHead: {} }, false],
])('a company with %s', (_, over, isItsCost) => {
  expect(busCosts([trip('a', 100)], [company('a', over)]).companies[0]?.isItsCost).toBe(isItsCost)
})

it('buses of a company that was removed count as those of none', () => {
  expect(busCosts([trip('gone', 100)], []).withoutCompany).toEqual({ trips: 1, cents: 100 })
})
