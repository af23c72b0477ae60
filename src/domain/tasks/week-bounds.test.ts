import { describe, expect, it } from 'vitest'
import { listedOfEach, weekRest } from './week-bounds.ts'

describe('the bounds of a planner’s week', () => {
  it('list much of few weddings, and a little of each of many', () => {
    expect(listedOfEach(0)).toBe(40)
    expect(listedOfEach(30)).toBe(40)
    expect(listedOfEach(60)).toBe(20)
    expect(listedOfEach(500)).toBe(2)
    expect(listedOfEach(5000)).toBe(2)
  })

  it('count what is not listed by whose it is, and nothing that a fact has ticked', () => {
    const facts = { holding: ['guestsAdded' as const], confirmed: [] }
    const alike = { rule: null, mark: null, owner: 'own', isLate: false } as const
    const all = [
      { ...alike, isLate: true, count: 5 },
      { ...alike, count: 2 },
      { ...alike, owner: 'couple', count: 4 } as const,
      { ...alike, rule: { fact: 'guestsAdded' }, count: 7 } as const,
      { ...alike, rule: { fact: 'guestsAdded' }, mark: 'open', owner: 'others', count: 1 } as const,
    ]
    const listed = [
      { owner: 'own', isLate: true },
      { owner: 'own', isLate: false },
    ] as const
    expect(weekRest(all, listed, facts)).toEqual({ own: 5, ownLate: 4, couple: 4, others: 1 })
  })
})
