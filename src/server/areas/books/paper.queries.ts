import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookEntries } from '#db/schema/book-entries.ts'
import { bookReceipts } from '#db/schema/book-receipts.ts'
import { lineOf, remainingOf } from '#domain/books/ledger.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findAccount, readIssuer } from './books.queries.ts'
import { readCharges } from './charges.queries.ts'

/** A receipt with its entry, and what was left of the charge when it was made. */
export async function findReceiptOnPaper(db: Database, ownerId: BookOwnerId, receiptId: string) {
  const isReceipt = and(eq(bookReceipts.ownerId, ownerId), eq(bookReceipts.id, receiptId))
  const [receipt] = await db.select().from(bookReceipts).where(isReceipt)
  if (!receipt) return null
  const isEntry = and(eq(bookEntries.ownerId, ownerId), eq(bookEntries.id, receipt.entryId))
  const [entry] = await db.select().from(bookEntries).where(isEntry)
  const charges = [...(await readCharges(db, ownerId)).values()].flat()
  const charge = charges.find(({ id }) => id === entry!.chargeId)!
  const made = receipt.createdAt.toISOString()
  const entries = charge.entries.filter(({ createdAt }) => createdAt <= made)
  const remaining = charge.isWithdrawn ? 0 : remainingOf({ ...charge, entries })
  return { receipt, entry: entry!, remaining: Math.min(remaining, lineOf(charge).payable) }
}

export type ReceiptOnPaper = NonNullable<Awaited<ReturnType<typeof findReceiptOnPaper>>>

/** The facts of a statement on a day; null when the owner has no such account. */
export async function findStatement(db: Database, clock: Clock, ownerId: BookOwnerId, accountId: string) {
  const account = await findAccount(db, clock, ownerId, accountId)
  if (!account) return null
  return { account, issuer: await readIssuer(db, ownerId), today: dayInMadrid(clock.now()) }
}
