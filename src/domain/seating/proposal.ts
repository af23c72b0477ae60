import { householdName } from '../households/households.ts'
import { faultsOf, tablesOf } from './placed-rules.ts'
import { type Room, roomOf, type Wanted } from './proposal-cost.ts'
import { searchPlan } from './search-plan.ts'
import type { SeatingRule } from './seating-rules.ts'

/** A person who gets another seat: the tables by their ids, null for none. */
export type ProposedMove = { guestId: string; name: string; from: string | null; to: string | null }

/** A wish that a proposal could not keep. */
export type Unmet =
  | { kind: 'rule'; rule: SeatingRule }
  | { kind: 'family'; name: string; people: number; tables: number }
  | { kind: 'unseated'; people: number }

export type Proposal = {
  moves: ProposedMove[]
  unmet: Unmet[]
  /** Rules and whole families that are kept, of all. */
  kept: number
  wished: number
  /** Of 100. */
  score: number
  /** People who had a seat and keep it. */
  staying: number
}

/**
 * A plan for all who come to one event, the same for the same seed, with as few moves of those who sit as it takes.
 * Nothing changes by it: the member looks at it before it is applied.
 */
export function proposePlan(wanted: Wanted, seed: number): Proposal {
  const room = roomOf(wanted)
  const seats = searchPlan(room, seed)
  const idOf = (table: number) => room.tables[table]?.id ?? null
  const moves = room.people.flatMap(({ guestId, name, tableId }, index) => {
    const to = idOf(seats[index]!)
    return to === tableId ? [] : [{ guestId, name, from: tableId, to }]
  })
  const unmet = unmetIn(room, seats)
  const families = room.families.filter((family) => family.length > 1).length
  const unseated = seats.filter((table) => table === -1).length
  const wished = room.rules.length + families
  const kept = wished - unmet.filter(({ kind }) => kind !== 'unseated').length
  const all = wished + room.people.length
  const score = all === 0 ? 100 : Math.floor((100 * (kept + room.people.length - unseated)) / all)
  const seated = room.people.filter(({ tableId }) => tableId !== null).length
  return { moves, unmet, kept, wished, score, staying: seated - moves.filter(({ from }) => from).length }
}

function unmetIn(room: Room, seats: readonly number[]): Unmet[] {
  const name = (person: number) => room.people[person]!.name
  const rules = room.rules.flatMap((placed): Unmet[] =>
    faultsOf(placed, room, seats) === 0 ? [] : [{ kind: 'rule', rule: placed.rule }],
  )
  const families = room.families.flatMap((family): Unmet[] => {
    const tables = tablesOf(family, seats).size
    if (tables < 2) return []
    const called = householdName(room.people[family[0]!]!.householdName, family.map(name))
    return [{ kind: 'family', name: called, people: family.length, tables }]
  })
  const people = seats.filter((table) => table === -1).length
  return [...(people > 0 ? [{ kind: 'unseated', people } as const] : []), ...rules, ...families]
}
