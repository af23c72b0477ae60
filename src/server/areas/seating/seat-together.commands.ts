import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { seatingTables, seats } from '#db/schema/seating.ts'
import { freeSeats, type SeatingPerson } from '#domain/seating/seating.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { newId } from '#server/platform/ids.ts'
import { listPeople } from './seating.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

export type Move = { guestId: string; from: string | null; tableId: string | null }

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
    await lockForWriting(tx, weddingId, 'seating')
    const all = (await listPeople(tx, weddingId)).filter((person) => person.eventId === eventId)
    const people = new Map(all.map((person) => [person.guestId, person]))
    for (const { guestId, from, tableId } of moves) {
      const person = people.get(guestId)
      if (!person) return 'noGuest'
      // A repeated request finds them where it has put them.
      if (person.tableId !== from && person.tableId !== tableId) return 'elsewhere'
      if (tableId !== null && !person.comes) return 'notComing'
      people.set(guestId, { ...person, tableId })
    }
    const refused = await refusalOf(await listTablesOf(tx, weddingId, eventId), moves, [...people.values()])
    if (refused) return refused
    // Of a guest who is named more than once the last move counts, as the others were only on the way.
    const last = [...new Map(moves.map((move) => [move.guestId, move])).values()]
    await writeSeats(tx, by, eventId, last)
    await recordChange(tx, by, 'seating')
    return { moved: last.length }
  })
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

/** The reason why guests cannot go to the tables of their moves; `people` sit as they would with these. */
export function refusalOf(
  tables: Awaited<ReturnType<typeof listTablesOf>>,
  moves: readonly Move[],
  people: readonly SeatingPerson[],
): 'noTable' | { full: number } | null {
  for (const tableId of new Set(moves.map((move) => move.tableId))) {
    if (tableId === null) continue
    const table = tables.find(({ id }) => id === tableId)
    if (!table) return 'noTable'
    if (freeSeats(table, people) < 0) return { full: table.seats }
  }
  return null
}

/** Writes seats of an event, each guest of it once. */
export async function writeSeats(
  tx: Transaction,
  { weddingId }: Editor,
  eventId: string | null,
  moves: readonly Move[],
): Promise<void> {
  const leaving = moves.flatMap(({ guestId, tableId }) => (tableId === null ? [guestId] : []))
  const rows = moves.flatMap(({ guestId, tableId }) =>
    tableId === null ? [] : [{ weddingId, id: newId(), guestId, eventId, tableId }],
  )
  if (leaving.length > 0)
    await tx
      .delete(seats)
      .where(
        and(
          eq(seats.weddingId, weddingId),
          inArray(seats.guestId, leaving),
          sql`${seats.eventId} is not distinct from ${eventId}::uuid`,
        ),
      )
  if (rows.length > 0)
    await tx
      .insert(seats)
      .values(rows)
      .onConflictDoUpdate({
        target: [seats.weddingId, seats.guestId, seats.eventId],
        set: { tableId: sql`excluded.table_id` },
      })
}
