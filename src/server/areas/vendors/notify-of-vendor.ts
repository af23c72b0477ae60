import { sql } from 'drizzle-orm'

/** The data of a notification about a vendor, out of its row in the table `vendors`. */
const FROM_ROW = {
  vendorName: 'vendors.name',
  vendorType: 'vendors.vendor_type',
  componentName: `(
    select c.name from component_catalog c where (c.wedding_id, c.key) = (vendors.wedding_id, vendors.vendor_type))`,
}

/** The values of a notification for a statement on the table `vendors`. */
export const vendorNotification = (vendorId: string) => ({
  vendorId,
  vendorName: sql.raw(FROM_ROW.vendorName),
  vendorType: sql.raw(FROM_ROW.vendorType),
  componentName: sql.raw(FROM_ROW.componentName),
})
