import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { Database } from '#db/client.ts'
import { inspirationShares } from '#db/schema/inspiration.ts'
import type { FolderLinkUse } from '#domain/inspiration/inspiration.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findFolder, isFolder } from './folders.queries.ts'

/**
 * Gives a folder a link of 128 random bits, or another last day and use to the link it has. A link that takes
 * photographs and shows none has a last day of showing before today, so that an older process opens nothing with it.
 */
export async function shareFolder(
  db: Database,
  clock: Clock,
  by: ActingMember<'inspiration', 'edit'>,
  folderId: string,
  { lastDay, use }: { lastDay: string; use?: FolderLinkUse | undefined },
): Promise<InspirationFolder | undefined> {
  const { weddingId, actor } = by
  await db.transaction(async (tx) => {
    if (!(await isFolder(tx, weddingId, folderId))) return
    const days = daysOf(clock.now(), lastDay, use ?? 'view')
    const token = randomBytes(16).toString('base64url')
    await tx
      .insert(inspirationShares)
      .values({ weddingId, folderId, token, ...days, createdAt: clock.now(), createdBy: actor.userId })
      .onConflictDoUpdate({
        target: [inspirationShares.weddingId, inspirationShares.folderId],
        set: use ? days : sameUse(lastDay),
      })
    await recordChange(tx, by, 'inspiration')
  })
  return findFolder(db, weddingId, folderId)
}

const daysOf = (now: Date, lastDay: string, use: FolderLinkUse) => ({
  lastDay: use === 'send' ? dayInMadrid(new Date(now.getTime() - DAY_MS)) : lastDay,
  photosUntil: use === 'view' ? null : lastDay,
})

/** Another last day for a link that is used as before. */
function sameUse(day: string) {
  const { lastDay, photosUntil } = inspirationShares
  return {
    lastDay: sql`case when ${photosUntil} > ${lastDay} then ${lastDay} else ${day}::date end`,
    photosUntil: sql`case when ${photosUntil} is not null then ${day}::date end`,
  }
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
