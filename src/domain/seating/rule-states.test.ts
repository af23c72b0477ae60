import { describe, expect, it } from 'vitest'
import { columnsOf, type RuleParty } from './rule-parties.ts'
import { ruleStates, tablesWithFaults } from './rule-states.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import type { SeatingRule } from './seating-rules.ts'

const AT = '2026-11-26T00:00:00Z'

const table = (id: string): SeatingTable => ({
  ...{ id, seats: 10, eventId: null, number: 1, name: null, shape: 'round', position: null, rotation: 0 },
  ...{ isLocked: false, isOrdered: false, hasStairs: false, createdAt: AT },
})

const at = (guestId: string, tableId: string | null, over: Partial<SeatingPerson> = {}): SeatingPerson => ({
  ...{ id: guestId, guestId, eventId: null, name: guestId, age: 'adult', side: null, comes: true, tableId },
  ...{
    householdId: null,
    householdName: null,
    language: 'es',
    needsHighChair: false,
    isLocked: false,
    chair: null,
    createdAt: AT,
  },
  ...over,
})

const guest = (id: string): RuleParty => ({ of: 'guest', id })
const everyone: RuleParty = { of: 'trait', trait: 'everyone' }
const tables = [table('one'), table('two'), { ...table('up'), hasStairs: true }]

const stateOf = (people: SeatingPerson[], kind: SeatingRule['kind'], one: RuleParty, other?: RuleParty) => {
  const rule = {
    ...{ id: 'r', kind, isFirm: true, isDismissed: false, createdBy: null, createdAt: AT },
    ...columnsOf(one, other ?? null),
  }
  const states = ruleStates({ people, tables }, [rule])
  return { state: states.get('r')!, marked: [...tablesWithFaults([rule], states)] }
}

describe('how a plan stands to a rule', () => {
  it.each([
    ['together', 'one', 'one', 'kept'],
    ['together', 'one', 'two', 'broken'],
    ['together', null, null, 'open'],
    ['apart', 'one', 'two', 'kept'],
    ['apart', 'one', 'one', 'broken'],
    ['apart', 'one', null, 'open'],
  ] as const)('%s at %s and %s is %s', (kind, ana, luis, is) => {
    const people = [at('ana', ana), at('luis', luis)]
    expect(stateOf(people, kind, guest('ana'), guest('luis')).state).toMatchObject({ is })
  })

  it('is open when one of them does not come', () => {
    const people = [at('ana', 'one'), at('luis', 'one', { comes: false })]
    expect(stateOf(people, 'apart', guest('ana'), guest('luis')).state).toEqual({ is: 'open' })
  })

  it('says how many of a group have no seat yet, and marks no table for it', () => {
    const people = ['a', 'b', 'c'].map((id) => at(id, id === 'a' ? 'one' : null, { side: 'Coro' }))
    const { state, marked } = stateOf(people, 'together', { of: 'side', side: 'Coro' })
    expect(state).toMatchObject({ is: 'broken', missing: 2 })
    expect(marked).toEqual([])
  })

  it('marks the table at which a firm rule is broken', () => {
    const people = [at('ana', 'two'), at('luis', 'two')]
    expect(stateOf(people, 'apart', guest('ana'), guest('luis')).marked).toEqual(['two'])
  })

  it('finds who sits alone among strangers: with nobody of the family or of the side', () => {
    const people = [
      at('ana', 'one', { side: 'Lucía' }),
      at('eva', 'one', { side: 'Lucía' }),
      at('luis', 'one', { side: 'Martín' }),
      at('nobody knows', 'two'),
    ]
    const { state } = stateOf(people, 'company', everyone)
    expect(state).toMatchObject({ is: 'broken', people: [{ name: 'luis' }] })
  })

  it('finds the child who sits away from the grown-ups of the family', () => {
    const family = { householdId: 'gil' }
    const child = at('leo', 'two', { ...family, age: 'child' })
    const orphan = at('iker', 'two', { householdId: 'mas', age: 'child' })
    const { state } = stateOf([at('ana', 'one', family), child, orphan], 'parents', {
      of: 'trait',
      trait: 'children',
    })
    expect(state).toMatchObject({ is: 'broken', people: [{ name: 'leo' }] })
  })

  it('finds who has nobody to speak with beside their own family', () => {
    const english = { language: 'en', householdId: 'smith' } as const
    const people = [at('john', 'one', english), at('mary', 'one', english), at('ana', 'one')]
    const smith: RuleParty = { of: 'household', id: 'smith' }
    expect(stateOf(people, 'language', smith).state).toMatchObject({ is: 'broken' })
    const withKate = [...people, at('kate', 'one', { language: 'en' })]
    expect(stateOf(withKate, 'language', smith).state).toEqual({ is: 'kept' })
  })

  it('finds who sits at a table with stairs and cannot climb them', () => {
    const soto = { householdId: 'soto' }
    const people = [at('carmen', 'up', soto), at('eva', 'one', soto), at('noa', null, soto), at('luis', 'up')]
    const { state, marked } = stateOf(people, 'stepFree', { of: 'household', id: 'soto' })
    expect(state).toMatchObject({ is: 'broken', missing: 0, people: [{ name: 'carmen' }] })
    expect(marked).toEqual(['up'])
    expect(stateOf(people, 'stepFree', guest('eva')).state).toEqual({ is: 'kept' })
    expect(stateOf(people, 'stepFree', guest('noa')).state).toEqual({ is: 'open' })
  })
})
