import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { seats } from '#db/schema/seating.ts'
import type { ActingMember } from '#server/core/changes.ts'
import { newId } from '#server/platform/ids.ts'
import { arrangeChairs } from './arrange-chairs.commands.ts'

/** A guest who comes to a table, or to none, and to a certain chair of it. */
export type SeatMove = {
  guestId: string
  from: string | null
  tableId: string | null
  chair?: number | null | undefined
}

/** Writes seats of an event, each guest of it once; the others at ordered tables stay on their chairs. */
export async function writeSeats(
  tx: Transaction,
  { weddingId }: ActingMember<'seating', 'edit'>,
  eventId: string | null,
  moves: readonly SeatMove[],
): Promise<void> {
  if (moves.length === 0) return
  const touched = moves.flatMap(({ from, tableId }) => [from, tableId])
  const areOf = (guests: readonly SeatMove[]) =>
    and(
      eq(seats.weddingId, weddingId),
      inArray(
        seats.guestId,
        guests.map(({ guestId }) => guestId),
      ),
      sql`${seats.eventId} is not distinct from ${eventId}::uuid`,
    )
  await arrangeChairs(tx, weddingId, touched)
  // Guests who exchange their chairs are off both of them first.
  await tx
    .update(seats)
    .set({ chair: null })
    .where(and(areOf(moves), isNotNull(seats.chair)))
  const leaving = moves.filter(({ tableId }) => tableId === null)
  if (leaving.length > 0) await tx.delete(seats).where(areOf(leaving))
  const rows = moves.flatMap(({ guestId, tableId, chair = null }) =>
    tableId === null ? [] : [{ weddingId, id: newId(), guestId, eventId, tableId, chair }],
  )
  if (rows.length > 0)
    await tx
      .insert(seats)
      .values(rows)
      .onConflictDoUpdate({
        target: [seats.weddingId, seats.guestId, seats.eventId],
        set: { tableId: sql`excluded.table_id`, chair: sql`excluded.chair` },
      })
  const wishes = new Map(moves.map(({ guestId, chair = null }) => [guestId, chair]))
  await arrangeChairs(tx, weddingId, touched, wishes)
}
