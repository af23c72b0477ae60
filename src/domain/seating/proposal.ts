import { type Room, roomOf, type Wanted } from './proposal-cost.ts'
import { type Unmet, unmetIn } from './proposal-unmet.ts'
import { searchPlan } from './search-plan.ts'

/** A person who gets another seat: the tables by their ids, null for none. */
export type ProposedMove = { guestId: string; name: string; from: string | null; to: string | null }

/** How many are kept, of how many. */
type Kept = { kept: number; of: number }

export type Proposal = {
  moves: ProposedMove[]
  unmet: Unmet[]
  rules: Kept
  /** The families of more than one that sit at one table. */
  families: Kept
  /** Of 100. */
  score: number
  /** People who had a seat and keep it. */
  staying: number
}

/**
 * A plan for all who come to one event, the same for the same seed, with as few moves of those who sit as it takes, or
 * anew. Nothing changes by it: the member looks at it before it is applied.
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
  const broken = (kind: Unmet['kind']) => unmet.filter((one) => one.kind === kind).length
  const keptOf = (of: number, kind: Unmet['kind']): Kept => ({ kept: of - broken(kind), of })
  const rules = keptOf(room.rules.length, 'rule')
  const families = keptOf(room.families.filter((family) => family.length > 1).length, 'family')
  const seated = room.people.filter(({ tableId }) => tableId !== null).length
  const staying = seated - moves.filter(({ from }) => from).length
  return { moves, unmet, rules, families, score: scoreOf(room, seats, [rules, families]), staying }
}

/** The share of what is kept, less by those without a seat; 100 is for a plan that has nothing left to wish. */
function scoreOf({ people }: Room, seats: readonly number[], parts: readonly Kept[]): number {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const wished = sum(parts.map(({ of }) => of))
  const share = wished === 0 ? 1 : sum(parts.map(({ kept }) => kept)) / wished
  const seated = people.length === 0 ? 1 : seats.filter((table) => table !== -1).length / people.length
  return share * seated === 1 ? 100 : Math.min(99, Math.round(100 * share * seated))
}
