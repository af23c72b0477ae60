import { costAround, costOf, freeSeats, type Room } from './proposal-cost.ts'
import { settled } from './settled-plan.ts'

/** Tries for each person: 200 guests are seated in a second or two. */
const TRIES_EACH = 1000

/** Of the tries, those that move families as a whole. */
const WHOLE_SHARE = 0.3

/** A wedding of thousands is proposed less well, and still in seconds. */
const TRIES_MAX = 1_000_000

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

/**
 * The best plan that was found from that of the room, never a worse one: whole families first, then simulated annealing,
 * and from either of them as many people back to their seats as it takes nothing from.
 */
export function searchPlan(room: Room, seed: number): number[] {
  if (room.tables.length === 0) return [...room.present]
  const seated = seatedFamilies(room)
  const found = [room.present, settled(room, seated), settled(room, annealed(room, seated, seed))]
  const [best] = found
    .map((seats) => ({ seats, cost: costOf(room, seats) }))
    .toSorted((one, other) => one.cost - other.cost)
  return [...best!.seats]
}

/** The best plan on a walk that goes less and less to worse ones. */
function annealed(room: Room, from: readonly number[], seed: number): number[] {
  const seats = [...from]
  const random = randomFrom(seed)
  const free = freeSeats(room, seats)
  const draw = (count: number) => Math.floor(random() * count)
  const movable = room.people.flatMap((_, person) => (room.isFixed[person] ? [] : [person]))
  if (movable.length === 0) return seats
  let best = [...seats]
  let cost = costOf(room, seats)
  let bestCost = cost
  const tries = Math.min(TRIES_MAX, TRIES_EACH * movable.length)
  for (let done = 0; done < tries; done += 1) {
    const heat = HEAT.first * (HEAT.last / HEAT.first) ** (done / tries)
    const person = movable[draw(movable.length)]!
    const other = random() < 0.5 ? movable[draw(movable.length)]! : null
    const here = seats[person]!
    const there = other === null ? draw(room.tables.length) : seats[other]!
    if (here === there) continue
    const isWhole = random() < WHOLE_SHARE
    const going = isWhole ? familyAt(room, seats, person) : [person]
    const coming = other === null ? [] : isWhole ? familyAt(room, seats, other) : [other]
    const more = going.length - coming.length
    if (more > 0 && free[there]! < more) continue
    if (more < 0 && here !== -1 && free[here]! < -more) continue
    const moved = [...going, ...coming]
    const before = costAround(room, seats, moved, [here, there])
    for (const one of going) seats[one] = there
    for (const one of coming) seats[one] = here
    const change = costAround(room, seats, moved, [here, there]) - before
    if (change > 0 && random() >= Math.exp(-change / heat)) {
      for (const one of going) seats[one] = here
      for (const one of coming) seats[one] = there
      continue
    }
    if (there !== -1) free[there]! -= more
    if (here !== -1) free[here]! += more
    cost += change
    if (cost < bestCost) {
      bestCost = cost
      best = [...seats]
    }
  }
  return best
}

/** The people of somebody's family who sit beside them and may move. */
const familyAt = (room: Room, seats: readonly number[], person: number): number[] =>
  room.families[room.familyOf[person]!]!.filter((one) => seats[one] === seats[person] && !room.isFixed[one])

/** Those without a seat, the largest families first, each at the table that fits it best, and singly where none does. */
export function seatedFamilies(room: Room): number[] {
  const seats = [...room.start]
  const free = freeSeats(room, seats)
  const without = room.families
    .map((family) => family.filter((person) => seats[person] === -1))
    .filter((family) => family.length > 0)
    .toSorted((a, b) => b.length - a.length)
  const sit = (people: readonly number[]) => {
    const options = free.flatMap((count, table) => (count >= people.length ? [table] : []))
    const rated = options.map((table) => {
      const before = costAround(room, seats, people, [table])
      for (const person of people) seats[person] = table
      const cost = costAround(room, seats, people, [table]) - before
      for (const person of people) seats[person] = -1
      return { table, cost }
    })
    const [chosen] = rated.toSorted((a, b) => a.cost - b.cost || free[a.table]! - free[b.table]!)
    if (!chosen) return false
    for (const person of people) seats[person] = chosen.table
    free[chosen.table]! -= people.length
    return true
  }
  for (const family of without) if (!sit(family)) for (const person of family) sit([person])
  return seats
}
