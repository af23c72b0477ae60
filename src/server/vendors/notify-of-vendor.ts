import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

/** What a notification says of a vendor, out of its row in the table `vendors`. */
const FROM_ROW = {
  vendorName: 'vendors.name',
  vendorType: 'vendors.vendor_type',
  componentName: `(
    select c.name from component_catalog c where (c.wedding_id, c.key) = (vendors.wedding_id, vendors.vendor_type))`,
}

/** The same as the last argument of `notify_wedding_members`, for prepared statements. */
export const VENDOR_NOTIFICATION = `jsonb_build_object(${Object.entries(FROM_ROW)
  .map(([field, expression]) => `'${field}', ${expression}`)
  .join(', ')})`

/** The values of a notification for a statement on the table `vendors`. */
export const vendorNotification = (vendorId: string) => ({
  vendorId,
  vendorName: sql.raw(FROM_ROW.vendorName),
  vendorType: sql.raw(FROM_ROW.vendorType),
  componentName: sql.raw(FROM_ROW.componentName),
})

/** Notifies of something that came to a vendor, with the values of `vendorNotification`. */
export async function notifyOfVendor(
  tx: Transaction,
  weddingId: MemberWeddingId,
  vendorId: string,
  notification: SQL,
): Promise<void> {
  await tx.execute(
    sql`select ${notification} from vendors where wedding_id = ${weddingId} and id = ${vendorId}`,
  )
}
