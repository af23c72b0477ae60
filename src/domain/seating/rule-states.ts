import type { Floor } from './floor.ts'
import { type Crowd, faultsOf, type PlacedRule, placedRule, strayTest, tablesOf } from './placed-rules.ts'
import { roomOf } from './proposal-cost.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import type { SeatingRule } from './seating-rules.ts'

/**
 * A rule as the plan has it: kept, open while nobody sits of whom it could be told, or broken, with how many have no
 * seat yet, at which tables it is broken and by whom.
 */
export type RuleState =
  | { is: 'kept' | 'open' }
  | { is: 'broken'; missing: number; tables: SeatingTable[]; people: SeatingPerson[] }

type Seated = { people: readonly SeatingPerson[]; tables: readonly SeatingTable[] }

/** How a plan stands to each of the rules, by their ids. */
export function ruleStates(
  plan: Seated,
  rules: readonly SeatingRule[],
  floor: Floor | null = null,
): Map<string, RuleState> {
  const crowd = roomOf({ ...plan, rules: [], floor })
  const placeOf = new Map(plan.tables.map(({ id }, index) => [id, index]))
  const seats = crowd.people.map(({ tableId }) => (tableId === null ? -1 : (placeOf.get(tableId) ?? -1)))
  return new Map(
    rules.map((rule) => {
      const placed = placedRule(rule, crowd)
      return [rule.id, placed ? stateOf(placed, crowd, seats, plan.tables) : { is: 'open' }]
    }),
  )
}

function stateOf(
  placed: PlacedRule,
  crowd: Crowd,
  seats: readonly number[],
  tables: readonly SeatingTable[],
): RuleState {
  const { rule, people, others } = placed
  const needsOthers = others.length > 0 && tablesOf(others, seats).size === 0
  if (tablesOf(people, seats).size === 0 || needsOthers) return { is: 'open' }
  if (faultsOf(placed, crowd, seats) === 0) return { is: 'kept' }
  const strays = rule.kind === 'together' || rule.kind === 'apart' ? [] : straysOf(placed, crowd, seats)
  return {
    is: 'broken',
    missing: rule.kind === 'together' ? people.filter((one) => seats[one] === -1).length : 0,
    tables: brokenTables(placed, seats, strays).map((table) => tables[table]!),
    people: strays.map((one) => crowd.people[one]!),
  }
}

const straysOf = (placed: PlacedRule, crowd: Crowd, seats: readonly number[]): number[] => {
  const strays = strayTest(placed, crowd, seats)
  return placed.people.filter((one) => seats[one] !== -1 && strays(one))
}

function brokenTables(
  { rule, people, others }: PlacedRule,
  seats: readonly number[],
  strays: readonly number[],
) {
  if (rule.kind === 'together') return [...tablesOf(people, seats)]
  if (rule.kind !== 'apart') return [...tablesOf(strays, seats)]
  const there = tablesOf(others, seats)
  return [...tablesOf(people, seats)].filter((table) => there.has(table))
}

/** The tables at which a rule is broken that should be kept always. */
export function tablesWithFaults(
  rules: readonly SeatingRule[],
  states: ReadonlyMap<string, RuleState>,
): Set<string> {
  const ids = rules.flatMap(({ id, isFirm, kind }) => {
    const state = states.get(id)
    if (!isFirm || state?.is !== 'broken' || (kind === 'together' && state.missing > 0)) return []
    return state.tables.map((table) => table.id)
  })
  return new Set(ids)
}
