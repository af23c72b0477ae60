import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ItemFile } from '#contract/item-files.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerVendorFiles } from '#db/schema/vendor-book.ts'
import { ITEM_FILE_LINK_SECONDS } from '#domain/files/files.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { BOOK_FILES_MAX_BYTES } from '#domain/vendor-book/vendor-book.ts'
import type { StoredFile } from '#server/areas/item-files/keep-file.ts'
import type { Platform } from '#server/core/context.ts'
import type { BusinessReader } from '#server/core/membership.ts'
import { findBookVendors } from './vendor-book.queries.ts'

/** A vendor of a book, as a person sees it. */
export type BookPlace = BusinessReader & { vendorId: string }

/** The rows of the files of a vendor, those that wait to be brought back included. */
export const filesOfVendor = ({ businessId, vendorId }: BookPlace) =>
  and(eq(plannerVendorFiles.businessId, businessId), eq(plannerVendorFiles.vendorId, vendorId))

export const fileColumns = {
  id: plannerVendorFiles.id,
  name: plannerVendorFiles.name,
  size: plannerVendorFiles.size,
  contentType: plannerVendorFiles.contentType,
  createdAt: plannerVendorFiles.createdAt,
}

export const shownFile = (row: Omit<ItemFile, 'createdAt'> & { createdAt: Date }): ItemFile => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

/** The files of a vendor, newest first; `undefined` where the person sees no such vendor. */
export async function listBookFiles(
  db: Database | Transaction,
  place: BookPlace,
): Promise<ItemFile[] | undefined> {
  if (!(await isVendorSeen(db, place))) return undefined
  const rows = await db
    .select(fileColumns)
    .from(plannerVendorFiles)
    .where(and(filesOfVendor(place), isNull(plannerVendorFiles.removedAt)))
    .orderBy(desc(plannerVendorFiles.createdAt), desc(plannerVendorFiles.id))
    .limit(LIMITS.vendor.files)
  return rows.map(shownFile)
}

export const isVendorSeen = async (db: Database | Transaction, place: BookPlace): Promise<boolean> =>
  (await findBookVendors(db, place, [place.vendorId])).length > 0

/** The files of these ids in the order of the list, with their places in the store. */
export async function findStoredBookFiles(
  db: Database,
  place: BookPlace,
  ids: readonly string[],
): Promise<StoredFile[]> {
  if (!(await isVendorSeen(db, place))) return []
  const rows = await db
    .select({ ...fileColumns, path: plannerVendorFiles.path })
    .from(plannerVendorFiles)
    .where(
      and(
        filesOfVendor(place),
        inArray(plannerVendorFiles.id, [...ids]),
        isNull(plannerVendorFiles.removedAt),
      ),
    )
    .orderBy(desc(plannerVendorFiles.createdAt), desc(plannerVendorFiles.id))
  return rows.map((row) => ({ ...row, bucket: 'vendor-book-files' }))
}

/** A link to a file for a person who sees it; `undefined` where there is none. */
export async function linkBookFile(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  place: BookPlace,
  fileId: string,
): Promise<{ url: string; expiresAt: string } | undefined> {
  const [file] = await findStoredBookFiles(db, place, [fileId])
  if (!file) return undefined
  const { path, name, contentType } = file
  const { url, expiresAt } = files.link('vendor-book-files', {
    ...{ path, name, contentType, seconds: ITEM_FILE_LINK_SECONDS },
    reader: { userId: place.userId, businessId: place.businessId, part: 'vendors' },
  })
  return { url, expiresAt: expiresAt.toISOString() }
}

/** Whether a file that lies under a path is shown: neither it nor its vendor waits to be brought back. */
export async function isBookFileShown(db: Database, path: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from planner_vendor_files f join planner_vendors v on (v.business_id, v.id) = (f.business_id, f.vendor_id)
    where f.path = ${path} and f.removed_at is null and v.removed_at is null`)
  return rowCount === 1
}

/**
 * Whether the files of a book may grow by so many bytes when one of the vendor's is replaced. What waits to be brought
 * back does not count, but with it there is never more than twice as much, as in a wedding.
 */
export async function hasRoomInBook(
  db: Database | Transaction,
  { businessId, vendorId }: BookPlace,
  size: number,
  replaces: string | null = null,
): Promise<boolean> {
  const max = BOOK_FILES_MAX_BYTES
  const { rows } = await db.execute<{ fits: boolean }>(sql`
    select coalesce(sum(f.size) filter (where f.removed_at is null and v.removed_at is null
        and (f.vendor_id, f.id) is distinct from (${vendorId}::uuid, ${replaces}::uuid)), 0)
        + ${size}::bigint <= ${max}::bigint
      and coalesce(sum(f.size), 0) + ${size}::bigint <= 2 * ${max}::bigint as fits
    from planner_vendor_files f join planner_vendors v on (v.business_id, v.id) = (f.business_id, f.vendor_id)
    where f.business_id = ${businessId}`)
  return rows[0]!.fits
}
