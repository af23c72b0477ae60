import { and, desc, eq, isNull } from 'drizzle-orm'
import type { VendorFile } from '#contract/vendor-files.ts'
import type { Database, Transaction } from '#db/client.ts'
import { vendorFiles, vendors } from '#db/schema/vendors.ts'
import { LIMITS } from '#domain/limits.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

const fileColumns = {
  id: vendorFiles.id,
  name: vendorFiles.name,
  size: vendorFiles.size,
  contentType: vendorFiles.contentType,
  createdAt: vendorFiles.createdAt,
}

/** The files of a vendor, newest first (spec 7). */
export async function listVendorFiles(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'vendors', 'view'>,
  vendorId: string,
): Promise<VendorFile[]> {
  const rows = await db
    .select(fileColumns)
    .from(vendorFiles)
    .where(and(eq(vendorFiles.weddingId, weddingId), eq(vendorFiles.vendorId, vendorId)))
    .orderBy(desc(vendorFiles.createdAt), desc(vendorFiles.id))
    .limit(LIMITS.vendor.files)
  return rows.map(toVendorFile)
}

/** Where a file of a vendor on the canvas lies, and what it is called. */
export async function findStoredFile(
  db: Database,
  weddingId: MemberWeddingId<'vendors', 'view'>,
  vendorId: string,
  fileId: string,
) {
  const [file] = await db
    .select({ path: vendorFiles.path, name: vendorFiles.name, contentType: vendorFiles.contentType })
    .from(vendorFiles)
    .innerJoin(
      vendors,
      and(eq(vendors.weddingId, vendorFiles.weddingId), eq(vendors.id, vendorFiles.vendorId)),
    )
    .where(
      and(
        eq(vendorFiles.weddingId, weddingId),
        eq(vendorFiles.vendorId, vendorId),
        eq(vendorFiles.id, fileId),
        isNull(vendors.deletedAt),
      ),
    )
  return file
}

export const toVendorFile = (row: Omit<VendorFile, 'createdAt'> & { createdAt: Date }): VendorFile => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})
