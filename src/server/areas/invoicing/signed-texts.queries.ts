import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { invoiceRecords, invoicingEventRecords } from '#db/schema/invoicing.ts'
import type { BookOwnerId } from '#server/core/membership.ts'

/** Signed texts that are in memory at once: each is some kilobytes. */
const PAGE = 50

type Signed = { seq: number; signed: string }
type SignedTable = typeof invoiceRecords | typeof invoicingEventRecords

/** The hash of a signed text as the seal holds it, made by the database: the text stays there. */
export const signedHash = sql<
  string | null
>`encode(sha256(convert_to(${invoiceRecords.signed}, 'UTF8')), 'hex')`

/** Whether the signed text of an event names the hash that its row has. */
export const namesItsHash = sql<boolean>`position(
  '>' || ${invoicingEventRecords.hash} || '</sf:HuellaEvento>' in ${invoicingEventRecords.signed}) > 0`

export const signedRecords = (db: Database, ownerId: BookOwnerId) => pages(db, invoiceRecords, ownerId)

export const signedEvents = (db: Database, ownerId: BookOwnerId) => pages(db, invoicingEventRecords, ownerId)

export const readSignedRecord = (db: Database, ownerId: BookOwnerId, seq: number) =>
  one(db, invoiceRecords, ownerId, seq)

export const readSignedEvent = (db: Database, ownerId: BookOwnerId, seq: number) =>
  one(db, invoicingEventRecords, ownerId, seq)

/** The signed texts of a planner one after another, in the order of their chain. */
async function* pages(db: Database, table: SignedTable, ownerId: BookOwnerId): AsyncGenerator<Signed> {
  for (let last = 0; ; ) {
    const page = await read(db, table, ownerId, gt(table.seq, last))
    yield* page
    if (page.length < PAGE) return
    last = page.at(-1)!.seq
  }
}

/** `null` for a record that is sent instead of signed. */
async function one(db: Database, table: SignedTable, ownerId: BookOwnerId, seq: number) {
  return (await read(db, table, ownerId, eq(table.seq, seq)))[0]?.signed ?? null
}

const read = async (db: Database, table: SignedTable, ownerId: BookOwnerId, which: SQL): Promise<Signed[]> =>
  (await db
    .select({ seq: table.seq, signed: table.signed })
    .from(table as typeof invoiceRecords)
    .where(and(eq(table.ownerId, ownerId), isNotNull(table.signed), which))
    .orderBy(asc(table.seq))
    .limit(PAGE)) as Signed[]
