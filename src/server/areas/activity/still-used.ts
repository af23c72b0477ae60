import { type SQL, sql } from 'drizzle-orm'
import type { RemovableTable } from '#domain/activity/logged-tables.ts'

/** Whether a removed row `t` is still shown elsewhere, of the tables whose rows can be; it stays in the bin then. */
export const STILL_USED: Partial<Record<RemovableTable, SQL>> = {
  // The look of a wedding was put back to one of them: it is shown.
  wedding_covers: sql`exists (
    select from weddings w where w.id = t.wedding_id and w.cover_image_id = t.id)`,
  // Vendors that have it go on to be called by it.
  component_catalog: sql`exists (
    select from vendors v where v.wedding_id = t.wedding_id and v.vendor_type = t.key)`,
}
