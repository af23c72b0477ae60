import { eq } from 'drizzle-orm'
import type { LookConflict } from '#contract/style.ts'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'
import { weddings } from '#db/schema/weddings.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { type ChosenLook, mergeLooks } from '#domain/style/look-merge.ts'
import type { WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, lockWedding, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import { findCover } from './style.queries.ts'

type NewLook = ChosenLook & { from?: ChosenLook | undefined }

/**
 * Publishes the look of a wedding; the other members hear of one that is not as it was. With the look that the change
 * began from, what others have published meanwhile stays where the change did not touch it.
 */
export async function publishStyle(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  by: ActingMember<'wedding', 'edit'>,
  { from, ...chosen }: NewLook,
): Promise<Notified<'published'> | 'unchanged' | 'noCover' | { conflicts: LookConflict[] }> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const before = await lockWedding(tx, weddingId)
    if (!before) return 'unchanged'
    const stored = {
      style: before.style,
      colors: before.styleColors,
      coverId: before.coverImageId,
      focus: { x: before.coverFocusX, y: before.coverFocusY },
    }
    const { look, conflicts } = mergeLooks(from, stored, chosen)
    if (conflicts.length > 0) return { conflicts }
    const cover = look.coverId && (await findCover(tx, files, weddingId, look.coverId))
    if (look.coverId && (!cover || cover.status === 'damaged')) return 'noCover'
    if (isEqual(look, mergeLooks(undefined, stored, stored).look)) return 'unchanged'
    await tx
      .update(weddings)
      .set({
        style: look.style,
        styleColors: look.colors,
        coverImageId: look.coverId,
        coverFocusX: look.focus.x,
        coverFocusY: look.focus.y,
      })
      .where(eq(weddings.id, weddingId))
    await recordChange(tx, by, 'style')
    await notify(tx, clock, by, 'style.changed', { style: look.style })
    return new Notified('published' as const)
  })
}

/** Chooses what the new weddings of a planner begin with; `null` goes back to the first style. */
export async function setDefaultStyle(
  db: Database,
  userId: string,
  choice: WeddingStyleChoice | null,
): Promise<void> {
  await db.update(profiles).set({ defaultWeddingStyle: choice }).where(eq(profiles.id, userId))
}
