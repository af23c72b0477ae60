import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { Database, Transaction } from '#db/client.ts'
import { inspirationShares, inspirations } from '#db/schema/inspiration.ts'
import { type FolderLinkUse, GUEST_PHOTO_TAG } from '#domain/inspiration/inspiration.ts'
import { type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findToday } from '#server/core/wedding-day.queries.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findFolder, isFolder } from './folders.queries.ts'

type LinkWish = { lastDay: string; use?: FolderLinkUse | undefined; isReviewed?: boolean | undefined }

/**
 * Gives a folder a link of 128 random bits, or another last day, use and review to the link it has. A link that shows
 * nothing, or what was reviewed, has a last day of showing before today, so that an older process opens nothing with it.
 * One that shows the images without a review publishes those that wait.
 */
export async function shareFolder(
  db: Database,
  clock: Clock,
  by: ActingMember<'inspiration', 'edit'>,
  folderId: string,
  wish: LinkWish,
): Promise<InspirationFolder | undefined> {
  const { weddingId, actor } = by
  await db.transaction(async (tx) => {
    if (!(await isFolder(tx, weddingId, folderId))) return
    const [present] = await tx
      .select()
      .from(inspirationShares)
      .where(rowOf(weddingId, folderId))
      .for('update')
    const { use, isReviewed } = { ...presentUse(present), ...given(wish) }
    const today = await findToday(tx, weddingId, clock.now())
    const days = daysOf(today, wish.lastDay, use, isReviewed)
    const token = randomBytes(16).toString('base64url')
    await tx
      .insert(inspirationShares)
      .values({ weddingId, folderId, token, ...days, createdAt: clock.now(), createdBy: actor.userId })
      .onConflictDoUpdate({ target: [inspirationShares.weddingId, inspirationShares.folderId], set: days })
    const isChosen = !present || wish.use !== undefined || wish.isReviewed !== undefined
    if (use !== 'send' && isChosen) await reviewFolder(tx, weddingId, folderId, isReviewed)
    await recordChange(tx, by, 'inspiration')
  })
  return findFolder(db, weddingId, folderId)
}

const given = ({ use, isReviewed }: LinkWish) => ({
  ...(use && { use }),
  ...(isReviewed !== undefined && { isReviewed }),
})

/** The use of a link by its days; of one that is not there yet, that it shows the images. */
function presentUse(share?: typeof inspirationShares.$inferSelect): {
  use: FolderLinkUse
  isReviewed: boolean
} {
  const isReviewed = Boolean(share?.reviewedUntil)
  if (!share?.photosUntil) return { use: 'view', isReviewed }
  return { use: share.lastDay < share.photosUntil && !isReviewed ? 'send' : 'both', isReviewed }
}

function daysOf(today: IsoDate, day: IsoDate, use: FolderLinkUse, isReviewed: boolean) {
  const past = shiftDay(today, -1)
  const showsReviewed = isReviewed && use !== 'send'
  return {
    lastDay: use === 'send' || showsReviewed ? past : day,
    photosUntil: use === 'view' ? null : day,
    reviewedUntil: showsReviewed ? day : null,
  }
}

/**
 * Publishes the photographs of guests that wait where they are shown without a review; with one, those without a state
 * wait, which came before there was any.
 */
async function reviewFolder(
  tx: Transaction,
  weddingId: MemberWeddingId<'inspiration', 'edit'>,
  folderId: string,
  isReviewed: boolean,
) {
  const stateless = and(isNull(inspirations.review), sql`${inspirations.tags} @> array[${GUEST_PHOTO_TAG}]`)
  await tx
    .update(inspirations)
    .set({ review: isReviewed ? 'waiting' : 'published' })
    .where(
      and(
        eq(inspirations.weddingId, weddingId),
        eq(inspirations.folderId, folderId),
        isReviewed ? stateless : eq(inspirations.review, 'waiting'),
      ),
    )
}

const rowOf = (weddingId: MemberWeddingId<'inspiration', 'edit'>, folderId: string) =>
  and(eq(inspirationShares.weddingId, weddingId), eq(inspirationShares.folderId, folderId))

/** Ends the link of a folder; its page is gone at once. */
export async function unshareFolder(
  db: Database,
  by: ActingMember<'inspiration', 'edit'>,
  folderId: string,
): Promise<InspirationFolder | undefined> {
  const { weddingId } = by
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(inspirationShares).where(rowOf(weddingId, folderId))
    if (rowCount) await recordChange(tx, by, 'inspiration')
  })
  return findFolder(db, weddingId, folderId)
}

/** Notes that the page of a folder was opened, for who asks who sees something without an account. */
export async function noteFolderOpened(db: Database, clock: Clock, token: string): Promise<void> {
  await db.update(inspirationShares).set({ openedAt: clock.now() }).where(eq(inspirationShares.token, token))
}
