import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ItemFile } from '#contract/item-files.ts'
import type { Database, Transaction } from '#db/client.ts'
import { itemFiles } from '#db/schema/item-files.ts'
import type { FileKind, FileSection } from '#domain/files/files.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Filed } from './file-target.ts'
import type { StoredFile } from './keep-file.ts'

const fileColumns = {
  id: itemFiles.id,
  name: itemFiles.name,
  size: itemFiles.size,
  contentType: itemFiles.contentType,
  createdAt: itemFiles.createdAt,
}

/** The files that are shown at an item, newest first (spec 7). */
export async function listItemFiles<K extends FileKind>(
  db: Database | Transaction,
  weddingId: MemberWeddingId<FileSection<K>>,
  item: Filed<K>,
): Promise<ItemFile[]> {
  const rows = await db
    .select(fileColumns)
    .from(itemFiles)
    .where(shownFilesOf(weddingId, item))
    .orderBy(desc(itemFiles.createdAt), desc(itemFiles.id))
    .limit(LIMITS.vendor.files)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Whether a file that lies under a path waits in the bin, where its links no longer lead. */
export async function isFileInBin(db: Database, path: string): Promise<boolean> {
  return (await db.$count(itemFiles, and(eq(itemFiles.path, path), isNotNull(itemFiles.deletedAt)))) > 0
}

/** Finds the place of a file in the store, and its name. */
export async function findStoredFile<K extends FileKind>(
  db: Database,
  weddingId: MemberWeddingId<FileSection<K>>,
  item: Filed<K>,
  fileId: string,
) {
  const [file] = await db
    .select({ path: itemFiles.path, name: itemFiles.name, contentType: itemFiles.contentType })
    .from(itemFiles)
    .where(and(shownFilesOf(weddingId, item), eq(itemFiles.id, fileId)))
  return file
}

/** The files of an item of these ids in the order of the list, with their places in the store. */
export async function findStoredFiles<K extends FileKind>(
  db: Database,
  weddingId: MemberWeddingId<FileSection<K>>,
  item: Filed<K>,
  ids: readonly string[],
): Promise<StoredFile[]> {
  const rows = await db
    .select({ ...fileColumns, path: itemFiles.path })
    .from(itemFiles)
    .where(and(shownFilesOf(weddingId, item), inArray(itemFiles.id, [...ids])))
    .orderBy(desc(itemFiles.createdAt), desc(itemFiles.id))
  return rows.map((row) => ({ ...row, bucket: 'vendor-files' }))
}

/** How many files each item of a kind has. */
export async function countItemFiles<K extends FileKind>(
  db: Database,
  weddingId: MemberWeddingId<FileSection<K>>,
  kind: K,
): Promise<Record<string, number>> {
  const own = sql`select item_id as "itemId" from item_files where wedding_id = ${weddingId} and kind = ${kind} and deleted_at is null`
  const ofPublished = sql`
    select i.id from agenda_items i join item_files f on (f.wedding_id, f.item_id) = (i.wedding_id, i.replaces)
    where i.wedding_id = ${weddingId} and f.kind = ${kind} and f.deleted_at is null`
  const shown = kind === 'item' ? sql`${own} union all ${ofPublished}` : own
  const { rows } = await db.execute<{ itemId: string; count: number }>(sql`
    select "itemId", count(*)::int as count from (${shown}) shown group by "itemId"`)
  return Object.fromEntries(rows.map(({ itemId, count }) => [itemId, count]))
}

/** The rows of the files of an item that are not in the bin. */
export const filesOf = (weddingId: MemberWeddingId, { kind, itemId }: Filed<FileKind>) =>
  and(
    eq(itemFiles.weddingId, weddingId),
    eq(itemFiles.kind, kind),
    eq(itemFiles.itemId, itemId),
    isNull(itemFiles.deletedAt),
  )

/** At a moment whose changes are prepared stand the files of the published one too. */
export const shownFilesOf = (weddingId: MemberWeddingId, item: Filed<FileKind>) => {
  if (item.kind !== 'item') return filesOf(weddingId, item)
  const published = sql`(
    select i.replaces from agenda_items i where i.wedding_id = ${weddingId} and i.id = ${item.itemId}::uuid)`
  return and(
    eq(itemFiles.weddingId, weddingId),
    eq(itemFiles.kind, item.kind),
    isNull(itemFiles.deletedAt),
    or(eq(itemFiles.itemId, item.itemId), sql`${itemFiles.itemId} = ${published}`),
  )
}
