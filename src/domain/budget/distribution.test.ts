import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATALOGUE_CATEGORIES } from '../catalogue/catalogue.ts'
import {
  categoryPlan,
  changedDistribution,
  distributedCents,
  STARTING_SHARES,
  startingDistribution,
} from './distribution.ts'
import { MAX_CENTS } from './money.ts'

describe('the plan that averages give', () => {
  it('has a share for each category of the catalogue, a hundred in all', () => {
    expect(Object.keys(STARTING_SHARES).toSorted()).toEqual([...CATALOGUE_CATEGORIES].toSorted())
    expect(Object.values(STARTING_SHARES).reduce((total: number, share) => total + share, 0)).toBe(100)
  })

  it('adds up to the total, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        const planned = startingDistribution(cents)
        expect(distributedCents(planned)).toBe(cents)
        expect(Object.values(planned).every((one) => one >= 0)).toBe(true)
      }),
    )
  })

  it('is whole euros but for the largest', () => {
    expect(startingDistribution(3_000_050)).toMatchObject({
      'Catering & Bebida': 1_350_050,
      'Foto & Vídeo': 270_000,
    })
  })
})

describe('a category beside its plan', () => {
  it('has something left, is exceeded by what is pending, or by what is confirmed', () => {
    const of = (confirmedCents: number, leastCents: number) =>
      categoryPlan(1000, { confirmedCents, leastCents })
    expect(of(400, 600)).toEqual({ plannedCents: 1000, kind: 'left', cents: 600 })
    expect(of(400, 601)).toEqual({ plannedCents: 1000, kind: 'pending', cents: 1 })
    expect(of(1001, 600)).toEqual({ plannedCents: 1000, kind: 'over', cents: 1 })
  })
})

describe('a change of the plan', () => {
  const stored = { Ceremonia: 100, 'Foto & Vídeo': 200 }

  it('sets and takes away the categories it names, and leaves the others', () => {
    expect(
      changedDistribution(stored, {
        Ceremonia: { cents: null, from: 100 },
        'Catering & Bebida': { cents: 1, from: null },
      }),
    ).toEqual({ 'Foto & Vídeo': 200, 'Catering & Bebida': 1 })
  })

  it('is refused where another has planned otherwise, and not where both want the same', () => {
    expect(changedDistribution(stored, { Ceremonia: { cents: 300, from: 50 } })).toEqual({
      changed: 'Ceremonia',
    })
    expect(changedDistribution(stored, { Ceremonia: { cents: 100, from: 50 } })).toEqual(stored)
  })
})
