import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guest, person, rule, table, weddings } from '../../../tests/support/any-wedding.ts'
import { type Proposal, proposePlan } from './proposal.ts'
import { costOf, roomOf, type Wanted } from './proposal-cost.ts'
import { ruleStates } from './rule-states.ts'
import type { SeatingPerson } from './seating.ts'

/** The people with the moves of a proposal made. */
const applied = (people: readonly SeatingPerson[], { moves }: Proposal): SeatingPerson[] => {
  const to = new Map(moves.map((move) => [move.guestId, move.to]))
  return people.map((one) => (to.has(one.guestId) ? { ...one, tableId: to.get(one.guestId)! } : one))
}

const isKept =
  ({ tables }: Wanted) =>
  ({ comes, isLocked, tableId }: SeatingPerson) =>
    comes && tableId !== null && (isLocked || tables.find(({ id }) => id === tableId)!.isLocked)

const property = (holds: (wanted: Wanted, seed: number) => void) =>
  fc.assert(fc.property(weddings(24), fc.nat(), holds), { numRuns: 60 })

describe('a proposal', () => {
  it('puts nobody on a chair that is not there, and loses nobody while one is free', () => {
    property((wanted, seed) => {
      const after = applied(wanted.people, proposePlan(wanted, seed)).filter(({ comes }) => comes)
      const at = (id: string, people: readonly SeatingPerson[]) =>
        people.filter(({ comes, tableId }) => comes && tableId === id).length
      for (const { id, seats, isLocked } of wanted.tables)
        if (!isLocked)
          expect(at(id, after)).toBeLessThanOrEqual(
            Math.max(seats, at(id, wanted.people.filter(isKept(wanted)))),
          )
      const free = wanted.tables.filter(({ id, seats, isLocked }) => !isLocked && at(id, after) < seats)
      if (free.length > 0) expect(after.filter(({ tableId }) => tableId === null)).toEqual([])
    })
  })

  it('moves nobody who has a lock, or whose table has one, and puts nobody there', () => {
    property((wanted, seed) => {
      const { moves } = proposePlan(wanted, seed)
      const kept = wanted.people.filter(isKept(wanted)).map(({ guestId }) => guestId)
      expect(moves.filter(({ guestId }) => kept.includes(guestId))).toEqual([])
      const closed = wanted.tables.flatMap(({ id, isLocked }) => (isLocked ? [id] : []))
      expect(moves.filter(({ to }) => to !== null && closed.includes(to))).toEqual([])
    })
  })

  it('keeps every rule or names it', () => {
    property((wanted, seed) => {
      const proposal = proposePlan(wanted, seed)
      const people = applied(wanted.people, proposal)
      const named = proposal.unmet.flatMap((one) => (one.kind === 'rule' ? one.rule.id : []))
      const broken = [...ruleStates({ ...wanted, people }, wanted.rules)].flatMap(([id, state]) =>
        state.is === 'broken' ? [id] : [],
      )
      expect(named).toEqual(expect.arrayContaining(broken))
    })
  })

  it('spares the stairs to whom it should, or they have a lock, or no seat is free without stairs', () => {
    property(({ people, tables }, seed) => {
      const rules = ['f1', 'f2'].map((id) => rule(id, 'stepFree', true, { of: 'household', id }))
      const wanted = { people, tables, rules }
      const after = applied(people, proposePlan(wanted, seed))
      const isUp = ({ tableId }: SeatingPerson) => tables.find(({ id }) => id === tableId)?.hasStairs
      const spared = (one: SeatingPerson) =>
        one.comes && rules.some((of) => of.householdId === one.householdId)
      const strays = after.filter((one) => spared(one) && isUp(one) && !isKept(wanted)(one))
      if (strays.length === 0) return
      const others = after.filter((one) => one.comes && one.householdId === null && !isKept(wanted)(one))
      const below = tables.filter(({ hasStairs, isLocked }) => !hasStairs && !isLocked)
      const there = (id: string) => after.filter(({ comes, tableId }) => comes && tableId === id).length
      expect(below.filter(({ id, seats }) => there(id) < seats)).toEqual([])
      expect(others.filter(({ tableId }) => below.some(({ id }) => id === tableId))).toEqual([])
    })
  })

  it.each([
    ['a table of more seats', [table('up', 4, { hasStairs: true }), table('down', 1)], 'widen'],
    ['another table', [table('up', 4, { hasStairs: true })], 'addTable'],
  ])('offers %s where the seats without stairs are too few', (_, tables, kind) => {
    const people = ['carmen', 'pilar'].map((id) => person(id, { householdId: 'soto' }))
    const rules = [rule('r', 'stepFree', true, { of: 'household', id: 'soto' })]
    const [unmet] = proposePlan({ people, tables, rules }, 1).unmet
    expect(unmet).toMatchObject({ kind: 'rule', tables: ['up'], wayOut: { kind } })
  })

  it('offers to give way where a lock keeps somebody above stairs', () => {
    const people = [person('carmen', { tableId: 'up', isLocked: true })]
    const tables = [table('up', 4, { hasStairs: true }), table('down', 1)]
    const rules = [rule('r', 'stepFree', true, guest('carmen'))]
    expect(proposePlan({ people, tables, rules }, 1).unmet).toMatchObject([{ wayOut: { kind: 'loosen' } }])
  })

  it('leaves those who sit where they are while others wait for seats that are not there', () => {
    const sitting = ['one', 'two'].map((id) => person(id, { tableId: 't1' }))
    const waiting = ['a', 'b', 'c', 'd'].map((id) => person(id))
    const people = [...waiting, ...sitting]
    const wanted = { people, tables: [table('t1', 3)], rules: [] }
    const proposal = proposePlan(wanted, 1)
    expect(proposal.staying).toBe(2)
    expect(proposal.moves).toHaveLength(1)
  })

  it('is never worse than the plan it began from', () => {
    property((wanted, seed) => {
      const room = roomOf(wanted)
      const after = new Map(
        applied(wanted.people, proposePlan(wanted, seed)).map(({ guestId, tableId }) => [guestId, tableId]),
      )
      const seats = room.people.map(({ guestId }) =>
        wanted.tables.findIndex(({ id }) => id === after.get(guestId)),
      )
      expect(costOf(room, seats)).toBeLessThanOrEqual(costOf(room, room.present))
    })
  })

  it('is the same for the same seed, and taking it back gives the plan that was', () => {
    property((wanted, seed) => {
      const proposal = proposePlan(wanted, seed)
      expect(proposePlan(wanted, seed)).toEqual(proposal)
      const back = proposal.moves.map((move) => ({ ...move, to: move.from }))
      expect(applied(applied(wanted.people, proposal), { ...proposal, moves: back })).toEqual(wanted.people)
    })
  })
})

