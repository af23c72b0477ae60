import { describe, expect, it } from 'vitest'
import { ruleConflicts } from './rule-conflicts.ts'
import { columnsOf, type RuleParty, type RulePlace } from './rule-parties.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import type { SeatingRule } from './seating-rules.ts'

const AT = '2026-11-26T00:00:00Z'

const table = (seats: number): SeatingTable => ({
  ...{ id: `t${seats}`, seats, eventId: null, number: 1, name: null, shape: 'round', position: null },
  ...{ rotation: 0, isLocked: false, isOrdered: false, hasStairs: false, createdAt: AT },
})

const person = (
  guestId: string,
  householdId: string | null = null,
  side: string | null = null,
): SeatingPerson => ({
  ...{ id: guestId, guestId, eventId: null, name: guestId, age: 'adult', side, comes: true, tableId: null },
  ...{
    householdId,
    householdName: null,
    language: 'es',
    needsHighChair: false,
    isLocked: false,
    chair: null,
  },
  createdAt: AT,
})

const guest = (id: string): RuleParty => ({ of: 'guest', id })

const rule = (
  kind: SeatingRule['kind'],
  one: RuleParty,
  other: RuleParty | null,
  over: { isFirm?: boolean; place?: RulePlace } = {},
): SeatingRule => ({
  ...{ id: `${kind} ${JSON.stringify([one, other])}`, kind, isFirm: over.isFirm ?? true, isDismissed: false },
  ...{ createdBy: null, createdAt: AT, ...columnsOf(one, other, over.place ?? null) },
})

const people = [person('a'), person('b'), person('c'), person('d', 'gil'), person('e', 'gil')]
const conflicts = (...rules: SeatingRule[]) => ruleConflicts({ people, tables: [table(8)] }, rules)

describe('rules that contradict each other', () => {
  const ab = rule('together', guest('a'), guest('b'))
  const bc = rule('together', guest('b'), guest('c'))
  const ac = rule('apart', guest('a'), guest('c'))

  it('are named, all that it takes to see it', () => {
    expect(conflicts(ab, bc, ac)).toEqual([{ kind: 'contradiction', rules: [ab, bc, ac] }])
  })

  it('are none when one of them is kept only where it can be', () => {
    expect(conflicts(ab, { ...bc, isFirm: false }, ac)).toEqual([])
    expect(conflicts(ab, bc, { ...ac, isDismissed: true })).toEqual([])
  })

  it('are found between a person and their family', () => {
    const gil: RuleParty = { of: 'household', id: 'gil' }
    const family = rule('together', gil, guest('a'))
    const apart = rule('apart', guest('d'), guest('a'))
    expect(conflicts(family, apart)).toEqual([{ kind: 'contradiction', rules: [family, apart] }])
  })

  it('are those that want one person near a place and far from it', () => {
    const near = rule('near', { of: 'household', id: 'gil' }, null, { place: 'door' })
    const far = rule('far', guest('d'), null, { place: 'door' })
    const music = rule('far', guest('d'), null, { place: 'music' })
    expect(conflicts(near, far, music)).toEqual([{ kind: 'contradiction', rules: [near, far] }])
  })

  it('are those that want more people together than a table has seats, also by several rules', () => {
    const found = ruleConflicts({ people, tables: [table(2)] }, [ab, bc])
    expect(found).toEqual([{ kind: 'tooMany', rules: [ab, bc], people: 3, seats: 2 }])
    expect(ruleConflicts({ people, tables: [] }, [ab, bc])).toEqual([])
  })

  it('are those that spare somebody the stairs that lead to every table, or to theirs with a lock', () => {
    const stepFree = rule('stepFree', guest('a'), null)
    const [up, down] = [{ ...table(8), hasStairs: true }, table(4)]
    expect(ruleConflicts({ people, tables: [up] }, [stepFree])).toEqual([
      { kind: 'onlyStairs', rules: [stepFree] },
    ])
    expect(ruleConflicts({ people, tables: [up, down] }, [stepFree])).toEqual([])
    const locked = [{ ...person('a'), tableId: up.id, isLocked: true }]
    expect(ruleConflicts({ people: locked, tables: [up, down] }, [stepFree])).toEqual([
      { kind: 'keptAtStairs', rules: [stepFree], name: 'a', table: 1 },
    ])
    expect(ruleConflicts({ people: locked, tables: [up, down] }, [{ ...stepFree, isFirm: false }])).toEqual(
      [],
    )
    expect(ruleConflicts({ people: locked, tables: [] }, [stepFree])).toEqual([])
  })
})
