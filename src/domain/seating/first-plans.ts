import { ledgerOf, type PlanLedger } from './plan-ledger.ts'
import type { Room } from './proposal-cost.ts'

/** Those without a seat, the largest families first, each at the table that fits it best, and singly where none does. */
export function seatedFamilies(room: Room): PlanLedger {
  const ledger = ledgerOf(room, room.start)
  seatGroups(ledger, room.families, (people) => people.map((person) => [person]))
  return ledger
}

/** Everybody without a lock anew: those whom rules want together first, as far as a table has seats for all of them. */
export function seatedTogether(room: Room): PlanLedger {
  const { families, isFixed, start } = room
  const ledger = ledgerOf(
    room,
    start.map((table, person) => (isFixed[person] ? table : -1)),
  )
  const most = Math.max(0, ...ledger.free)
  const groupOf = families.map((_, family) => family)
  for (const { rule, people } of room.rules) {
    if (rule.kind !== 'together') continue
    const joined = new Set(people.map((person) => groupOf[room.familyOf[person]!]!))
    const size = families.reduce(
      (sum, { length }, family) => sum + (joined.has(groupOf[family]!) ? length : 0),
      0,
    )
    if (size > most) continue
    const [first] = joined
    for (const [family, group] of groupOf.entries()) if (joined.has(group)) groupOf[family] = first!
  }
  const groups = families.map((_, group) => families.filter((__, family) => groupOf[family] === group).flat())
  seatGroups(ledger, groups, (people) => {
    const ofGroup = [...new Set(people.map((person) => room.familyOf[person]!))]
    if (ofGroup.length === 1) return people.map((person) => [person])
    return ofGroup.map((family) => people.filter((person) => room.familyOf[person] === family))
  })
  return ledger
}

/** Seats groups, the largest first; one for which no table has room comes in parts. */
function seatGroups(
  ledger: PlanLedger,
  groups: readonly (readonly number[])[],
  partsOf: (people: readonly number[]) => (readonly number[])[],
) {
  const waiting = groups
    .map((group) => group.filter((person) => ledger.seats[person] === -1))
    .filter((group) => group.length > 0)
    .toSorted((a, b) => b.length - a.length)
  for (const group of waiting) {
    if (sit(ledger, group) || group.length === 1) continue
    seatGroups(ledger, partsOf(group), partsOf)
  }
}

/** Seats people together where they cost least, at the fullest of such tables; tells whether there was one. */
function sit({ move, free, cost }: PlanLedger, people: readonly number[]): boolean {
  const chosen = { table: -1, cost: Number.POSITIVE_INFINITY, free: 0 }
  for (const [table, count] of free.entries()) {
    if (count < people.length) continue
    for (const person of people) move(person, table)
    const now = cost()
    for (const person of people) move(person, -1)
    if (now < chosen.cost || (now === chosen.cost && count < chosen.free))
      Object.assign(chosen, { table, cost: now, free: count })
  }
  if (chosen.table === -1) return false
  for (const person of people) move(person, chosen.table)
  return true
}
