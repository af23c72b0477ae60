import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { bookEntries } from '#db/schema/book-entries.ts'
import { bookReceipts } from '#db/schema/book-receipts.ts'
import { bookAccounts } from '#db/schema/books.ts'
import { type Party, receiptNumber } from '#domain/books/receipts.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { readIssuer } from './books.queries.ts'
import { holdCharge } from './charges.commands.ts'

type ReceiptVerdict =
  | { kind: 'issued'; id: string; number: string }
  | { kind: 'notFound' | 'reversed' | 'issuerUnknown' | 'clientUnknown' }

/** Makes the receipt of a payment; the one that it has stays. */
export async function issueReceipt(
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  paymentId: string,
): Promise<ReceiptVerdict> {
  return db.transaction(async (tx) => {
    const isPayment = and(eq(bookEntries.ownerId, ownerId), eq(bookEntries.id, paymentId))
    const [payment] = await tx.select().from(bookEntries).where(isPayment)
    const held = payment && (await holdCharge(tx, ownerId, payment.chargeId))
    if (!held) return { kind: 'notFound' }
    const before = await findReceipt(tx, ownerId, paymentId)
    if (before) return { kind: 'issued', id: before.id, number: receiptNumber(before.year, before.number) }
    const isReversed = held.entries.some(({ reverses }) => reverses === paymentId)
    if (isReversed || payment.reverses) return { kind: 'reversed' }
    const issuer = await readIssuer(tx, ownerId)
    if (!issuer) return { kind: 'issuerUnknown' }
    const [account] = await tx
      .select()
      .from(bookAccounts)
      .where(and(eq(bookAccounts.ownerId, ownerId), eq(bookAccounts.id, held.accountId)))
    const client = account && clientOf(account)
    if (!client) return { kind: 'clientUnknown' }
    const { weddingName, eventDate } = account
    const { concept } = held.version
    const words = { issuer, client, concept, weddingName, eventDate }
    const made = await insertReceipt(tx, clock, ownerId, { entryId: paymentId, ...words })
    return { kind: 'issued', ...made }
  })
}

function clientOf(account: typeof bookAccounts.$inferSelect): Party | null {
  const { clientName: name, clientNif: nif, clientAddress: address } = account
  const { clientPostalCode: postalCode, clientCity: city } = account
  return name ? { name, nif, address, postalCode, city } : null
}

/** Annuls the receipt of a reversed payment, if it has one, by the receipt of its reversal. */
export async function annulReceipt(
  tx: Transaction,
  clock: Clock,
  ownerId: BookOwnerId,
  { paymentId, reversalId }: { paymentId: string; reversalId: string },
): Promise<void> {
  const annulled = await findReceipt(tx, ownerId, paymentId)
  if (!annulled) return
  const { issuer, client, weddingName, eventDate } = annulled
  const concept = `Anula ${receiptNumber(annulled.year, annulled.number)}: ${annulled.concept}`
  await insertReceipt(tx, clock, ownerId, {
    ...{ entryId: reversalId, issuer, client, concept, weddingName, eventDate },
  })
}

async function findReceipt(tx: Transaction, ownerId: BookOwnerId, entryId: string) {
  const ofEntry = and(eq(bookReceipts.ownerId, ownerId), eq(bookReceipts.entryId, entryId))
  const [receipt] = await tx.select().from(bookReceipts).where(ofEntry)
  return receipt
}

type Receipt = Pick<
  typeof bookReceipts.$inferInsert,
  'entryId' | 'issuer' | 'client' | 'concept' | 'weddingName' | 'eventDate'
>

/**
 * The row of the series is locked until the transaction ends: the next receipt waits for its number, and a
 * transaction that fails leaves no gap.
 */
async function insertReceipt(tx: Transaction, clock: Clock, ownerId: BookOwnerId, receipt: Receipt) {
  const issuedOn = dayInMadrid(clock.now())
  const year = Number(issuedOn.slice(0, 4))
  const { rows } = await tx.execute<{ number: number }>(sql`
    insert into book_series as s (owner_id, year, last) values (${ownerId}, ${year}, 1)
    on conflict (owner_id, year) do update set last = s.last + 1
    returning last as number`)
  const { number } = rows[0]!
  const id = newId()
  await tx
    .insert(bookReceipts)
    .values({ ownerId, id, year, number, issuedOn, ...receipt, createdAt: clock.now(), createdBy: ownerId })
  return { id, number: receiptNumber(year, number) }
}
