import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { hasPageEnded } from '#domain/households/guest-day.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { lockForWriting, recordChange, systemAuthor } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { findInvitation, type Invitation } from '../invitation.queries.ts'
import { findGiftTakers } from './gift-list.queries.ts'
import { findPublishedContent } from './page-content.queries.ts'

/** A gift that a family takes care of, or does not after all. */
export type GiftTap = { key: string; isTaken: boolean }

/**
 * Keeps what a family says of a gift by its link. The list is locked meanwhile, so that of two families who take the same
 * one only the first has it; the other finds that it is taken.
 */
export async function takeGift(
  { db, clock, files, live }: Pick<Platform, 'db' | 'clock' | 'files' | 'live'>,
  token: string,
  tap: GiftTap,
): Promise<void> {
  const weddingId = await db.transaction(async (tx) => {
    const invitation = await findInvitation({ db: tx, clock, files }, token)
    if (!invitation || hasPageEnded(invitation.wedding, clock.now())) return null
    await lockForWriting(tx, mintMemberWeddingId(invitation.weddingId, 'guests', 'edit'), 'households')
    if (!(await isNew(tx, invitation, tap))) return null
    await store(tx, invitation, tap)
    await recordChange(tx, systemAuthor(invitation.weddingId), 'households')
    return invitation.weddingId
  })
  if (weddingId === null) return
  live.changed({
    ...{ weddingId, area: 'households', section: 'guests', ids: [] },
    ...{ actorId: null, clientId: null, notified: false },
  })
}

/** Whether it changes anything: a gift that is on the list, and no other family's. */
async function isNew(tx: Transaction, invitation: Invitation, { key, isTaken }: GiftTap): Promise<boolean> {
  const takers = (await findGiftTakers(tx, invitation)).get(key)
  if (!isTaken) return takers?.includes(invitation.householdId) ?? false
  const { giftList = [] } = await findPublishedContent(tx, invitation)
  return takers === undefined && giftList.some((gift) => gift.key === key)
}

const store = (tx: Transaction, { weddingId, householdId }: Invitation, { key, isTaken }: GiftTap) =>
  tx.execute(sql`
    update households set gift_items = ${isTaken ? sql`array_append(gift_items, ${key})` : sql`array_remove(gift_items, ${key})`}
    where wedding_id = ${weddingId} and id = ${householdId}`)
