import { desc, eq, sql } from 'drizzle-orm'
import type { RegisterLine } from '#contract/invoicing-rows.ts'
import type { Database } from '#db/client.ts'
import {
  invoiceDeliveries,
  invoiceRecords,
  invoices,
  invoicingEventRecords,
  invoicingEvents,
} from '#db/schema/invoicing.ts'
import { profiles } from '#db/schema/profile.ts'
import type { BookOwnerId } from '#server/core/membership.ts'

/** Lines that the page shows; the file of the records has all of them. */
export const SHOWN_LINES_MAX = 500

/** The records of a planner and what happened with them, the newest first. */
export async function readRegister(db: Database, ownerId: BookOwnerId, max: number): Promise<RegisterLine[]> {
  const lines = [
    ...(await readRecordLines(db, ownerId, max)),
    ...(await readEventLines(db, ownerId, max)),
    ...(await readSignedLines(db, ownerId, max)),
  ]
  return lines.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, max)
}

const RECORD_LINE = {
  kind: invoiceRecords.kind,
  hash: invoiceRecords.hash,
  createdAt: invoiceRecords.createdAt,
}

async function readRecordLines(db: Database, ownerId: BookOwnerId, max: number): Promise<RegisterLine[]> {
  const rows = await db
    .select({
      record: RECORD_LINE,
      number: invoices.number,
      delivery: invoiceDeliveries,
      by: profiles.fullName,
    })
    .from(invoiceRecords)
    .innerJoin(
      invoices,
      sql`(${invoices.ownerId}, ${invoices.id}) = (${invoiceRecords.ownerId}, ${invoiceRecords.invoiceId})`,
    )
    .innerJoin(
      invoiceDeliveries,
      sql`(${invoiceDeliveries.ownerId}, ${invoiceDeliveries.seq}) = (${invoiceRecords.ownerId}, ${invoiceRecords.seq})`,
    )
    .leftJoin(profiles, eq(profiles.id, invoiceRecords.createdBy))
    .where(eq(invoiceRecords.ownerId, ownerId))
    .orderBy(desc(invoiceRecords.seq))
    .limit(max)
  return rows.map(({ record, number, delivery, by }) => ({
    ...{
      at: record.createdAt.toISOString(),
      kind: record.kind,
      words: number,
      by: by ?? '',
      hash: record.hash,
    },
    ...{ state: delivery.state, code: delivery.code, message: delivery.message, receipt: delivery.receipt },
  }))
}

async function readEventLines(db: Database, ownerId: BookOwnerId, max: number): Promise<RegisterLine[]> {
  const rows = await db
    .select({ event: invoicingEvents, by: profiles.fullName })
    .from(invoicingEvents)
    .leftJoin(profiles, eq(profiles.id, invoicingEvents.createdBy))
    .where(eq(invoicingEvents.ownerId, ownerId))
    .orderBy(desc(invoicingEvents.createdAt))
    .limit(max)
  const none = { hash: null, state: null, code: null, message: null, receipt: null }
  return rows.map(({ event: { createdAt, kind, words }, by }) => ({
    ...{ at: createdAt.toISOString(), kind, words, by: by ?? 'Azahar', ...none },
  }))
}

/** The events of the signed register, by the agency's keys. */
async function readSignedLines(db: Database, ownerId: BookOwnerId, max: number): Promise<RegisterLine[]> {
  const { createdAt, type, hash } = invoicingEventRecords
  const rows = await db
    .select({ createdAt, type, hash })
    .from(invoicingEventRecords)
    .where(eq(invoicingEventRecords.ownerId, ownerId))
    .orderBy(desc(invoicingEventRecords.seq))
    .limit(max)
  const none = { state: null, code: null, message: null, receipt: null }
  return rows.map(({ createdAt, type, hash }) => ({
    ...{ at: createdAt.toISOString(), kind: 'signed' as const, words: type, by: 'Azahar', hash, ...none },
  }))
}
