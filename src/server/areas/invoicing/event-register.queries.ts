import { and, asc, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { invoicingEventRecords, invoicingSettings } from '#db/schema/invoicing.ts'
import type { EventRecord, StoredEvent } from '#domain/invoicing/event-records.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { namesItsHash } from './signed-texts.queries.ts'

type Reading = Database | Transaction

const { signed: _, ...EVENT } = getTableColumns(invoicingEventRecords)

export type EventRow = Awaited<ReturnType<typeof readEventRows>>[number]

/** The signed events of a planner, in the order of their chain, without their signed texts. */
export const readEventRows = (db: Reading, ownerId: BookOwnerId) =>
  db
    .select({ ...EVENT, namesItsHash })
    .from(invoicingEventRecords)
    .where(eq(invoicingEventRecords.ownerId, ownerId))
    .orderBy(asc(invoicingEventRecords.seq))

/** The last event of a planner. */
export async function lastEventRow(db: Reading, ownerId: BookOwnerId) {
  const [last] = await db
    .select(EVENT)
    .from(invoicingEventRecords)
    .where(eq(invoicingEventRecords.ownerId, ownerId))
    .orderBy(desc(invoicingEventRecords.seq))
    .limit(1)
  return last
}

export const storedEvent = ({ record, hash }: Pick<EventRow, 'record' | 'hash'>): StoredEvent => ({
  ...{ record: JSON.parse(record) as EventRecord, hash },
})

/** The planners whose records are signed and kept now. */
export async function listKeepers(db: Database): Promise<string[]> {
  const { ownerId, mode, leftAt } = invoicingSettings
  const rows = await db
    .select({ ownerId })
    .from(invoicingSettings)
    .where(and(eq(mode, 'kept'), isNull(leftAt)))
  return rows.map((row) => row.ownerId)
}