it('families sit together and two who should not meet apart, and who sits well stays', () => {
  const family = (id: string, names: string[], tableId: string | null = null) =>
    names.map((name) => person(name, { householdId: id, tableId }))
  const people = [
    ...family('gil', ['ana', 'luis', 'eva'], 'one'),
    ...family('mas', ['pau', 'noa', 'leo']),
    person('noelia'),
  ]
  const apart = rule('r', 'apart', true, guest('noelia'), guest('ana'))
  const tables = [table('one', 4), table('two', 4)]
  const proposal = proposePlan({ people, tables, rules: [apart] }, 1)
  expect(proposal).toMatchObject({ score: 100, unmet: [], staying: 3 })
  expect(proposal.moves.map(({ to }) => to)).toEqual(['two', 'two', 'two', 'two'])
})

it('a split family joins the larger part of it, and nobody else changes', () => {
  const family = (id: string, at: [name: string, tableId: string][]) =>
    at.map(([name, tableId]) => person(name, { householdId: id, tableId }))
  const people = [
    ...family('soto', [
      ['carmen', 'one'],
      ['íñigo', 'two'],
      ['noa', 'two'],
    ]),
    ...family('vidal', [
      ['manuel', 'one'],
      ['rocío', 'one'],
      ['pilar', 'one'],
    ]),
    ...family('prado', [
      ['jesús', 'two'],
      ['lourdes', 'two'],
    ]),
  ]
  const tables = [table('one', 8), table('two', 6)]
  for (const seed of [1, 2, 3, 4, 5])
    expect(proposePlan({ people, tables, rules: [] }, seed).moves).toEqual([
      { guestId: 'carmen', name: 'carmen', from: 'one', to: 'two' },
    ])
})

it('a plan in which nothing can be better stays as it is', () => {
  const people = ['a', 'b', 'c', 'd'].flatMap((family, at) =>
    [1, 2, 3].map((n) => person(`${family}${n}`, { householdId: family, tableId: at % 2 ? 'two' : 'one' })),
  )
  const tables = [table('one', 6), table('two', 6), table('three', 6)]
  for (const seed of [1, 2, 3]) expect(proposePlan({ people, tables, rules: [] }, seed).moves).toEqual([])
})

it('200 guests in families of three all sit, each family at one table', () => {
  const people = Array.from({ length: 200 }, (_, index) =>
    person(`g${index}`, {
      householdId: `f${Math.floor(index / 3)}`,
      age: index % 3 === 2 ? 'child' : 'adult',
    }),
  )
  const tables = Array.from({ length: 23 }, (_, index) => table(`t${index}`, 10))
  expect(proposePlan({ people, tables, rules: [] }, 7).unmet).toEqual([])
})
