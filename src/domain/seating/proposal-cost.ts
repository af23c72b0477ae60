import type { SeatingPerson, SeatingTable } from './seating.ts'
import type { SeatingRule } from './seating-rules.ts'

/** The weight of each thing that a plan should not have. A seat counts more than all that is wished of it. */
const WEIGHTS = { unseated: 100_000, firm: 2000, childAlone: 400, wish: 60, split: 50, move: 2 }

/** A wedding to be seated: those who come, by their place in the list, and where they sit as it begins. */
export type Room = {
  people: readonly SeatingPerson[]
  tables: readonly SeatingTable[]
  /** The table of each person as the proposal begins, by its place in the list; -1 for none. */
  start: readonly number[]
  families: readonly (readonly number[])[]
  familyOf: readonly number[]
  rules: readonly PlacedRule[]
  rulesOf: readonly (readonly number[])[]
}

export type PlacedRule = { rule: SeatingRule; one: number; other: number }

/** The room of a plan. Who sits where there are too few chairs is without one as it begins. */
export function roomOf(
  allPeople: readonly SeatingPerson[],
  tables: readonly SeatingTable[],
  allRules: readonly SeatingRule[],
): Room {
  const people = allPeople.filter(({ comes }) => comes)
  const indexOf = new Map(people.map(({ guestId }, index) => [guestId, index]))
  const free = tables.map(({ seats }) => seats)
  const start = people.map(({ tableId }) => {
    const table = tables.findIndex(({ id }) => id === tableId)
    if (table < 0 || free[table]! === 0) return -1
    free[table]! -= 1
    return table
  })
  const keys = people.map(({ householdId, guestId }) => householdId ?? guestId)
  const names = [...new Set(keys)]
  const placeOf = new Map(names.map((key, index) => [key, index]))
  const familyOf = keys.map((key) => placeOf.get(key)!)
  const families: number[][] = names.map(() => [])
  for (const [person, family] of familyOf.entries()) families[family]!.push(person)
  const rules = allRules.flatMap((rule) => {
    const [one, other] = [indexOf.get(rule.guestId), indexOf.get(rule.otherGuestId)]
    return one === undefined || other === undefined ? [] : [{ rule, one, other }]
  })
  const rulesOf: number[][] = people.map(() => [])
  for (const [index, { one, other }] of rules.entries()) {
    rulesOf[one]!.push(index)
    rulesOf[other]!.push(index)
  }
  return { people, tables, start, families, familyOf, rules, rulesOf }
}

/** Whether a plan keeps a rule. One of two who have no seat keeps none that wants them together. */
export function keepsRule({ rule, one, other }: PlacedRule, seats: readonly number[]): boolean {
  const isTogether = seats[one] === seats[other] && seats[one] !== -1
  return rule.kind === 'together' ? isTogether : !isTogether
}

/** The tables at which the people of a family sit. */
export const tablesOfFamily = (family: readonly number[], seats: readonly number[]): Set<number> =>
  new Set(family.flatMap((person) => (seats[person] === -1 ? [] : [seats[person]!])))

/** The seats that are free at each table. */
export function freeSeats({ tables }: Pick<Room, 'tables'>, seats: readonly number[]): number[] {
  const free = tables.map((table) => table.seats)
  for (const table of seats) if (table !== -1) free[table]! -= 1
  return free
}

/** The cost of all that concerns some people, each rule and family once: what moves of theirs can change. */
export function costAround(room: Room, seats: readonly number[], people: readonly number[]): number {
  let cost = 0
  for (const [at, person] of people.entries()) {
    const family = room.familyOf[person]!
    cost += ownCost(room, seats, person)
    if (people.findIndex((one) => room.familyOf[one] === family) === at)
      cost += familyCost(room, seats, room.families[family]!)
    for (const index of room.rulesOf[person]!) {
      const rule = room.rules[index]!
      const earlier = people.indexOf(rule.one === person ? rule.other : rule.one)
      if (earlier < 0 || earlier > at) cost += ruleCost(rule, seats)
    }
  }
  return cost
}

/** The cost of a whole plan: none is better than one of less. */
export function costOf(room: Room, seats: readonly number[]): number {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return (
    sum(room.rules.map((rule) => ruleCost(rule, seats))) +
    sum(room.families.map((family) => familyCost(room, seats, family))) +
    sum(room.people.map((_, person) => ownCost(room, seats, person)))
  )
}

const ruleCost = (rule: PlacedRule, seats: readonly number[]): number => {
  if (keepsRule(rule, seats)) return 0
  return rule.rule.isFirm ? WEIGHTS.firm : WEIGHTS.wish
}

function familyCost({ people }: Room, seats: readonly number[], family: readonly number[]): number {
  if (family.length === 1) return 0
  const adults = new Set(family.flatMap((one) => (people[one]!.age === 'adult' ? [seats[one]!] : [])))
  const alone = family.filter(
    (one) => people[one]!.age !== 'adult' && seats[one] !== -1 && adults.size > 0 && !adults.has(seats[one]!),
  )
  const split = Math.max(0, tablesOfFamily(family, seats).size - 1)
  return split * WEIGHTS.split + alone.length * WEIGHTS.childAlone
}

function ownCost({ start }: Room, seats: readonly number[], person: number): number {
  if (seats[person] === -1) return WEIGHTS.unseated
  return start[person] === -1 || start[person] === seats[person] ? 0 : WEIGHTS.move
}
