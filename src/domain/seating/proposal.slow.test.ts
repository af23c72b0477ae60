import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guest, person, rule, table, weddings } from '../../../tests/support/any-wedding.ts'
import { withMoves } from './plan-moves.ts'
import { type Proposal, proposePlan } from './proposal.ts'
import { costOf, roomOf, type Wanted } from './proposal-cost.ts'
import { ruleStates } from './rule-states.ts'
import { freeSeats, type SeatingPerson } from './seating.ts'

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

  it.each([
    ['a person', {}, { isLocked: true }],
    ['a table', { isLocked: true }, {}],
  ])('offers a table without stairs where the lock of %s keeps somebody above them', (_, up, over) => {
    const of = { householdId: 'soto', tableId: 'up', ...over }
    const people = [person('carmen', of), person('luis', { householdId: 'soto', tableId: 'down' })]
    const rules = [rule('r', 'stepFree', true, guest('carmen'))]
    const tables = [table('up', 4, { hasStairs: true, ...up }), table('other', 4), table('down', 2)]
    const [unmet] = proposePlan({ people, tables, rules }, 1).unmet
    expect(unmet?.wayOut).toEqual({
      ...{ kind: 'changeTable' },
      moves: [{ guestId: 'carmen', name: 'carmen', from: 'up', to: 'down' }],
    })
  })

  it('offers to give way where a lock keeps somebody above stairs and no seat is free below', () => {
    const locked = { tableId: 'up', isLocked: true }
    const people = [person('carmen', locked), person('luis', { tableId: 'down' })]
    const rules = [rule('r', 'stepFree', true, guest('carmen'))]
    const tables = [
      table('up', 4, { hasStairs: true }),
      table('down', 1),
      table('closed', 4, { isLocked: true }),
    ]
    expect(proposePlan({ people, tables, rules }, 1).unmet).toMatchObject([{ wayOut: { kind: 'loosen' } }])
  })

  it('offers ways down that keep every rule about stairs', () => {
    property(({ people, tables }, seed) => {
      const rules = ['f1', 'f2'].map((id) => rule(id, 'stepFree', true, { of: 'household', id }))
      for (const { wayOut } of proposePlan({ people, tables, rules }, seed).unmet) {
        if (wayOut?.kind !== 'changeTable') continue
        const after = withMoves(people, null, wayOut.moves)
        for (const { guestId, to } of wayOut.moves) {
          const [before] = people.filter((one) => one.guestId === guestId)
          const target = tables.find(({ id }) => id === to)!
          expect(before!.tableId).not.toBe(to)
          expect([target.hasStairs, target.isLocked, freeSeats(target, after) >= 0]).toEqual([
            false,
            false,
            true,
          ])
        }
      }
    })
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

describe('somebody to speak with', () => {
  const english = { householdId: 'smith', language: 'en' } as const
  const smiths = ['john', 'jane'].map((id) => person(id, { ...english, tableId: 'one' }))
  const tables = [table('one', 4), table('two', 4)]
  const wish = (isFirm: boolean) => [rule('r', 'language', isFirm, { of: 'household', id: 'smith' })]

  it('comes to their table, of another family', () => {
    const others = ['ana', 'luis'].map((id) => person(id, { householdId: 'gil', tableId: 'one' }))
    const kate = person('kate', { language: 'en', householdId: 'moss', tableId: 'two' })
    const people = [...smiths, ...others, kate]
    for (const seed of [1, 2, 3]) {
      const proposal = proposePlan({ people, tables, rules: wish(false) }, seed)
      const at = new Map(applied(people, proposal).map(({ guestId, tableId }) => [guestId, tableId]))
      expect([at.get('john'), at.get('jane')]).toEqual([at.get('kate'), at.get('kate')])
      expect(proposal).toMatchObject({ unmet: [], score: 100, rules: { kept: 1, of: 1 } })
    }
  })

  it.each([
    [true, 'loosen'],
    [false, 'removeRule'],
  ])('is named with its way out where nobody else speaks the language (always: %s)', (isFirm, kind) => {
    const people = [...smiths, person('ana', { tableId: 'two' })]
    const { unmet, moves } = proposePlan({ people, tables, rules: wish(isFirm) }, 1)
    expect(moves).toEqual([])
    expect(unmet).toMatchObject([{ kind: 'rule', people: 2, tables: ['one'], wayOut: { kind, ruleId: 'r' } }])
  })
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
