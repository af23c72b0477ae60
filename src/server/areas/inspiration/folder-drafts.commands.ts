import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { inspirationFolders } from '#db/schema/inspiration.ts'
import { notify, type Recipients } from '#server/areas/notifications/notify.ts'
import { takeBackNotification } from '#server/areas/notifications/take-back.commands.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'

type Editor = ActingMember<'inspiration', 'edit'>

/** Shows drafts to the other members, with one notification of all; gives how many were drafts. */
export async function publishFolders(
  db: Database,
  clock: Clock,
  by: Editor,
  folderIds: string[],
): Promise<Notified<number> | number> {
  return db.transaction(async (tx) => {
    const shown = await showFolders(tx, by, folderIds)
    if (!shown) return 0
    await recordChange(tx, by, 'inspiration')
    await notifyOfFolders(tx, clock, by, shown)
    return new Notified(shown.count)
  })
}

/** Shows drafts as a part of a publication; `null` when none of them is one any more. */
export async function showFolders(tx: Transaction, by: Editor, folderIds: string[]): Promise<Shown | null> {
  const rows = await tx
    .update(inspirationFolders)
    .set({ draftedAt: null })
    .where(and(among(by, folderIds), isNotNull(inspirationFolders.draftedAt)))
    .returning({ folderId: inspirationFolders.id, folderName: inspirationFolders.name })
  const first = firstOf(rows)
  return first ? { first, count: rows.length } : null
}

type Shown = { first: { folderId: string; folderName: string }; count: number }

export const notifyOfFolders = (
  tx: Transaction,
  clock: Clock,
  by: Editor,
  { first, count }: Shown,
  whom?: Recipients,
) => notify(tx, clock, by, 'folder.published', { ...first, published: count }, whom)

/** Makes folders drafts again, and takes the notification back from those who have not read it. */
export async function unpublishFolders(
  db: Database,
  clock: Clock,
  by: Editor,
  folderIds: string[],
): Promise<Notified<number> | number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(inspirationFolders)
      .set({ draftedAt: clock.now() })
      .where(and(among(by, folderIds), isNull(inspirationFolders.draftedAt)))
      .returning({ folderId: inspirationFolders.id })
    const first = firstOf(rows)
    if (!first) return 0
    await recordChange(tx, by, 'inspiration')
    await takeBackNotification(tx, by, 'folder.published', first.folderId)
    return new Notified(rows.length)
  })
}

/** The one that the notification leads to, and is found by when it is taken back. */
const firstOf = <T extends { folderId: string }>(rows: T[]) =>
  rows.toSorted((a, b) => (a.folderId < b.folderId ? -1 : 1))[0]

const among = ({ weddingId }: Editor, folderIds: string[]) =>
  and(
    eq(inspirationFolders.weddingId, weddingId),
    inArray(inspirationFolders.id, folderIds),
    isNull(inspirationFolders.deletedAt),
  )
