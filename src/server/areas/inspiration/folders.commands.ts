import { and, eq, isNotNull, isNull, max } from 'drizzle-orm'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { Database, Transaction } from '#db/client.ts'
import { inspirationFolders, inspirations } from '#db/schema/inspiration.ts'
import { type FolderIcon, newFolderColor, suggestedFolderIcon } from '#domain/inspiration/inspiration.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { findFolder, isFolder } from './folders.queries.ts'

type NewFolder = { id?: string | undefined; name: string; icon?: FolderIcon | undefined; isDraft?: boolean }

/**
 * Adds a folder at the end, in the first colour that is not in use (spec 4). An `id` that exists answers
 * with its folder, and brings it back when it was removed. The list is locked, so that two folders made
 * at once get two colours. `full` when the wedding has `most` folders.
 */
export async function addFolder(
  db: Database,
  clock: Clock,
  by: ActingMember<'inspiration', 'edit'>,
  added: NewFolder,
  most: number,
): Promise<Notified<InspirationFolder> | InspirationFolder | 'full'> {
  const { weddingId } = by
  const id = added.id ?? newId()
  const outcome = await db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'inspiration')
    if (await isFolder(tx, weddingId, id)) return 'known'
    const restoredName = await restoreFolder(tx, weddingId, id)
    if (restoredName === undefined) {
      const { name, icon = suggestedFolderIcon(name) } = added
      const folders = await listPlaces(tx, weddingId)
      if (folders.count >= most) return 'full'
      const color = newFolderColor(folders.colors, Math.random)
      const position = folders.lastPosition + 1
      const draftedAt = added.isDraft ? clock.now() : null
      await tx
        .insert(inspirationFolders)
        .values({ weddingId, id, name, icon, color, position, draftedAt, createdAt: clock.now() })
    }
    const folderName = restoredName ?? added.name
    await recordChange(tx, by, 'inspiration')
    await notify(tx, clock, by, 'folder.added', { folderId: id, folderName })
    return 'added'
  })
  if (outcome === 'full') return 'full'
  const folder = (await findFolder(db, weddingId, id))!
  return outcome === 'added' ? new Notified(folder) : folder
}

/** Its name, when it was removed and can be brought back. */
async function restoreFolder(tx: Transaction, weddingId: MemberWeddingId<'inspiration', 'edit'>, id: string) {
  const [restored] = await tx
    .update(inspirationFolders)
    .set({ deletedAt: null })
    .where(and(rowOf(weddingId, id), isNotNull(inspirationFolders.deletedAt)))
    .returning({ name: inspirationFolders.name })
  return restored?.name
}

async function listPlaces(tx: Transaction, weddingId: MemberWeddingId<'inspiration', 'edit'>) {
  const folders = await tx
    .select({ color: inspirationFolders.color })
    .from(inspirationFolders)
    .where(and(eq(inspirationFolders.weddingId, weddingId), isNull(inspirationFolders.deletedAt)))
  const [last] = await tx
    .select({ position: max(inspirationFolders.position) })
    .from(inspirationFolders)
    .where(eq(inspirationFolders.weddingId, weddingId))
  return {
    count: folders.length,
    colors: folders.map(({ color }) => color),
    lastPosition: last?.position ?? 0,
  }
}

type FolderChanges = {
  name?: string | undefined
  icon?: FolderIcon | undefined
  color?: number | undefined
  position?: number | undefined
  coverImageId?: string | null | undefined
}

/** Changes the given fields of a folder. */
export async function updateFolder(
  db: Database,
  by: ActingMember<'inspiration', 'edit'>,
  folderId: string,
  { name, icon, color, position, coverImageId }: FolderChanges,
): Promise<InspirationFolder | 'noFolder' | 'noImage'> {
  const { weddingId } = by
  const outcome = await db.transaction(async (tx) => {
    if (coverImageId && !(await isImageOf(tx, weddingId, folderId, coverImageId))) return 'noImage'
    const changed = await tx
      .update(inspirationFolders)
      // The id is written too, so that a change of nothing finds the folder all the same.
      .set({ id: folderId, name, icon, color, position, coverImageId })
      .where(and(rowOf(weddingId, folderId), isNull(inspirationFolders.deletedAt)))
      .returning({ id: inspirationFolders.id })
    if (changed.length === 0) return 'noFolder'
    await recordChange(tx, by, 'inspiration')
    return 'changed'
  })
  if (outcome !== 'changed') return outcome
  return (await findFolder(db, weddingId, folderId)) ?? 'noFolder'
}

async function isImageOf(
  tx: Transaction,
  weddingId: MemberWeddingId<'inspiration', 'edit'>,
  folderId: string,
  imageId: string,
) {
  const found = await tx.$count(
    inspirations,
    and(
      eq(inspirations.weddingId, weddingId),
      eq(inspirations.folderId, folderId),
      eq(inspirations.id, imageId),
      isNull(inspirations.deletedAt),
    ),
  )
  return found > 0
}

/** Removes a folder, from where it can be brought back for 30 days; `false` when it is not there. */
export async function removeFolder(
  db: Database,
  clock: Clock,
  by: ActingMember<'inspiration', 'edit'>,
  folderId: string,
): Promise<Notified<true> | false> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .update(inspirationFolders)
      .set({ deletedAt: clock.now() })
      .where(and(rowOf(weddingId, folderId), isNull(inspirationFolders.deletedAt)))
      .returning({ name: inspirationFolders.name })
    if (!removed) return false
    await recordChange(tx, by, 'inspiration')
    await notify(tx, clock, by, 'folder.removed', { folderId, folderName: removed.name })
    return new Notified(true)
  })
}

const rowOf = (weddingId: MemberWeddingId<'inspiration', 'edit'>, folderId: string) =>
  and(eq(inspirationFolders.weddingId, weddingId), eq(inspirationFolders.id, folderId))
