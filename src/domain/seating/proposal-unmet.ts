import { householdName } from '../households/households.ts'
import { faultsOf, type PlacedRule, strayTest, tablesOf } from './placed-rules.ts'
import type { Room } from './proposal-cost.ts'
import type { SeatingRule } from './seating-rules.ts'
import {
  exchangeOfPlaces,
  givingWay,
  newTableFor,
  stepFreeSeats,
  stepFreeTables,
  type WayOut,
  widening,
} from './ways-out.ts'

/** A wish that a proposal could not keep, where its people would sit, and one way out where there is one. */
export type Unmet = { wayOut: WayOut | null } & (
  | { kind: 'rule'; rule: SeatingRule; people: number; tables: string[] }
  | { kind: 'family'; name: string; people: number; tables: string[] }
  | { kind: 'unseated'; people: number }
)

/** All that a plan does not keep: seats that are missing first, then rules, then families. */
export function unmetIn(room: Room, seats: readonly number[]): Unmet[] {
  const people = seats.filter((table) => table === -1).length
  return [
    ...(people > 0 ? [{ kind: 'unseated', people, wayOut: newTableFor(people) } as const] : []),
    ...room.rules.flatMap((placed) =>
      faultsOf(placed, room, seats) === 0 ? [] : [unmetRule(room, seats, placed)],
    ),
    ...room.families.flatMap((family) => unmetFamily(room, seats, family) ?? []),
  ]
}

function unmetRule(room: Room, seats: readonly number[], placed: PlacedRule): Unmet {
  const { rule, people } = placed
  const tables = faultyTables(room, seats, placed)
  const better = betterWay(room, seats, placed, tables[0])
  return {
    ...{ kind: 'rule', rule, people: people.length, wayOut: better ?? givingWay(placed) },
    tables: tables.map((table) => room.tables[table]!.id),
  }
}

function betterWay(
  room: Room,
  seats: readonly number[],
  placed: PlacedRule,
  faulty: number | undefined,
): WayOut | null {
  const { kind } = placed.rule
  if (kind === 'together') return widening(room, seats, placed.people)
  if (kind === 'stepFree') {
    const strays = straysOf(room, seats, placed)
    const kept = strays.filter((person) => room.isFixed[person])
    return kept.length > 0 ? stepFreeTables(room, kept) : stepFreeSeats(room, seats, strays)
  }
  const isOfPlaces = kind === 'near' || kind === 'far'
  return isOfPlaces && faulty !== undefined ? exchangeOfPlaces(room, seats, faulty) : null
}

function faultyTables(room: Room, seats: readonly number[], placed: PlacedRule): number[] {
  const { rule, people, others } = placed
  if (rule.kind === 'together') return [...tablesOf(people, seats)]
  if (rule.kind === 'apart') {
    const there = tablesOf(others, seats)
    return [...tablesOf(people, seats)].filter((table) => there.has(table))
  }
  return [...tablesOf(straysOf(room, seats, placed), seats)]
}

function straysOf(room: Room, seats: readonly number[], placed: PlacedRule): number[] {
  const strays = strayTest(placed, room, seats)
  return placed.people.filter((one) => seats[one] !== -1 && strays(one))
}

function unmetFamily(room: Room, seats: readonly number[], family: readonly number[]): Unmet | null {
  const tables = [...tablesOf(family, seats)]
  if (tables.length < 2) return null
  const names = family.map((person) => room.people[person]!.name)
  return {
    ...{ kind: 'family', name: householdName(room.people[family[0]!]!.householdName, names) },
    ...{ people: family.length, tables: tables.map((table) => room.tables[table]!.id) },
    wayOut: widening(room, seats, family),
  }
}
