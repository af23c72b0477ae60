import { type PlacedRule, strayTest } from './placed-rules.ts'
import { talliesOf } from './plan-tallies.ts'
import { type Room, WEIGHTS, weightOf } from './proposal-cost.ts'
import { isOfPlace, type Seats } from './rule-tallies.ts'
import { tablemateLedger } from './tablemate-ledger.ts'

export type PlanLedger = ReturnType<typeof ledgerOf>

/**
 * A plan with its cost, which a move changes by what it concerns alone: the same as `costOf` of its seats, a hundred
 * times as fast. A table with a lock has no free seat.
 */
export function ledgerOf(room: Room, from: readonly number[]) {
  const seats: Seats = [...from]
  const tallies = talliesOf(room, seats)
  const places = placeCosts(room)
  const mates = tablemateLedger(room, seats)
  const free = room.tables.map((table) => (table.isLocked ? 0 : table.seats))
  for (const table of seats) if (table !== -1 && !room.tables[table]!.isLocked) free[table]! -= 1
  let cost = 0
  for (const tally of new Set(tallies.flat())) cost += tally.cost
  for (const [person, table] of seats.entries()) cost += places(person, table)
  return {
    seats,
    free,
    /** The people at each table, in no order. */
    peopleAt: mates.peopleAt as readonly (readonly number[])[],
    cost: () => cost + mates.cost(),
    /** The plan is as it was at the cost before the last one: the moves since then were made back, and nothing is counted anew. */
    wasTakenBack: mates.wasTakenBack,
    move(person: number, to: number) {
      const table = seats[person]!
      if (table === to) return
      seats[person] = to
      if (table !== -1) free[table]! += 1
      if (to !== -1) free[to]! -= 1
      for (const tally of tallies[person]!) {
        cost -= tally.cost
        tally.moved(person, table, to)
        cost += tally.cost
      }
      cost += places(person, to) - places(person, table)
      mates.moved(person, table, to)
    },
  }
}

/** The cost of a person at a table, whoever else is there: of a new seat, of none, and of the places of the room. */
function placeCosts(room: Room) {
  const size = room.tables.length
  const rules = room.rules.filter(isOfPlace)
  const faults = rules.length === 0 ? null : new Int32Array(room.people.length * size)
  for (const placed of rules) addPlaceFaults(room, placed, faults!)
  return (person: number, table: number): number => {
    const begun = room.start[person]!
    const moved = begun === -1 || begun === table ? 0 : WEIGHTS.move
    return moved + (table === -1 ? WEIGHTS.unseated : (faults?.[person * size + table] ?? 0))
  }
}

function addPlaceFaults(room: Room, placed: PlacedRule, faults: Int32Array) {
  const size = room.tables.length
  for (const person of placed.people)
    for (let table = 0; table < size; table += 1) {
      const seats: number[] = []
      seats[person] = table
      if (strayTest(placed, room, seats)(person)) faults[person * size + table]! += weightOf(placed.rule)
    }
}
