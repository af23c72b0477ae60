import { and, eq } from 'drizzle-orm'
import type { ItemFile } from '#contract/item-files.ts'
import type { Database, Transaction } from '#db/client.ts'
import { itemFiles } from '#db/schema/item-files.ts'
import type { FileKind, FileSection } from '#domain/files/files.ts'
import { FILE_ACTIONS } from '#domain/notifications/notifications.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { type NotificationValues, notify } from '#server/areas/notifications/notify.ts'
import { hasRoomForFile, holdFileBytes } from '#server/areas/weddings/wedding-bytes.queries.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import type { Filed, FileTarget } from './file-target.ts'
import { filesOf, listItemFiles, shownFilesOf } from './item-files.queries.ts'
import { type FileVerdict, type FileWish, judgeFile, type StoredBytes } from './keep-file.ts'

/**
 * Adds the row of a file whose bytes are safe under `path`, unless something has come between. The
 * item's row is locked, so two files of one name or past the limit cannot be added at the same time.
 */
export async function addItemFile<K extends FileKind>(
  { db, clock }: { db: Database; clock: Clock },
  of: FileTarget<K>,
  by: ActingMember<FileSection<K>, 'edit'>,
  wish: FileWish & { itemId: string },
  stored: StoredBytes,
): Promise<Notified<ItemFile> | FileVerdict> {
  const { weddingId } = by
  const item = { kind: of.kind, itemId: wish.itemId }
  return db.transaction(async (tx) => {
    const about = await of.find(tx, weddingId, wish.itemId, true)
    if (!about) return { kind: 'itemNotFound' }
    const verdict = judgeFile(await listItemFiles(tx, weddingId, item), wish)
    if (verdict.kind !== 'welcome') return verdict
    await holdFileBytes(tx, weddingId)
    if (!(await hasRoomFor(tx, by, item, stored.size, verdict.replaces))) return { kind: 'full' }
    const createdAt = clock.now()
    if (verdict.replaces) {
      const former = and(filesOf(weddingId, item), eq(itemFiles.id, verdict.replaces))
      await tx.update(itemFiles).set({ deletedAt: createdAt }).where(former)
    }
    const { name } = wish
    // An id whose file waits in the bin is taken: what is sent again is another file.
    const isTaken = await tx.$count(
      itemFiles,
      and(
        eq(itemFiles.weddingId, weddingId),
        eq(itemFiles.kind, of.kind),
        eq(itemFiles.itemId, wish.itemId),
        eq(itemFiles.id, wish.id),
      ),
    )
    const id = isTaken > 0 ? newId() : wish.id
    await tx.insert(itemFiles).values({ weddingId, ...item, id, name, createdAt, ...stored })
    await recordChange(tx, by, of.area)
    await tell(tx, clock, by, of.kind, { ...about, fileId: id, fileName: name })
    const { size, contentType } = stored
    return new Notified({ id, name, size, contentType, createdAt: createdAt.toISOString() })
  })
}

/** Notifies the others of a file in the words of its kind of item. */
function tell(tx: Transaction, clock: Clock, by: ActingMember, kind: FileKind, data: object) {
  const action = FILE_ACTIONS[kind]
  return notify(tx, clock, by, action, data as NotificationValues<typeof action>)
}

/** Whether the files of a wedding may grow by so many bytes when one of the item's is replaced. */
export async function hasRoomFor<K extends FileKind>(
  db: Database | Transaction,
  { weddingId }: ActingMember<FileSection<K>, 'edit'>,
  item: Filed<K>,
  size: number,
  replaces: string | null,
): Promise<boolean> {
  const [file] = replaces
    ? await db
        .select({ size: itemFiles.size })
        .from(itemFiles)
        .where(and(filesOf(weddingId, item), eq(itemFiles.id, replaces)))
    : []
  return hasRoomForFile(db, weddingId, size, LIMITS.wedding.fileBytes, file?.size)
}

/** Puts a file into the bin, where its bytes stay for 30 days; `false` when the item has none with that id. */
export async function removeItemFile<K extends FileKind>(
  { db, clock }: { db: Database; clock: Clock },
  of: FileTarget<K>,
  by: ActingMember<FileSection<K>, 'edit'>,
  itemId: string,
  fileId: string,
): Promise<boolean> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    if (!(await of.find(tx, weddingId, itemId, true))) return false
    const which = and(shownFilesOf(weddingId, { kind: of.kind, itemId }), eq(itemFiles.id, fileId))
    const { rowCount } = await tx.update(itemFiles).set({ deletedAt: clock.now() }).where(which)
    if (!rowCount) return false
    await recordChange(tx, by, of.area)
    return true
  })
}
