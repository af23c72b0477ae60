import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { invoiceRecords, invoicingEvents } from '#db/schema/invoicing.ts'

/**
 * Whether an account has records of invoices that its last file for an inspection does not hold. The register says how
 * many records each file had, from the first on.
 */
export async function hasUntakenRecords(db: Database | Transaction, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ untaken: boolean }>(sql`
    select exists (
      select from ${invoiceRecords} r where r.owner_id = ${userId} and r.seq > coalesce((
        select max(e.words::int) from ${invoicingEvents} e where e.owner_id = ${userId} and e.kind = 'recordsTaken'
      ), 0)
    ) as untaken`)
  return rows[0]!.untaken
}
