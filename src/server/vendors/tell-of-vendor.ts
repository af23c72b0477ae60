import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

/** What others are told of a vendor, out of its row in the table `vendors`. */
const FROM_ROW = {
  vendorName: 'vendors.name',
  vendorType: 'vendors.vendor_type',
  componentName: `(
    select c.name from component_catalog c where (c.wedding_id, c.key) = (vendors.wedding_id, vendors.vendor_type))`,
}

/** The same as the last argument of `notify_wedding_members`, for prepared statements. */
export const VENDOR_TOLD = `jsonb_build_object(${Object.entries(FROM_ROW)
  .map(([field, expression]) => `'${field}', ${expression}`)
  .join(', ')})`

/** What a statement on the table `vendors` tells of the row it changes. */
export const vendorTold = (vendorId: string) => ({
  vendorId,
  vendorName: sql.raw(FROM_ROW.vendorName),
  vendorType: sql.raw(FROM_ROW.vendorType),
  componentName: sql.raw(FROM_ROW.componentName),
})

/** Tells of something that came to a vendor, with what `vendorTold` says of it. */
export async function tellOfVendor(
  tx: Transaction,
  weddingId: MemberWeddingId,
  vendorId: string,
  telling: SQL,
): Promise<void> {
  await tx.execute(sql`select ${telling} from vendors where wedding_id = ${weddingId} and id = ${vendorId}`)
}
