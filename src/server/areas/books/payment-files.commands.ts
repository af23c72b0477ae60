import { and, asc, eq } from 'drizzle-orm'
import type { PaymentFile } from '#contract/book-rows.ts'
import type { Database, Transaction } from '#db/client.ts'
import { bookEntries, bookEntryFiles } from '#db/schema/book-entries.ts'
import { RECEIPT_FILES_MAX } from '#domain/books/books.ts'
import { ITEM_FILE_LINK_SECONDS } from '#domain/files/files.ts'
import type { Platform } from '#server/core/context.ts'
import type { BookOwnerId } from '#server/core/membership.ts'

const isEntry = (ownerId: BookOwnerId, entryId: string) =>
  and(eq(bookEntries.ownerId, ownerId), eq(bookEntries.id, entryId))

const ofEntry = (ownerId: BookOwnerId, entryId: string) =>
  and(eq(bookEntryFiles.ownerId, ownerId), eq(bookEntryFiles.entryId, entryId))

/** The files of a payment; null when the owner has no such payment. */
export async function findPaymentFiles(
  db: Database | Transaction,
  ownerId: BookOwnerId,
  entryId: string,
): Promise<PaymentFile[] | null> {
  if ((await db.$count(bookEntries, isEntry(ownerId, entryId))) === 0) return null
  const { id, name, size, contentType } = bookEntryFiles
  return db
    .select({ id, name, size, contentType })
    .from(bookEntryFiles)
    .where(ofEntry(ownerId, entryId))
    .orderBy(asc(bookEntryFiles.createdAt), asc(bookEntryFiles.id))
}

/** Adds the row of a stored file; null when there are as many as there can be. */
export function addPaymentFile(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ownerId: BookOwnerId,
  entryId: string,
  file: PaymentFile & { path: string },
): Promise<PaymentFile | null> {
  return db.transaction(async (tx) => {
    await tx.select({ id: bookEntries.id }).from(bookEntries).where(isEntry(ownerId, entryId)).for('update')
    if ((await tx.$count(bookEntryFiles, ofEntry(ownerId, entryId))) >= RECEIPT_FILES_MAX) return null
    await tx
      .insert(bookEntryFiles)
      .values({ ownerId, entryId, ...file, createdAt: clock.now(), createdBy: ownerId })
    const { path: _, ...shown } = file
    return shown
  })
}

/** A link to a file that works for an hour; null when the owner has no such file. */
export async function linkPaymentFile(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  ownerId: BookOwnerId,
  { entryId, fileId }: { entryId: string; fileId: string },
): Promise<{ url: string } | null> {
  const [file] = await db
    .select()
    .from(bookEntryFiles)
    .where(and(ofEntry(ownerId, entryId), eq(bookEntryFiles.id, fileId)))
  if (!file) return null
  const { path, name, contentType } = file
  const { url } = files.link('book-files', { path, name, contentType, seconds: ITEM_FILE_LINK_SECONDS })
  return { url }
}
