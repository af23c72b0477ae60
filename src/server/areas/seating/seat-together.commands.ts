import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { seatingTables } from '#db/schema/seating.ts'
import { freeSeats, type SeatingPerson } from '#domain/seating/seating.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import { findUnwrittenChairs } from './arrange-chairs.commands.ts'
import { lockPlanFor } from './lock-plan.queries.ts'
import { listPeople } from './seating.queries.ts'
import { areSeatsMade } from './seats-made.queries.ts'
import { type SeatMove, writeSeats } from './write-seats.commands.ts'

type Editor = ActingMember<'seating', 'edit'>

/** A move that says on which chair the guest sat as it began. */
export type Move = SeatMove & { fromChair?: number | null | undefined }

export type SeatsRefused = 'noGuest' | 'noTable' | 'notComing' | 'elsewhere' | { full: number }

/** Gives many guests another seat at an event, all of them or none: one act, which one line of activity undoes. */
export async function seatTogether(
  db: Database,
  by: Editor,
  eventId: string | null,
  moves: readonly Move[],
): Promise<{ moved: number } | SeatsRefused> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockPlanFor(tx, weddingId, eventId, guestIdsOf(moves))
    const seated = await readSeated(tx, by, eventId, moves)
    // Of a guest who is named more than once the last move counts, as the others were only on the way.
    const last = lastMoves(moves)
    if (await areSeatsMade(tx, weddingId, seated, last)) return { moved: last.length }
    const people = new Map(seated)
    for (const move of moves) {
      const { guestId, from, tableId } = move
      const person = people.get(guestId)
      if (!person) return 'noGuest'
      // A repeated request finds them where it has put them.
      if (person.tableId !== from && person.tableId !== tableId) return 'elsewhere'
      if (isOnAnotherChair(move, person)) return 'elsewhere'
      if (tableId !== null && !person.comes) return 'notComing'
      people.set(guestId, { ...person, tableId, chair: chairAfter(move, person) })
    }
    const tables = await listTablesOf(tx, weddingId, eventId)
    const refused = refusalOf(tables, moves, [...seated.values()], [...people.values()])
    if (refused) return refused
    const changed = last.flatMap((move) => {
      const [before, after] = [seated.get(move.guestId)!, people.get(move.guestId)!]
      const isSame = before.tableId === after.tableId && before.chair === after.chair
      return isSame ? [] : [{ ...move, chair: after.chair }]
    })
    await writeSeats(tx, by, eventId, changed)
    await recordChange(tx, by, 'seating')
    return { moved: last.length }
  })
}

export const guestIdsOf = (moves: readonly Pick<Move, 'guestId'>[]): string[] =>
  moves.map(({ guestId }) => guestId)

/** The last move of each guest. */
export const lastMoves = <M extends Pick<Move, 'guestId'>>(moves: readonly M[]): M[] => [
  ...new Map(moves.map((move) => [move.guestId, move])).values(),
]

/** The people of an event with the chairs on which they are shown, by their ids as guests. */
async function readSeated(
  tx: Transaction,
  { weddingId }: Editor,
  eventId: string | null,
  moves: readonly Move[],
): Promise<Map<string, SeatingPerson>> {
  const touched = moves.flatMap(({ from, tableId }) => [from, tableId])
  const shown = await findUnwrittenChairs(tx, weddingId, touched)
  const chairs = new Map(shown.map(({ id, chair }) => [id, chair]))
  const here = (await listPeople(tx, weddingId)).filter((person) => person.eventId === eventId)
  return new Map(
    here.map((person) => [person.guestId, { ...person, chair: chairs.get(person.id) ?? person.chair }]),
  )
}

/** Whether another member has given the guest another chair of the table, which is neither the former nor the new one. */
const isOnAnotherChair = ({ tableId, chair, fromChair }: Move, person: SeatingPerson): boolean =>
  person.tableId === tableId &&
  chair != null &&
  fromChair !== undefined &&
  person.chair !== chair &&
  person.chair !== fromChair

/** A guest whose table stays has the same chair, unless another one is meant. */
function chairAfter({ tableId, chair }: Move, person: SeatingPerson): number | null {
  if (tableId === null) return null
  return chair ?? (person.tableId === tableId ? person.chair : null)
}

/** The tables of an event with their seats. */
export const listTablesOf = (tx: Transaction, weddingId: Editor['weddingId'], eventId: string | null) =>
  tx
    .select({ id: seatingTables.id, seats: seatingTables.seats })
    .from(seatingTables)
    .where(
      and(
        eq(seatingTables.weddingId, weddingId),
        sql`${seatingTables.eventId} is not distinct from ${eventId}::uuid`,
      ),
    )

/**
 * The reason why guests cannot go to the tables of their moves. A table with too many people may exchange them, or their
 * chairs, and gets no more.
 */
export function refusalOf(
  tables: Awaited<ReturnType<typeof listTablesOf>>,
  moves: readonly Move[],
  before: readonly SeatingPerson[],
  after: readonly SeatingPerson[],
): 'noTable' | { full: number } | null {
  for (const tableId of new Set(moves.map((move) => move.tableId))) {
    if (tableId === null) continue
    const table = tables.find(({ id }) => id === tableId)
    if (!table) return 'noTable'
    const free = freeSeats(table, after)
    if (free < Math.min(0, freeSeats(table, before))) return { full: table.seats }
  }
  return null
}
