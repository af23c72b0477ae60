import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { Database } from '#db/client.ts'
import { inspirationShares } from '#db/schema/inspiration.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findFolder, isFolder } from './folders.queries.ts'

/** Gives a folder a link of 128 random bits, or another last day to the link it has. */
export async function shareFolder(
  db: Database,
  clock: Clock,
  by: ActingMember<'inspiration', 'edit'>,
  folderId: string,
  lastDay: string,
): Promise<InspirationFolder | undefined> {
  const { weddingId, actor } = by
  await db.transaction(async (tx) => {
    if (!(await isFolder(tx, weddingId, folderId))) return
    const token = randomBytes(16).toString('base64url')
    await tx
      .insert(inspirationShares)
      .values({ weddingId, folderId, token, lastDay, createdAt: clock.now(), createdBy: actor.userId })
      .onConflictDoUpdate({
        target: [inspirationShares.weddingId, inspirationShares.folderId],
        set: { lastDay },
      })
    await recordChange(tx, by, 'inspiration')
  })
  return findFolder(db, weddingId, folderId)
}

/** Ends the link of a folder; its page is gone at once. */
export async function unshareFolder(
  db: Database,
  by: ActingMember<'inspiration', 'edit'>,
  folderId: string,
): Promise<InspirationFolder | undefined> {
  const { weddingId } = by
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .delete(inspirationShares)
      .where(and(eq(inspirationShares.weddingId, weddingId), eq(inspirationShares.folderId, folderId)))
    if (rowCount) await recordChange(tx, by, 'inspiration')
  })
  return findFolder(db, weddingId, folderId)
}

/** Notes that the page of a folder was opened, for who asks who sees something without an account. */
export async function noteFolderOpened(db: Database, clock: Clock, token: string): Promise<void> {
  await db.update(inspirationShares).set({ openedAt: clock.now() }).where(eq(inspirationShares.token, token))
}
