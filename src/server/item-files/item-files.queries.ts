import { and, desc, eq, sql } from 'drizzle-orm'
import type { ItemFile } from '#contract/item-files.ts'
import type { Database, Transaction } from '#db/client.ts'
import { itemFiles } from '#db/schema/item-files.ts'
import type { FileKind, FileSection } from '#domain/files.ts'
import { LIMITS } from '#domain/limits.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import type { Filed } from './file-target.ts'

const fileColumns = {
  id: itemFiles.id,
  name: itemFiles.name,
  size: itemFiles.size,
  contentType: itemFiles.contentType,
  createdAt: itemFiles.createdAt,
}

/** The files of an item, newest first (spec 7). */
export async function listItemFiles<K extends FileKind>(
  db: Database | Transaction,
  weddingId: MemberWeddingId<FileSection<K>>,
  item: Filed<K>,
): Promise<ItemFile[]> {
  const rows = await db
    .select(fileColumns)
    .from(itemFiles)
    .where(filesOf(weddingId, item))
    .orderBy(desc(itemFiles.createdAt), desc(itemFiles.id))
    .limit(LIMITS.vendor.files)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Where a file lies, and what it is called. */
export async function findStoredFile<K extends FileKind>(
  db: Database,
  weddingId: MemberWeddingId<FileSection<K>>,
  item: Filed<K>,
  fileId: string,
) {
  const [file] = await db
    .select({ path: itemFiles.path, name: itemFiles.name, contentType: itemFiles.contentType })
    .from(itemFiles)
    .where(and(filesOf(weddingId, item), eq(itemFiles.id, fileId)))
  return file
}

/** How many files each item of a kind has. */
export async function countItemFiles<K extends FileKind>(
  db: Database,
  weddingId: MemberWeddingId<FileSection<K>>,
  kind: K,
): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ itemId: string; count: number }>(sql`
    select item_id as "itemId", count(*)::int as count from item_files
    where wedding_id = ${weddingId} and kind = ${kind} group by item_id`)
  return Object.fromEntries(rows.map(({ itemId, count }) => [itemId, count]))
}

/** The rows of the files of an item. */
export const filesOf = (weddingId: MemberWeddingId, { kind, itemId }: Filed<FileKind>) =>
  and(eq(itemFiles.weddingId, weddingId), eq(itemFiles.kind, kind), eq(itemFiles.itemId, itemId))
