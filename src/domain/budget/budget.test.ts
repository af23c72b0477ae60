import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUILT_IN_COMPONENTS } from '../catalogue/built-in-components.ts'
import { budgetOf, percentOf, remainingCents } from './budget.ts'
import { isEuroAmount, MAX_CENTS, toCents } from './money.ts'

const vendor = (vendorType: string, cost: number, status: 'open' | 'closed') => ({ vendorType, cost, status })

describe('the budget', () => {
  it('counts confirmed vendors, and open ones as an estimate', () => {
    const budget = budgetOf(
      [
        vendor('catering', 9860, 'closed'),
        vendor('tarta-nupcial', 480, 'closed'),
        vendor('barra-libre', 1750, 'open'),
        vendor('dj', 1200.5, 'closed'),
      ],
      BUILT_IN_COMPONENTS,
    )
    expect(budget).toMatchObject({ confirmedCents: 1_154_050, estimatedCents: 175_000 })
    expect(budget.categories.slice(0, 3)).toMatchObject([
      { category: 'Catering & Bebida', confirmedCents: 1_034_000, estimatedCents: 175_000 },
      { category: 'Música & Entretenimiento', confirmedCents: 120_050, estimatedCents: 0 },
      { category: 'Decoración & Ambientación', confirmed: [], open: [], confirmedCents: 0 },
    ])
  })

  it('of nothing is nothing in nine categories', () => {
    const budget = budgetOf([], BUILT_IN_COMPONENTS)
    expect(budget).toMatchObject({ confirmedCents: 0, estimatedCents: 0 })
    expect(budget.categories).toHaveLength(9)
  })

  it('is exact to the cent, and its categories make up the whole', () => {
    const vendors = fc.array(
      fc.record({
        vendorType: fc.constantFrom('catering', 'dj', 'finca', 'trapecistas'),
        cents: fc.integer({ min: 0, max: MAX_CENTS }),
        status: fc.constantFrom('open' as const, 'closed' as const),
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(vendors, (list) => {
        const sum = (status: string) =>
          list.filter((one) => one.status === status).reduce((total, { cents }) => total + cents, 0)
        const budget = budgetOf(
          list.map(({ vendorType, cents, status }) => vendor(vendorType, cents / 100, status)),
          BUILT_IN_COMPONENTS,
        )
        expect(budget.confirmedCents).toBe(sum('closed'))
        expect(budget.estimatedCents).toBe(sum('open'))
        expect(budget.categories.reduce((total, one) => total + one.confirmedCents, 0)).toBe(sum('closed'))
      }),
    )
  })

  it('leaves so much of the total that the couple has set', () => {
    expect(remainingCents(30_000, 2_450_550)).toBe(549_450)
    expect(remainingCents(100.1, 20_000)).toBe(-9990)
    expect(remainingCents(null, 20_000)).toBeNull()
  })

  it('tells shares in whole percents', () => {
    expect(percentOf(1_034_000, 2_450_550)).toBe(42)
    expect(percentOf(0, 100)).toBe(0)
    expect(percentOf(0, 0)).toBe(0)
  })
})

describe('an amount in euros', () => {
  it('is whole cents between 0 and 9,999,999.99', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        expect(isEuroAmount(cents / 100)).toBe(true)
        expect(toCents(cents / 100)).toBe(cents)
      }),
    )
  })

  it.each([-1, -0.01, 0.001, 1.005, 10_000_000, 1e12, Number.NaN, Number.POSITIVE_INFINITY])(
    'is not %d',
    (euros) => {
      expect(isEuroAmount(euros)).toBe(false)
    },
  )
})
