import type { Database } from '#db/client.ts'
import { guestPages } from '#db/schema/guest-pages.ts'
import {
  GIFTS_MAX,
  type GuestPageContent,
  QUESTIONS_MAX,
  withAllParts,
} from '#domain/households/guest-page.ts'
import { type ContentDifference, isSameContent, mergeContent } from '#domain/households/guest-page-merge.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findMissingPictures, findPageState, type PageVersions } from './page-content.queries.ts'

type Draft = { draft: GuestPageContent; from?: GuestPageContent | undefined }

/**
 * Stores the draft of the page together with what others have stored of it since `from`; texts that both have changed
 * are given back instead, and nothing is stored. Without `from` it is stored as it is given.
 */
export async function savePageDraft(
  db: Database,
  by: ActingMember<'guests', 'edit'>,
  { draft: given, from }: Draft,
): Promise<PageVersions | { conflicts: ContentDifference[] } | 'full' | 'fullOfGifts' | 'noPicture'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'households')
    const { draft: stored } = await findPageState(tx, weddingId)
    const merged = mergeContent({
      base: from ?? stored,
      stored,
      given: { ...withAllParts(given), giftList: given.giftList },
    })
    if (merged.conflicts.length > 0) return { conflicts: merged.conflicts }
    if (merged.value.questions.length > QUESTIONS_MAX) return 'full'
    if ((merged.value.giftList?.length ?? 0) > GIFTS_MAX) return 'fullOfGifts'
    const draft = merged.value
    const { venuePlan } = draft
    const missing = await findMissingPictures(tx, weddingId, venuePlan ? [venuePlan.pictureId] : [])
    if (missing.length > 0) return 'noPicture'
    await tx
      .insert(guestPages)
      .values({ weddingId, draft })
      .onConflictDoUpdate({ target: guestPages.weddingId, set: { draft } })
    await recordChange(tx, by, 'households')
    return findPageState(tx, weddingId)
  })
}

/**
 * Makes the draft the page that families see, and keeps the one that they saw before. The draft must be the one that
 * the member was shown, so that nothing is published unseen; 'changed' when it is another by now.
 */
export async function publishPage(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  shown: GuestPageContent,
): Promise<PageVersions | 'changed'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'households')
    const { draft, published, former } = await findPageState(tx, weddingId)
    if (!isSameContent(draft, shown)) return 'changed'
    // A repeated request publishes nothing anew, and the version before stays the one before.
    const isPublished = published !== null && isSameContent(published, draft)
    const set = { published: draft, former: isPublished ? former : published, publishedAt: clock.now() }
    await tx
      .insert(guestPages)
      .values({ weddingId, draft, ...set })
      .onConflictDoUpdate({ target: guestPages.weddingId, set })
    await recordChange(tx, by, 'households')
    return findPageState(tx, weddingId)
  })
}
