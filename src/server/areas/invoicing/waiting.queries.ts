import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { invoiceDeliveries, invoiceRecords, invoicingSettings } from '#db/schema/invoicing.ts'
import type { StoredRecord } from '#domain/invoicing/records.ts'
import type { BookOwnerId } from '#server/core/membership.ts'

export type WaitingRecord = { seq: number; stored: StoredRecord }

/** The records that the agency has not answered, in the order of the chain. */
export async function readWaiting(db: Database, ownerId: BookOwnerId, max: number): Promise<WaitingRecord[]> {
  const rows = await db
    .select({ seq: invoiceRecords.seq, record: invoiceRecords.record, hash: invoiceRecords.hash })
    .from(invoiceDeliveries)
    .innerJoin(
      invoiceRecords,
      sql`(${invoiceRecords.ownerId}, ${invoiceRecords.seq}) = (${invoiceDeliveries.ownerId}, ${invoiceDeliveries.seq})`,
    )
    .where(and(eq(invoiceDeliveries.ownerId, ownerId), eq(invoiceDeliveries.state, 'waiting')))
    .orderBy(asc(invoiceRecords.seq))
    .limit(max)
  return rows.map(({ seq, record, hash }) => ({ seq, stored: { record: JSON.parse(record), hash } }))
}

/** The planners whose records wait, and that no process sends now. */
export async function listWaiting(db: Database, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ ownerId: string }>(sql`
    select s.owner_id as "ownerId" from ${invoicingSettings} s
    where (s.sending_until is null or s.sending_until < ${now.toISOString()}::timestamptz)
      and (s.retry_at is null or s.retry_at < ${now.toISOString()}::timestamptz)
      and exists (select from ${invoiceDeliveries} d where d.owner_id = s.owner_id and d.state = 'waiting')`)
  return rows.map(({ ownerId }) => ownerId)
}
