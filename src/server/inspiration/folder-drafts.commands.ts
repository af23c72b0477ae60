import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { inspirationFolders } from '#db/schema/inspiration.ts'
import { type ActingMember, recordChange } from '../changes.ts'
import { Notified } from '../notifications/notified.ts'
import { notify } from '../notifications/notify.ts'
import { takeBackNotification } from '../notifications/take-back.commands.ts'
import type { Clock } from '../platform/clock.ts'

/** Shows drafts to the other members, with one notification of all; gives how many were drafts. */
export async function publishFolders(
  db: Database,
  clock: Clock,
  by: ActingMember<'inspiration', 'edit'>,
  folderIds: string[],
): Promise<Notified<number> | number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(inspirationFolders)
      .set({ draftedAt: null })
      .where(and(among(by, folderIds), isNotNull(inspirationFolders.draftedAt)))
      .returning({ folderId: inspirationFolders.id, folderName: inspirationFolders.name })
    const first = firstOf(rows)
    if (!first) return 0
    await recordChange(tx, by, 'inspiration')
    await notify(tx, clock, by, 'folder.published', { ...first, published: rows.length })
    return new Notified(rows.length)
  })
}

/** Makes folders drafts again, and takes the notification back from those who have not read it. */
export async function unpublishFolders(
  db: Database,
  clock: Clock,
  by: ActingMember<'inspiration', 'edit'>,
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

const among = ({ weddingId }: ActingMember<'inspiration', 'edit'>, folderIds: string[]) =>
  and(
    eq(inspirationFolders.weddingId, weddingId),
    inArray(inspirationFolders.id, folderIds),
    isNull(inspirationFolders.deletedAt),
  )
