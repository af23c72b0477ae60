import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'
import { weddings } from '#db/schema/weddings.ts'
import type { CoverFocus, WeddingStyleChoice } from '#domain/wedding-styles.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, lockWedding, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import { findCover } from './style.queries.ts'

type NewLook = WeddingStyleChoice & { coverId: string | null; focus: CoverFocus }

/** Publishes the look of a wedding; the other members hear of one that is not as it was. */
export async function publishStyle(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  by: ActingMember<'wedding', 'edit'>,
  { style, colors, coverId, focus }: NewLook,
): Promise<Notified<'published'> | 'unchanged' | 'noCover'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const before = await lockWedding(tx, weddingId)
    const cover = coverId && (await findCover(tx, files, weddingId, coverId))
    if (coverId && (!cover || cover.status === 'damaged')) return 'noCover'
    const look = {
      style,
      styleColors: colors,
      coverImageId: coverId,
      // As the database keeps them, so that the same point is the same.
      coverFocusX: Math.fround(focus.x),
      coverFocusY: Math.fround(focus.y),
    }
    const isSame =
      before?.style === style &&
      before.styleColors?.detail === colors?.detail &&
      before.coverImageId === coverId &&
      Math.fround(before.coverFocusX) === look.coverFocusX &&
      Math.fround(before.coverFocusY) === look.coverFocusY
    if (isSame) return 'unchanged'
    await tx.update(weddings).set(look).where(eq(weddings.id, weddingId))
    await recordChange(tx, by, 'style')
    await notify(tx, clock, by, 'style.changed', { style })
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
