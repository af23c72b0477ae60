import type { Floor } from './floor.ts'
import {
  type Crowd,
  faultsOf,
  isOfTablemates,
  type PlacedRule,
  placedRule,
  tablesOf,
} from './placed-rules.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import type { SeatingRule } from './seating-rules.ts'

/** The weight of each thing that a plan should not have. A seat counts more than all that is wished of it. */
export const WEIGHTS = {
  unseated: 10_000_000,
  firm: 2000,
  childAlone: 400,
  wish: 60,
  split: 50,
  move: 2,
} as const

/** The people, tables and rules for which a plan is proposed. */
export type Wanted = {
  people: readonly SeatingPerson[]
  tables: readonly SeatingTable[]
  rules: readonly SeatingRule[]
  /** How the tables stand in the room; without it, near and far cannot be told. */
  floor?: Floor | null
  /** The plan begins with nobody at the tables but those with a lock. */
  isAnew?: boolean
}

/** A wedding to be seated: those who come, by their place in the list, and where they sit as it begins. */
export type Room = Crowd & {
  /** The table of each person as the proposal begins, by its place in the list; -1 for none. */
  present: readonly number[]
  /** The same, from which each move counts; -1 for everybody when the plan is made anew. */
  start: readonly number[]
  /** Whether a lock keeps a person where they are. */
  isFixed: readonly boolean[]
  rules: readonly PlacedRule[]
  /** The rules of tablemates by the people they mean. */
  tablemates: readonly { rule: SeatingRule; means: ReadonlySet<number> }[]
  /** Whether a rule wants a child at a table with other children, so that it is not alone there. */
  isWithChildren: readonly boolean[]
}

/** The room of a plan. Who sits where there are too few chairs is without one as it begins. */
export function roomOf({ people: all, tables, rules: wishes, floor = null, isAnew }: Wanted): Room {
  const people = all.filter(({ comes }) => comes)
  const crowd = { people, tables, ...familiesOf(people), floor }
  const { present, isFixed } = presentOf(people, tables)
  const placed = wishes.flatMap((rule) => placedRule(rule, crowd) ?? [])
  const ofChildren = placed.filter(({ rule }) => rule.kind === 'together' && rule.trait === 'children')
  return {
    ...crowd,
    present,
    start: isAnew ? present.map((table, person) => (isFixed[person] ? table : -1)) : present,
    isFixed,
    rules: placed,
    tablemates: placed
      .filter(({ rule }) => isOfTablemates(rule))
      .map(({ rule, people: meant }) => ({ rule, means: new Set(meant) })),
    isWithChildren: people.map((_, person) => ofChildren.some((rule) => rule.people.includes(person))),
  }
}

/** The tables of all, those with a lock first; of more people than seats the last ones have none. */
function presentOf(people: readonly SeatingPerson[], tables: readonly SeatingTable[]) {
  const free = tables.map(({ seats }) => seats)
  const placeOf = new Map(tables.map(({ id }, index) => [id, index]))
  const tableOf = people.map(({ tableId }) => (tableId === null ? undefined : placeOf.get(tableId)))
  const isFixed = people.map(({ isLocked }, person) => {
    const table = tableOf[person]
    return table !== undefined && (isLocked || tables[table]!.isLocked)
  })
  for (const [person, table] of tableOf.entries()) if (isFixed[person]) free[table!]! -= 1
  const present = tableOf.map((table, person) => {
    if (table === undefined || isFixed[person]) return table ?? -1
    if (free[table]! <= 0) return -1
    free[table]! -= 1
    return table
  })
  return { present, isFixed }
}

function familiesOf(people: readonly SeatingPerson[]): Pick<Crowd, 'families' | 'familyOf'> {
  const keys = people.map(({ householdId, guestId }) => householdId ?? guestId)
  const names = [...new Set(keys)]
  const placeOf = new Map(names.map((key, index) => [key, index]))
  const familyOf = keys.map((key) => placeOf.get(key)!)
  const families: number[][] = names.map(() => [])
  for (const [person, family] of familyOf.entries()) families[family]!.push(person)
  return { families, familyOf }
}

/** The seats that are free at each table; a table with a lock has none for anybody else. */
export function freeSeats({ tables }: Pick<Room, 'tables'>, seats: readonly number[]): number[] {
  const free = tables.map((table) => table.seats)
  for (const table of seats) if (table !== -1) free[table]! -= 1
  return free.map((count, table) => (tables[table]!.isLocked ? 0 : Math.max(0, count)))
}

/** The cost of a whole plan: none is better than one of less. */
export function costOf(room: Room, seats: readonly number[]): number {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return (
    sum(room.rules.map((rule) => ruleCost(room, rule, seats))) +
    sum(room.families.map((family) => familyCost(room, seats, family))) +
    sum(room.people.map((_, person) => ownCost(room, seats, person)))
  )
}

/** The weight of a fault against a rule. */
export const weightOf = ({ isFirm }: SeatingRule) => (isFirm ? WEIGHTS.firm : WEIGHTS.wish)

const ruleCost = (room: Room, placed: PlacedRule, seats: readonly number[]): number =>
  faultsOf(placed, room, seats) * weightOf(placed.rule)

function familyCost(room: Room, seats: readonly number[], family: readonly number[]): number {
  if (family.length === 1) return 0
  const { people, isWithChildren } = room
  const adults = new Set(family.flatMap((one) => (people[one]!.age === 'adult' ? [seats[one]!] : [])))
  const alone = family.filter(
    (one) =>
      people[one]!.age !== 'adult' &&
      !isWithChildren[one] &&
      seats[one] !== -1 &&
      adults.size > 0 &&
      !adults.has(seats[one]!),
  )
  const split = Math.max(0, tablesOf(family, seats).size - 1)
  return split * WEIGHTS.split + alone.length * WEIGHTS.childAlone
}

function ownCost({ start }: Room, seats: readonly number[], person: number): number {
  const moved = start[person] === -1 || start[person] === seats[person] ? 0 : WEIGHTS.move
  return moved + (seats[person] === -1 ? WEIGHTS.unseated : 0)
}
