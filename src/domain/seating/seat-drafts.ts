import { type PlanMove, withMoves } from './plan-moves.ts'
import { freeSeats, type SeatingPerson, type SeatingTable } from './seating.ts'

/** A seat that a planner has prepared for a guest and not published; null is no seat. */
export type SeatDraft = PlanMove & {
  eventId: string | null
  /** The name of the planner; null once their account is gone. */
  author: string | null
  changedAt: string
}

/** Why a prepared seat cannot be published as it is. */
export type DraftProblem = 'gone' | 'elsewhere' | 'notComing' | 'noTable' | 'full'

type Tables = readonly Pick<SeatingTable, 'id' | 'seats'>[]

/**
 * The people of an event as its draft would have them. Who does not come any more, and whose prepared table was
 * removed, is where the published plan has them.
 */
export function withDrafts(
  people: readonly SeatingPerson[],
  drafts: readonly PlanMove[],
  tables: Tables,
): SeatingPerson[] {
  const ids = new Set<string | null>(tables.map(({ id }) => id)).add(null)
  const byGuest = new Map(drafts.map((draft) => [draft.guestId, draft]))
  return people.map((person) => {
    const draft = person.comes ? byGuest.get(person.guestId) : undefined
    return draft && draft.to !== person.tableId && ids.has(draft.to)
      ? { ...person, tableId: draft.to, isLocked: false, chair: null }
      : person
  })
}

/**
 * The draft of a guest after a move in it; null when it leads back to the published seat. One that was prepared before
 * keeps where it began, so that what others have changed since then is asked about.
 */
export function preparedMove(
  { guestId, from, to }: PlanMove,
  before: Pick<PlanMove, 'from' | 'to'> | undefined,
  published: string | null,
): PlanMove | null {
  if (to === published) return null
  return { guestId, from: before && before.to === from ? before.from : published, to }
}

/** The draft of an event after moves in it, of guests as they are published. */
export function afterMoves(
  drafts: readonly PlanMove[],
  people: readonly SeatingPerson[],
  moves: readonly PlanMove[],
): PlanMove[] {
  const published = new Map(people.map(({ guestId, tableId }) => [guestId, tableId]))
  const prepared = new Map(drafts.map((draft) => [draft.guestId, draft]))
  for (const move of moves) {
    const next = preparedMove(move, prepared.get(move.guestId), published.get(move.guestId) ?? null)
    if (next) prepared.set(move.guestId, next)
    else prepared.delete(move.guestId)
  }
  return [...prepared.values()]
}

/**
 * Those moves of a draft that the published plan of an event has room for, all together, and what is wrong with the
 * others. A move that frees a seat is only counted on while it is made itself.
 */
export function publishable(
  people: readonly SeatingPerson[],
  tables: Tables,
  moves: readonly PlanMove[],
): { made: PlanMove[]; left: { guestId: string; problem: DraftProblem }[] } {
  const byGuest = new Map(people.map((person) => [person.guestId, person]))
  const byId = new Map(tables.map((table) => [table.id, table]))
  const left: { guestId: string; problem: DraftProblem }[] = []
  let made: PlanMove[] = []
  for (const move of moves) {
    const problem = problemOf(move, byGuest.get(move.guestId), byId)
    if (problem) left.push({ guestId: move.guestId, problem })
    else made.push({ ...move, from: byGuest.get(move.guestId)!.tableId })
  }
  for (;;) {
    const full = withoutRoom(people, tables, made)
    if (full.size === 0) return { made, left }
    for (const guestId of full) left.push({ guestId, problem: 'full' })
    made = made.filter(({ guestId }) => !full.has(guestId))
  }
}

function problemOf(
  { from, to }: PlanMove,
  person: SeatingPerson | undefined,
  tables: ReadonlyMap<string, unknown>,
): DraftProblem | null {
  if (!person) return 'gone'
  if (to !== null && !tables.has(to)) return 'noTable'
  if (to !== null && !person.comes) return 'notComing'
  return person.tableId === from || person.tableId === to ? null : 'elsewhere'
}

/** The last of those who go to tables that have too many people with all of them. */
function withoutRoom(
  people: readonly SeatingPerson[],
  tables: Tables,
  moves: readonly PlanMove[],
): ReadonlySet<string> {
  const [first] = people
  if (!first) return new Set()
  const planned = withMoves(people, first.eventId, moves)
  return new Set(
    tables.flatMap((table) => {
      const missing = -freeSeats(table, planned)
      if (missing <= 0) return []
      const coming = moves.filter(({ from, to }) => to === table.id && from !== to)
      return coming.slice(-missing).map(({ guestId }) => guestId)
    }),
  )
}
