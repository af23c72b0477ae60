import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { CommentedData } from '#domain/notifications/notifications.ts'
import type { CommentTarget } from '#server/areas/comments/comment-target.ts'
import type { FileTarget } from '#server/areas/item-files/file-target.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** Finds the name of a vendor on the canvas for a notification. */
async function findNamed(
  db: Database | Transaction,
  weddingId: MemberWeddingId,
  vendorId: string,
  isHeld: boolean,
): Promise<CommentedData<'vendor'> | undefined> {
  const { rows } = await db.execute<CommentedData<'vendor'>>(sql`
    select v.id as "vendorId", v.name as "vendorName", v.vendor_type as "vendorType", (
      select c.name from component_catalog c where (c.wedding_id, c.key) = (v.wedding_id, v.vendor_type)
    ) as "componentName"
    from vendors v where v.wedding_id = ${weddingId} and v.id = ${vendorId} and v.deleted_at is null
    ${isHeld ? sql`for no key update of v` : sql``}`)
  return rows[0]
}

/** Vendors on the canvas are commented on, and files are kept at them. */
export const commentedVendor: CommentTarget<'vendor'> = { kind: 'vendor', area: 'vendors', find: findNamed }

export const filedVendor: FileTarget<'vendor'> = {
  kind: 'vendor',
  area: 'vendors',
  missing: 'VENDOR_NOT_FOUND',
  find: findNamed,
}
