import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { invoiceRecords, invoiceSeries, invoices, invoicingSettings } from '#db/schema/invoicing.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { signedHash } from './signed-texts.queries.ts'

type Reading = Database | Transaction

export type ChainRow = Awaited<ReturnType<typeof readChain>>[number]

const { signed: _, ...RECORD } = getTableColumns(invoiceRecords)

/** All records of a planner with the invoices they are of, in the order of the chain; of signed texts their hash. */
export const readChain = (db: Reading, ownerId: BookOwnerId) =>
  db
    .select({ record: { ...RECORD, signedHash }, invoice: invoices })
    .from(invoiceRecords)
    .innerJoin(
      invoices,
      sql`(${invoices.ownerId}, ${invoices.id}) = (${invoiceRecords.ownerId}, ${invoiceRecords.invoiceId})`,
    )
    .where(eq(invoiceRecords.ownerId, ownerId))
    .orderBy(asc(invoiceRecords.seq))

export const readSeries = (db: Reading, ownerId: BookOwnerId) =>
  db.select().from(invoiceSeries).where(eq(invoiceSeries.ownerId, ownerId))

export const readSettings = async (db: Reading, ownerId: BookOwnerId) =>
  (await db.select().from(invoicingSettings).where(eq(invoicingSettings.ownerId, ownerId)))[0]

export type InvoicingRow = NonNullable<Awaited<ReturnType<typeof readSettings>>>

/** The last record of a planner. */
export async function lastRecord(db: Reading, ownerId: BookOwnerId) {
  const [last] = await db
    .select(RECORD)
    .from(invoiceRecords)
    .where(eq(invoiceRecords.ownerId, ownerId))
    .orderBy(desc(invoiceRecords.seq))
    .limit(1)
  return last
}

/** Whether other planners of this installation invoice too. */
export async function hasManyIssuers(db: Reading): Promise<boolean> {
  const { rows } = await db.execute<{ many: boolean }>(
    sql`select count(*) > 1 as many from (select from ${invoicingSettings} limit 2) found`,
  )
  return rows[0]!.many
}
