import { costAround, costOf, type Room } from './proposal-cost.ts'

/** Tries for each person: 200 guests are seated in well under a second. */
const TRIES_EACH = 500

/** Wide enough at first to take a family apart again, and at last only for what is better. */
const HEAT = { first: 120, last: 0.5 }

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The best plan that was found from that of the room: whole families first, then simulated annealing. Never a worse one. */
export function searchPlan(room: Room, seed: number): number[] {
  let best = [...room.start]
  if (room.tables.length === 0) return best
  const seats = seatedFamilies(room)
  if (costOf(room, seats) < costOf(room, best)) best = [...seats]
  const random = randomFrom(seed)
  const free = freeOf(room, seats)
  let cost = costOf(room, seats)
  let bestCost = costOf(room, best)
  const tries = TRIES_EACH * room.people.length
  for (let done = 0; done < tries; done += 1) {
    const heat = HEAT.first * (HEAT.last / HEAT.first) ** (done / tries)
    const person = Math.floor(random() * room.people.length)
    const from = seats[person]!
    const isSwap = random() < 0.5
    const other = isSwap ? Math.floor(random() * room.people.length) : null
    const table = other === null ? Math.floor(random() * room.tables.length) : seats[other]!
    if (from === table || (other === null && free[table] === 0)) continue
    const before = costAround(room, seats, person) + (other === null ? 0 : costAround(room, seats, other))
    seats[person] = table
    if (other !== null) seats[other] = from
    const after = costAround(room, seats, person) + (other === null ? 0 : costAround(room, seats, other))
    if (after > before && random() >= Math.exp((before - after) / heat)) {
      seats[person] = from
      if (other !== null) seats[other] = table
      continue
    }
    if (other === null) {
      free[table]! -= 1
      if (from !== -1) free[from]! += 1
    }
    cost += after - before
    // Two of one rule or family are counted twice above, so that only the whole says which plan is better.
    if (cost < bestCost) {
      cost = costOf(room, seats)
      if (cost < bestCost) {
        bestCost = cost
        best = [...seats]
      }
    }
  }
  return best
}

/** Those without a seat, the largest families first, each at the table that fits it best, and singly where none does. */
function seatedFamilies(room: Room): number[] {
  const seats = [...room.start]
  const free = freeOf(room, seats)
  const without = room.families
    .map((family) => family.filter((person) => seats[person] === -1))
    .filter((family) => family.length > 0)
    .toSorted((a, b) => b.length - a.length)
  const sit = (people: readonly number[]) => {
    const options = free.flatMap((count, table) => (count >= people.length ? [table] : []))
    const rated = options.map((table) => {
      for (const person of people) seats[person] = table
      return { table, cost: people.reduce((sum, person) => sum + costAround(room, seats, person), 0) }
    })
    for (const person of people) seats[person] = -1
    const [chosen] = rated.toSorted((a, b) => a.cost - b.cost || free[a.table]! - free[b.table]!)
    if (!chosen) return false
    for (const person of people) seats[person] = chosen.table
    free[chosen.table]! -= people.length
    return true
  }
  for (const family of without) if (!sit(family)) for (const person of family) sit([person])
  return seats
}

function freeOf({ tables }: Room, seats: readonly number[]): number[] {
  const free = tables.map((table) => table.seats)
  for (const table of seats) if (table !== -1) free[table]! -= 1
  return free
}
