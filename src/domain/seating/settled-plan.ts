import type { PlanLedger } from './plan-ledger.ts'
import type { Room } from './proposal-cost.ts'

/** Beyond these there are more groups than can be tried with one another. */
const PEOPLE_MAX = 1000
const PASSES_MAX = 20

/** The people of one family at one table, or one of them. */
type Group = readonly number[]

/**
 * Makes a plan cost less by steps until none does: tables change their people as a whole, groups of a family go to
 * another table, alone or for a group or two of there, and people do.
 */
export function settle(room: Room, ledger: PlanLedger): void {
  if (room.people.length > PEOPLE_MAX) return
  const singles = room.people.flatMap((_, person) => (room.isFixed[person] ? [] : [[person]]))
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const before = ledger.cost()
    exchangeTables(room, ledger)
    moveGroups(room, ledger, groupsOf(room, ledger.seats), true)
    moveGroups(room, ledger, singles, false)
    if (ledger.cost() >= before) return
  }
}

/** Makes moves, and takes them back where the plan does not cost less by them; tells whether it does. */
function improves(
  { move, cost, wasTakenBack }: PlanLedger,
  ...moves: [group: Group, from: number, to: number][]
): boolean {
  const before = cost()
  for (const [group, , to] of moves) for (const person of group) move(person, to)
  if (cost() < before) return true
  for (const [group, from] of moves) for (const person of group) move(person, from)
  wasTakenBack()
  return false
}

/** Gives two tables each other's people where the plan costs less by that. */
function exchangeTables(room: Room, ledger: PlanLedger) {
  const { seats } = ledger
  const holds = new Set(seats.filter((_, person) => room.isFixed[person]))
  const open = room.tables.flatMap(({ isLocked }, table) => (isLocked || holds.has(table) ? [] : [table]))
  const there: number[][] = room.tables.map(() => [])
  for (const [person, table] of seats.entries()) if (table !== -1) there[table]!.push(person)
  for (const one of open)
    for (const other of open) {
      if (other <= one) continue
      const [here, away] = [there[one]!, there[other]!]
      if (here.length > room.tables[other]!.seats || away.length > room.tables[one]!.seats) continue
      if (!improves(ledger, [here, one, other], [away, other, one])) continue
      ;[there[one], there[other]] = [away, here]
    }
}

/** Tries each group at each table: where it fits, for a group of there, or while one of there goes elsewhere. */
function moveGroups(room: Room, ledger: PlanLedger, groups: readonly Group[], mayGoOn: boolean) {
  const { seats } = ledger
  for (const group of groups)
    for (let table = 0; table < room.tables.length; table += 1) {
      const here = seats[group[0]!]!
      if (table === here || room.tables[table]!.isLocked || here === -1) continue
      if (ledger.free[table]! >= group.length) improves(ledger, [group, here, table])
      else changePlaces(ledger, group, table, groups, mayGoOn)
    }
}

/** Tries a group at a full table for one of its groups, which comes to its place or to a third table. */
function changePlaces(
  ledger: PlanLedger,
  group: Group,
  table: number,
  groups: readonly Group[],
  mayGoOn: boolean,
) {
  const { seats, free } = ledger
  const here = seats[group[0]!]!
  for (const other of groups) {
    if (seats[other[0]!] !== table || free[table]! + other.length < group.length) continue
    const canComeHere = free[here]! + group.length >= other.length
    if (canComeHere && improves(ledger, [group, here, table], [other, table, here])) return
    for (let third = 0; mayGoOn && third < free.length; third += 1) {
      if (third === here || third === table || free[third]! < other.length) continue
      if (improves(ledger, [other, table, third], [group, here, table])) return
    }
  }
}

function groupsOf(room: Room, seats: readonly number[]): Group[] {
  return room.families.flatMap((family) =>
    [...new Set(family.map((person) => seats[person]!))]
      .filter((table) => table !== -1)
      .map((table) => family.filter((person) => seats[person] === table))
      .filter((people) => !people.some((person) => room.isFixed[person])),
  )
}
