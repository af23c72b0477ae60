import type { Floor } from './floor.ts'
import type { PlacedRule } from './placed-rules.ts'
import { costOf, freeSeats, type Room } from './proposal-cost.ts'
import { TABLE_SEATS_MAX } from './seating.ts'

/** One act that would let a plan keep what it could not. */
export type WayOut =
  | { kind: 'widen'; tableId: string; seats: number }
  | { kind: 'addTable'; seats: number }
  | { kind: 'swapPlaces'; tableId: string; otherId: string }
  | { kind: 'changeTable'; moves: SeatChange[] }
  | { kind: 'loosen' | 'removeRule'; ruleId: string }

/** A guest who gets a seat at another table. */
type SeatChange = { guestId: string; name: string; from: string; to: string }

/** A table that would have a seat for all of a group at the one where most of them sit; `null` when none can. */
export function widening(room: Room, seats: readonly number[], group: readonly number[]): WayOut | null {
  const counts = new Map<number, number>()
  for (const person of group) {
    const table = seats[person]!
    if (table !== -1) counts.set(table, (counts.get(table) ?? 0) + 1)
  }
  const free = freeSeats(room, seats)
  const open = [...counts]
    .filter(([table]) => !room.tables[table]!.isLocked)
    .toSorted(([, a], [, b]) => b - a)
  const [largest] = open
  if (!largest) return null
  const [table, there] = largest
  const lacking = group.length - there - free[table]!
  const wanted = room.tables[table]!.seats + lacking
  const isKept = group.some((person) => room.isFixed[person] && seats[person] !== table)
  if (lacking <= 0 || wanted > TABLE_SEATS_MAX || isKept) return null
  return { kind: 'widen', tableId: room.tables[table]!.id, seats: wanted }
}

/** More seats that no stairs lead to, for those who sit where they should not; `null` when seats are not what they lack. */
export function stepFreeSeats(
  room: Room,
  seats: readonly number[],
  strays: readonly number[],
): WayOut | null {
  const free = freeSeats(room, seats)
  const open = room.tables.flatMap((table, index) =>
    table.isLocked || table.hasStairs ? [] : [{ ...table, free: free[index]! }],
  )
  const lacking = strays.length - open.reduce((sum, table) => sum + table.free, 0)
  if (lacking <= 0) return null
  const table = open.find((one) => one.seats + lacking <= TABLE_SEATS_MAX)
  return table ? { kind: 'widen', tableId: table.id, seats: table.seats + lacking } : newTableFor(lacking)
}

/**
 * Tables that no stairs lead to, for those whom a lock keeps where they should not sit: with a seat that is free as the
 * plan begins, where their family sits or most are free, and the plan costs least. `null` when one of them has none.
 */
export function stepFreeTables(room: Room, strays: readonly number[]): WayOut | null {
  if (strays.length > MOVED_AT_ONCE_MAX) return null
  const free = freeSeats(room, room.present)
  const after = [...room.present]
  for (const person of strays) {
    const family = room.families[room.familyOf[person]!]!
    const kin = (table: number) => family.filter((one) => one !== person && after[one] === table).length
    const open = [...room.tables.keys()]
      .filter((table) => !room.tables[table]!.hasStairs && free[table]! > 0)
      .toSorted((one, other) => kin(other) - kin(one) || free[other]! - free[one]!)
      .slice(0, TABLES_COMPARED)
    const costs = open.map((table) => costOf(room, after.with(person, table)))
    const table = open[costs.indexOf(Math.min(...costs))]
    if (table === undefined) return null
    after[person] = table
    free[table]! -= 1
  }
  const moves = strays.map((person) => {
    const { guestId, name } = room.people[person]!
    const idOf = (table: number | undefined) => room.tables[table!]!.id
    return { guestId, name, from: idOf(room.present[person]), to: idOf(after[person]) }
  })
  return { kind: 'changeTable', moves }
}

/** The people of one table; more of them are asked about rather than moved by one press. */
const MOVED_AT_ONCE_MAX = TABLE_SEATS_MAX

/** A large room has many tables, of which each costs a look at the whole plan. */
const TABLES_COMPARED = 8

/** A table that is added, of the usual seats unless more are needed. */
export const newTableFor = (people: number): WayOut => ({
  kind: 'addTable',
  seats: Math.min(TABLE_SEATS_MAX, Math.max(NEW_TABLE_SEATS, people)),
})

const NEW_TABLE_SEATS = 10

/** The table whose place in the room would suit the people of another best; `null` when no exchange is better. */
export function exchangeOfPlaces(room: Room, seats: readonly number[], table: number): WayOut | null {
  const { floor } = room
  if (!floor) return null
  const costs = room.tables.map((_, other) =>
    other === table
      ? Number.POSITIVE_INFINITY
      : costOf({ ...room, floor: swapped(floor, table, other) }, seats),
  )
  const least = Math.min(...costs)
  if (least >= costOf(room, seats)) return null
  const other = costs.indexOf(least)
  return { kind: 'swapPlaces', tableId: room.tables[table]!.id, otherId: room.tables[other]!.id }
}

function swapped({ near, nearPlace }: Floor, one: number, other: number): Floor {
  const at = (table: number) => (table === one ? other : table === other ? one : table)
  const row = (values: readonly boolean[]) => values.map((_, table) => values[at(table)]!)
  return {
    near: near.map((_, table) => row(near[at(table)]!)),
    nearPlace: Object.fromEntries(Object.entries(nearPlace).map(([place, values]) => [place, row(values)])),
  }
}

/** The way out that every rule has: to be kept where it can be, and then not at all. */
export const givingWay = ({ rule }: PlacedRule): WayOut => ({
  kind: rule.isFirm ? 'loosen' : 'removeRule',
  ruleId: rule.id,
})
