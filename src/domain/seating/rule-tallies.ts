import { faultsOf, type PlacedRule } from './placed-rules.ts'
import { type Room, weightOf } from './proposal-cost.ts'

/** The seats of all people, by their place: the table, or -1. */
export type Seats = number[]

/** The cost of one wish, kept up to date as one person after another moves. */
export type Tally = {
  cost: number
  /** One of its people has gone from a table to another; the seats say so already. */
  moved: (person: number, from: number, to: number) => void
}

/** Whether a rule says of each table by itself whether its people may sit there. */
export const isOfPlace = ({ rule }: PlacedRule): boolean =>
  rule.kind === 'stepFree' || ((rule.kind === 'near' || rule.kind === 'far') && rule.place !== null)

/** The cost of a rule about people, of any kind but those about tablemates and about the places of the room. */
export function ruleTally(room: Room, seats: Seats, placed: PlacedRule): Tally {
  const { kind } = placed.rule
  if (kind === 'together') return togetherTally(room, seats, placed)
  if (kind === 'apart') return apartTally(room, seats, placed)
  if (kind === 'near' || kind === 'far') return besideTally(room, seats, placed)
  return recounted(() => faultsOf(placed, room, seats) * weightOf(placed.rule))
}

/** A cost that is small enough to be counted anew by each move. */
export function recounted(count: () => number): Tally {
  const tally: Tally = {
    cost: count(),
    moved: () => {
      tally.cost = count()
    },
  }
  return tally
}

/** How many of some people sit at each table, and how many have no seat. */
function countsAt(room: Room, seats: Seats, people: readonly number[]) {
  const at = new Int16Array(room.tables.length)
  let unseated = 0
  for (const person of people)
    if (seats[person] === -1) unseated += 1
    else at[seats[person]!]! += 1
  return { at, unseated }
}

function changed(counts: Int16Array, table: number, by: number): number {
  counts[table]! += by
  return counts[table]!
}

function togetherTally(room: Room, seats: Seats, { rule, people }: PlacedRule): Tally {
  const weight = weightOf(rule)
  const { at, unseated: without } = countsAt(room, seats, people)
  let unseated = without
  let tables = at.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0)
  const cost = () => (Math.max(0, tables - 1) + (unseated > 0 ? 1 : 0)) * weight
  const tally: Tally = {
    cost: cost(),
    moved(_, from, to) {
      if (from === -1) unseated -= 1
      else if (changed(at, from, -1) === 0) tables -= 1
      if (to === -1) unseated += 1
      else if (changed(at, to, 1) === 1) tables += 1
      tally.cost = cost()
    },
  }
  return tally
}

function apartTally(room: Room, seats: Seats, { rule, people, others }: PlacedRule): Tally {
  const weight = weightOf(rule)
  const isMeant = new Set(people)
  const [one, other] = [countsAt(room, seats, people).at, countsAt(room, seats, others).at]
  const tally: Tally = {
    cost: weight * one.reduce((sum, count, table) => sum + (count > 0 && other[table]! > 0 ? 1 : 0), 0),
    moved(person, from, to) {
      const [own, theirs] = isMeant.has(person) ? [one, other] : [other, one]
      if (from !== -1 && changed(own, from, -1) === 0 && theirs[from]! > 0) tally.cost -= weight
      if (to !== -1 && changed(own, to, 1) === 1 && theirs[to]! > 0) tally.cost += weight
    },
  }
  return tally
}

/** Near to or far from other people: a table is beside them while one of them sits at a table near it. */
function besideTally(room: Room, seats: Seats, { rule, people, others }: PlacedRule): Tally {
  const weight = weightOf(rule)
  const wantsNear = rule.kind === 'near'
  const { near } = room.floor!
  const isMeant = new Set(people)
  const [one, other] = [countsAt(room, seats, people).at, countsAt(room, seats, others).at]
  const strays = (table: number): boolean => {
    let isAnywhere = false
    for (let there = 0; there < other.length; there += 1) {
      if (other[there] === 0) continue
      if (near[there]![table]) return !wantsNear
      isAnywhere = true
    }
    return isAnywhere && wantsNear
  }
  const count = () => {
    let faults = 0
    for (let table = 0; table < one.length; table += 1)
      if (one[table]! > 0 && strays(table)) faults += one[table]!
    return faults * weight
  }
  const tally: Tally = {
    cost: count(),
    moved(person, from, to) {
      const own = isMeant.has(person) ? one : other
      if (from !== -1) own[from]! -= 1
      if (to !== -1) own[to]! += 1
      tally.cost = count()
    },
  }
  return tally
}
