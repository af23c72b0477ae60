import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { asksForMore, isSameWish, type LodgingWish, type SaidWish } from '#domain/lodging/wishes.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { type Author, lockForWriting, recordChange } from '#server/core/changes.ts'

type Family = { weddingId: string; householdId: string }

/**
 * The lock on the rooms of a wedding, within which a family is told of a room: those who give rooms and those who ask for
 * some wait for one another.
 */
export const lockRooms = (tx: Transaction, { weddingId }: Family) =>
  lockForWriting(tx, mintMemberWeddingId(weddingId, 'transport', 'edit'), 'lodging')

type Saying = {
  before: LodgingWish
  after: SaidWish
  now: Date
  /** The member who notes it for the family. */
  actor?: Author['actor']
}

/**
 * Stores the wish of a family that its link has let in, or a member speaks with. More rooms, and rooms of another hotel, are asked for after those
 * that others have asked for.
 */
export async function storeWish(
  tx: Transaction,
  { weddingId, householdId }: Family,
  { before, after, now, actor = null }: Saying,
): Promise<void> {
  if (isSameWish(before, after)) return
  const { place, hotelId, rooms, nights } = after
  const saidAt =
    asksForMore(before, after) || before.saidAt === null ? lastAsked(weddingId, now) : sql`said_at`
  await tx.execute(sql`
    update lodging_wishes set place = ${place}, hotel_id = ${hotelId}, rooms = ${rooms},
      arrives_on = ${nights?.arrivesOn ?? null}, leaves_on = ${nights?.leavesOn ?? null}, said_at = ${saidAt}
    where wedding_id = ${weddingId} and household_id = ${householdId}`)
  const ofFamily = { weddingId, actor, householdId, action: 'lodging.say' }
  await recordChange(tx, actor ? { weddingId, actor } : ofFamily, 'lodging')
}

/** Later than the words of all other families, also where the clocks of several processes differ. */
const lastAsked = (weddingId: string, now: Date) => sql`greatest(${now.toISOString()}::timestamptz,
  (select max(said_at) + interval '1 microsecond' from lodging_wishes where wedding_id = ${weddingId}))`
