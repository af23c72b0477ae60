import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { guests } from '#db/schema/guests.ts'
import { lockForWriting } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { hasEvent } from './seating.queries.ts'

type WeddingId = MemberWeddingId<'seating', 'edit'>

/**
 * Locks the plan, and holds the guests who get a seat and their event: who is removed at the same moment is gone before
 * the plan is read, or goes with the seat.
 */
export async function lockPlanFor(
  tx: Transaction,
  weddingId: WeddingId,
  eventId: string | null,
  guestIds: readonly string[],
): Promise<void> {
  await lockForWriting(tx, weddingId, 'seating')
  await hasEvent(tx, weddingId, eventId)
  await holdGuests(tx, weddingId, guestIds)
}

/** Holds guests until the transaction ends, in the order of their ids, as all do who hold several. */
export async function holdGuests(
  tx: Transaction,
  weddingId: WeddingId,
  guestIds: readonly string[],
): Promise<void> {
  if (guestIds.length === 0) return
  await tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), inArray(guests.id, [...new Set(guestIds)])))
    .orderBy(asc(guests.id))
    .for('key share')
}
