import { sql } from 'drizzle-orm'
import type { CommentedData } from '#domain/notifications.ts'
import type { CommentTarget } from '../comments/comment-target.ts'

/** Vendors on the canvas are commented on. */
export const commentedVendor: CommentTarget<'vendor'> = {
  kind: 'vendor',
  area: 'vendors',
  async find(db, weddingId, vendorId, isHeld) {
    const { rows } = await db.execute<CommentedData<'vendor'>>(sql`
      select v.id as "vendorId", v.name as "vendorName", v.vendor_type as "vendorType", (
        select c.name from component_catalog c where (c.wedding_id, c.key) = (v.wedding_id, v.vendor_type)
      ) as "componentName"
      from vendors v where v.wedding_id = ${weddingId} and v.id = ${vendorId} and v.deleted_at is null
      ${isHeld ? sql`for no key update of v` : sql``}`)
    return rows[0]
  },
}
