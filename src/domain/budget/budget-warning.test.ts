import { describe, expect, it } from 'vitest'
import { budgetWarning, pendingCents } from './budget-warning.ts'
import { MAX_CENTS } from './money.ts'

const offer = (vendorType: string, cost: number | null, status: 'open' | 'closed' = 'open') => ({
  vendorType,
  cost,
  status,
})

describe('what is pending', () => {
  it('is at least the cheapest offer of each component', () => {
    const offers = [offer('fotografo', 2400), offer('fotografo', 1800.01), offer('dj', 900)]
    expect(pendingCents(offers)).toEqual({ allCents: 510_001, leastCents: 270_001 })
  })

  it('leaves out the other offers of what is confirmed, and those without a price', () => {
    const offers = [offer('dj', 900, 'closed'), offer('dj', 700), offer('finca', 0), offer('coro', null)]
    expect(pendingCents(offers)).toEqual({ allCents: 70_000, leastCents: 0 })
  })
})

describe('the warning of a budget', () => {
  const nothing = { confirmedCents: 0, expectedCents: 0, allCents: 0, leastCents: 0 }

  it('is none while everything fits, to the cent', () => {
    expect(budgetWarning(0, nothing)).toBeNull()
    expect(
      budgetWarning(100, { confirmedCents: 60, expectedCents: 100, allCents: 40, leastCents: 40 }),
    ).toBeNull()
    expect(budgetWarning(MAX_CENTS, { ...nothing, confirmedCents: MAX_CENTS })).toBeNull()
  })

  it('says what is confirmed first', () => {
    expect(
      budgetWarning(100, { confirmedCents: 101, expectedCents: 300, allCents: 50, leastCents: 50 }),
    ).toEqual({ by: 'confirmed', overCents: 1 })
  })

  it('counts what is pending by its cheapest offers, and all of them only when those fit', () => {
    const costs = { confirmedCents: 80, expectedCents: 80, allCents: 60, leastCents: 30 }
    expect(budgetWarning(100, costs)).toEqual({ by: 'pending', overCents: 10, hasOffers: true })
    expect(budgetWarning(120, costs)).toEqual({ by: 'offers', overCents: 20, leftCents: 10 })
  })

  it('says what the guests would make of it who have not answered', () => {
    expect(budgetWarning(100, { ...nothing, confirmedCents: 90, expectedCents: 130 })).toEqual({
      by: 'expected',
      overCents: 30,
    })
  })
})
