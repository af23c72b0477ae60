import { and, eq } from 'drizzle-orm'
import type { VendorComment } from '#contract/vendor-comments.ts'
import type { Database } from '#db/client.ts'
import { vendorComments } from '#db/schema/vendors.ts'
import { type ActingMember, recordChange } from '../changes.ts'
import { Notified } from '../notifications/notified.ts'
import { notifying } from '../notifications/notify.ts'
import type { Clock } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { findComment } from './comments.queries.ts'
import { notifyOfVendor, vendorNotification } from './notify-of-vendor.ts'
import { holdOnCanvas } from './vendors.queries.ts'

/**
 * Adds to the conversation about a vendor; `undefined` when the vendor is not on the canvas, `'full'` when
 * there are `max` comments. The vendor is locked, so that no comment is added between the count and the insert.
 */
export async function addComment(
  db: Database,
  clock: Clock,
  by: ActingMember<'conversation', 'edit'>,
  vendorId: string,
  draft: { id?: string | undefined; text: string },
  max: number,
): Promise<Notified<VendorComment> | VendorComment | 'full' | undefined> {
  const { weddingId, actor, memberRole } = by
  const id = draft.id ?? newId()
  const outcome = await db.transaction(async (tx) => {
    if (!(await holdOnCanvas(tx, weddingId, vendorId, 'alone'))) return 'noVendor'
    const ofVendor = and(eq(vendorComments.weddingId, weddingId), eq(vendorComments.vendorId, vendorId))
    if ((await tx.$count(vendorComments, ofVendor)) >= max) {
      const repeated = await tx.$count(vendorComments, and(ofVendor, eq(vendorComments.id, id)))
      return repeated === 0 ? 'full' : 'known'
    }
    const added = await tx
      .insert(vendorComments)
      .values({
        weddingId,
        vendorId,
        id,
        authorId: actor.userId,
        authorRole: memberRole,
        text: draft.text,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: vendorComments.id })
    if (added.length === 0) return 'known'
    await recordChange(tx, by, 'vendors')
    const notification = { ...vendorNotification(vendorId), commentId: id }
    await notifyOfVendor(tx, weddingId, vendorId, notifying(clock, by, 'comment.added', notification))
    return 'added'
  })
  if (outcome === 'full') return 'full'
  const comment = await findComment(db, weddingId, vendorId, id)
  return comment && outcome === 'added' ? new Notified(comment) : comment
}

/** Removes a comment of the actor's own. */
export async function removeComment(
  db: Database,
  by: ActingMember<'conversation', 'edit'>,
  { vendorId, commentId }: { vendorId: string; commentId: string },
): Promise<'removed' | 'notFound' | 'ofAnotherMember'> {
  const { weddingId, actor } = by
  return db.transaction(async (tx) => {
    const which = and(
      eq(vendorComments.weddingId, weddingId),
      eq(vendorComments.vendorId, vendorId),
      eq(vendorComments.id, commentId),
    )
    const [comment] = await tx
      .select({ authorId: vendorComments.authorId })
      .from(vendorComments)
      .where(which)
      .for('update')
    if (!comment) return 'notFound'
    if (comment.authorId !== actor.userId) return 'ofAnotherMember'
    await tx.delete(vendorComments).where(which)
    await recordChange(tx, by, 'vendors')
    return 'removed'
  })
}
