import { costAround, costOf, freeSeats, type Room } from './proposal-cost.ts'

/** Beyond these there are more groups than can be tried with one another. */
const PEOPLE_MAX = 1000
const PASSES_MAX = 20

/** The people of one family at one table. */
type Group = { people: readonly number[]; table: number }

/**
 * A plan that costs no more, with fewer who change their seats: tables change their people as a whole, then groups of
 * families go to the rest of theirs, to whom a rule wants beside them, and back to where they sat.
 */
export function settled(room: Room, plan: readonly number[]): number[] {
  const seats = [...plan]
  if (room.people.length > PEOPLE_MAX) return seats
  exchangeTables(room, seats)
  for (let pass = 0; pass < PASSES_MAX; pass += 1) if (!moveGroups(room, seats)) break
  return seats
}

/** Gives two tables each other's people where more of them sat there before. It changes who sits with whom for nobody. */
function exchangeTables(room: Room, seats: number[]) {
  const size = room.tables.length
  const count = (table: number, start: number) =>
    seats.reduce((sum, at, person) => sum + (at === table && room.start[person] === start ? 1 : 0), 0)
  const taken = room.tables.map((_, table) => seats.filter((at) => at === table).length)
  const holds = new Set(seats.filter((_, person) => room.isFixed[person]))
  for (let one = 0; one < size; one += 1)
    for (let other = one + 1; other < size; other += 1) {
      if ([one, other].some((table) => holds.has(table) || room.tables[table]!.isLocked)) continue
      const fits = taken[one]! <= room.tables[other]!.seats && taken[other]! <= room.tables[one]!.seats
      if (!fits || count(one, other) + count(other, one) <= count(one, one) + count(other, other)) continue
      const before = costOf(room, seats)
      exchange(seats, one, other)
      if (costOf(room, seats) > before) {
        exchange(seats, one, other)
        continue
      }
      ;[taken[one], taken[other]] = [taken[other]!, taken[one]!]
    }
}

function exchange(seats: number[], one: number, other: number) {
  for (const [person, at] of seats.entries()) {
    if (at === one) seats[person] = other
    else if (at === other) seats[person] = one
  }
}

/** Tries each group where it would rather be, alone or for a group that goes to its place; tells whether one moved. */
function moveGroups(room: Room, seats: number[]): boolean {
  let hasMoved = false
  for (const group of groupsOf(room, seats)) {
    if (seats[group.people[0]!] !== group.table) continue
    for (const table of wishedTables(room, seats, group)) {
      const free = freeSeats(room, seats)[table]!
      const others = groupsOf(room, seats).filter((one) => one.table === table)
      const isMoved =
        (free >= group.people.length && improves(room, seats, group, { people: [], table })) ||
        others.some((other) => {
          const spare = freeSeats(room, seats)[group.table]! + group.people.length - other.people.length
          const fits = spare >= 0 && free + other.people.length >= group.people.length
          return fits && improves(room, seats, group, other)
        })
      if (!isMoved) continue
      hasMoved = true
      break
    }
  }
  return hasMoved
}

/** Exchanges two groups if the plan costs less by that. */
function improves(room: Room, seats: number[], group: Group, other: Group): boolean {
  const all = [...group.people, ...other.people]
  const tables = [group.table, other.table]
  const before = costAround(room, seats, all, tables)
  for (const person of group.people) seats[person] = other.table
  for (const person of other.people) seats[person] = group.table
  if (costAround(room, seats, all, tables) < before) return true
  for (const person of group.people) seats[person] = group.table
  for (const person of other.people) seats[person] = other.table
  return false
}

function groupsOf(room: Room, seats: readonly number[]): Group[] {
  return room.families.flatMap((family) =>
    [...new Set(family.map((person) => seats[person]!))]
      .filter((table) => table !== -1)
      .map((table) => ({ table, people: family.filter((person) => seats[person] === table) }))
      .filter(({ people }) => !people.some((person) => room.isFixed[person])),
  )
}

/** The tables where the group was, where the rest of its family sits, and those of the others in its rules. */
function wishedTables(room: Room, seats: readonly number[], { people, table }: Group): number[] {
  const family = room.families[room.familyOf[people[0]!]!]!
  const inRules = people.flatMap((person) =>
    room.rulesOf[person]!.flatMap((index) => [...room.rules[index]!.people, ...room.rules[index]!.others]),
  )
  const tables = [
    ...people.map((person) => room.start[person]!),
    ...family.map((person) => seats[person]!),
    ...inRules.map((person) => seats[person]!),
  ]
  return [...new Set(tables)].filter((one) => one !== -1 && one !== table)
}
