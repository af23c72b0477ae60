import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { bookEntries } from '#db/schema/book-entries.ts'
import { ENTRIES_MAX } from '#domain/books/books.ts'
import { addShares, reversedShare, shareOfPayment, taxLine } from '#domain/books/tax.ts'
import type { PaymentMethod } from '#domain/budget/payment-methods.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { holdCharge } from './charges.commands.ts'
import { ratesOf } from './charges.queries.ts'
import { annulReceipt } from './receipts.commands.ts'

type Payment = {
  chargeId: string
  id?: string | undefined
  amount: number
  paidOn: IsoDate
  method: PaymentMethod
  note: string | null
  bankKey: string | null
}

type PaymentVerdict =
  | { kind: 'added'; id: string }
  | { kind: 'tooLarge'; remaining: number }
  | { kind: 'notFound' | 'inFuture' | 'taken' | 'full' }

/** Notes a payment of a charge, or of a part of it. */
export async function addPayment(
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  { id = newId(), ...payment }: Payment,
): Promise<PaymentVerdict> {
  if (payment.paidOn > dayInMadrid(clock.now())) return { kind: 'inFuture' }
  return db.transaction(async (tx) => {
    const held = await holdCharge(tx, ownerId, payment.chargeId)
    if (!held) return { kind: 'notFound' }
    const { version, entries, paid } = held
    if (entries.some((entry) => entry.id === id)) return { kind: 'added', id }
    if (version.isWithdrawn) return { kind: 'notFound' }
    if (entries.length >= ENTRIES_MAX) return { kind: 'full' }
    const rates = ratesOf(version)
    const line = taxLine(version.total, rates)
    const remaining = line.payable - paid
    if (payment.amount > remaining) return { kind: 'tooLarge', remaining }
    if (payment.bankKey && (await isTaken(tx, ownerId, payment.bankKey))) return { kind: 'taken' }
    const share = shareOfPayment(line, { amount: paid, share: addShares(entries) }, payment.amount)
    await tx
      .insert(bookEntries)
      .values({ ownerId, id, ...payment, ...share, ...rates, createdAt: clock.now(), createdBy: ownerId })
    return { kind: 'added', id }
  })
}

/** Whether a movement of a bank has a payment that stands. Two accounts are held apart, so the movement itself is held too. */
async function isTaken(tx: Transaction, ownerId: BookOwnerId, bankKey: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${ownerId}/${bankKey}`}, 0))`)
  const stands = sql`not exists (select from book_entries r
    where (r.owner_id, r.reverses) = (${bookEntries.ownerId}, ${bookEntries.id}))`
  const ofMovement = and(eq(bookEntries.ownerId, ownerId), eq(bookEntries.bankKey, bankKey), stands)
  return (await tx.$count(bookEntries, ofMovement)) > 0
}

type ReversalVerdict = { kind: 'added'; id: string } | { kind: 'notFound' | 'reversed' }

/** Takes a payment back with an entry of its own, today. A receipt that it has is annulled by one with the next number. */
export async function reversePayment(
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  { paymentId, id = newId(), reason }: { paymentId: string; id?: string | undefined; reason: string | null },
): Promise<ReversalVerdict> {
  return db.transaction(async (tx) => {
    const isPayment = and(eq(bookEntries.ownerId, ownerId), eq(bookEntries.id, paymentId))
    const [found] = await tx.select({ chargeId: bookEntries.chargeId }).from(bookEntries).where(isPayment)
    const held = found && (await holdCharge(tx, ownerId, found.chargeId))
    const payment = held?.entries.find((entry) => entry.id === paymentId)
    if (!held || !payment) return { kind: 'notFound' }
    const before = held.entries.find(({ reverses }) => reverses === paymentId)
    if (before?.id === id) return { kind: 'added', id }
    if (payment.reverses || before) return { kind: 'reversed' }
    const { chargeId, method, amount } = payment
    await tx.insert(bookEntries).values({
      ...{ ownerId, id, chargeId, method, reverses: paymentId, note: reason },
      ...{ amount: 0 - amount, ...reversedShare(payment), ...ratesOf(payment) },
      ...{ paidOn: dayInMadrid(clock.now()), createdAt: clock.now(), createdBy: ownerId },
    })
    await annulReceipt(tx, clock, ownerId, { paymentId, reversalId: id })
    return { kind: 'added', id }
  })
}
