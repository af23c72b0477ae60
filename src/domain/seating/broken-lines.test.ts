import { describe, expect, it } from 'vitest'
import { brokenLines } from './broken-lines.ts'
import { floorOf } from './floor.ts'
import type { SeatingShape } from './room.ts'
import { columnsOf, type RuleParty, type RulePlace } from './rule-parties.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import type { SeatingRule } from './seating-rules.ts'

const AT = '2026-11-26T00:00:00Z'

const TABLES = ['one', 'two', 'three', 'four'].map(
  (id, index): SeatingTable => ({
    ...{ id, seats: 10, eventId: null, number: index + 1, name: null, shape: 'round', rotation: 0 },
    ...{ position: { x: 300 + index * 400, y: 300 } },
    ...{ isLocked: false, isOrdered: false, hasStairs: false, createdAt: AT },
  }),
)

const BAR: SeatingShape = {
  ...{ id: 'bar', eventId: null, kind: 'bar', label: null, createdAt: AT },
  box: { x: 1500, y: 600, width: 300, depth: 100, rotation: 0 },
}

const at = (guestId: string, tableId: string | null): SeatingPerson => ({
  ...{ id: guestId, guestId, eventId: null, name: guestId, age: 'adult', side: null, comes: true, tableId },
  ...{ householdId: null, householdName: null, language: 'es', needsHighChair: false },
  ...{ isLocked: false, chair: null, createdAt: AT },
})

const guest = (id: string): RuleParty => ({ of: 'guest', id })

function linesOf(
  people: SeatingPerson[],
  kind: SeatingRule['kind'],
  other: string | null,
  place?: RulePlace,
) {
  const rule = {
    ...{ id: 'r', kind, isFirm: false, isDismissed: false, createdBy: null, createdAt: AT },
    ...columnsOf(guest('ana'), other ? guest(other) : null, place ?? null),
  }
  const places = new Map(TABLES.map(({ id, position }) => [id, position!]))
  const floor = floorOf(TABLES, places, [BAR])
  const seen = { tables: TABLES, people, shapes: [BAR], places, rules: [rule], floor }
  return brokenLines(seen).map(({ tableId, to, radius }) => ({ tableId, to, isRing: radius !== null }))
}

describe('the line of a broken rule', () => {
  it('goes from a table to the one that it should be near, or far from', () => {
    const apart = [at('ana', 'one'), at('luis', 'four')]
    expect(linesOf(apart, 'near', 'luis')).toEqual([
      { tableId: 'one', to: { x: 1500, y: 300 }, isRing: false },
    ])
    expect(linesOf(apart, 'far', 'luis')).toEqual([])
    const beside = [at('ana', 'one'), at('luis', 'two')]
    expect(linesOf(beside, 'far', 'luis')).toEqual([
      { tableId: 'one', to: { x: 700, y: 300 }, isRing: false },
    ])
    expect(linesOf(beside, 'near', 'luis')).toEqual([])
  })

  it('goes to the place of the room that it is about', () => {
    expect(linesOf([at('ana', 'four')], 'far', null, 'bar')).toMatchObject([{ to: { x: 1500, y: 600 } }])
  })

  it('is a ring around the table of two who should sit apart', () => {
    expect(linesOf([at('ana', 'two'), at('luis', 'two')], 'apart', 'luis')).toMatchObject([
      { tableId: 'two', isRing: true },
    ])
  })

  it('is none while somebody has no seat, and of people who should sit together', () => {
    expect(linesOf([at('ana', 'two'), at('luis', null)], 'near', 'luis')).toEqual([])
    expect(linesOf([at('ana', 'one'), at('luis', 'two')], 'together', 'luis')).toEqual([])
  })
})
