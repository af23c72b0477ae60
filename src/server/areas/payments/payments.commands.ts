import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { payments } from '#db/schema/payments.ts'
import { vendors } from '#db/schema/vendors.ts'
import { PAYMENTS_MAX, type PaidShare, type Payment, sumOf } from '#domain/payments/payments.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { findPayment } from './payments.queries.ts'

type Editor = ActingMember<'budget', 'edit'>

export type PaymentFields = Pick<Payment, 'instalmentId' | 'paidOn' | 'method' | 'note' | 'fileId'> & {
  shares: PaidShare[]
}

type NewPayment = PaymentFields &
  Pick<Payment, 'vendorId'> & {
    id?: string | undefined
    paidBefore?: number | undefined
    createdAt?: string | undefined
  }

/**
 * Notes a payment. A repeated id answers with the payment that exists, and one that was removed may come back although
 * its vendor is gone. `paidCents` says that others have paid the same line since the member looked.
 */
export async function addPayment(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  { paidBefore, createdAt, ...added }: NewPayment,
): Promise<Payment | 'noVendor' | 'full' | { paidCents: number }> {
  const { weddingId } = by
  const id = added.id ?? newId()
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'payments')
    const existing = await findPayment(tx, weddingId, id)
    if (existing) return existing
    const vendorName = await findPayableName(tx, by, added.vendorId)
    if (vendorName === undefined) return 'noVendor'
    if ((await tx.$count(payments, eq(payments.weddingId, weddingId))) >= PAYMENTS_MAX) return 'full'
    const paidCents = await sumPaid(tx, by, added)
    if (paidBefore !== undefined && paidBefore !== paidCents) return { paidCents }
    const now = clock.now().toISOString()
    await tx.insert(payments).values({
      ...added,
      ...amountOf(added.shares),
      weddingId,
      id,
      vendorName,
      createdAt: sql`least(${createdAt ?? null}::timestamptz, ${now}::timestamptz)`,
    })
    await recordChange(tx, by, 'payments')
    return (await findPayment(tx, weddingId, id))!
  })
}

export const amountOf = (shares: PaidShare[]) => ({ shares, amount: sumOf(shares.map(({ cents }) => cents)) })

/** The name of a vendor that is paid; `undefined` for none on the canvas. */
async function findPayableName(tx: Transaction, { weddingId }: Editor, vendorId: string) {
  const [row] = await tx
    .select({ name: vendors.name })
    .from(vendors)
    .where(
      and(
        eq(vendors.weddingId, weddingId),
        eq(vendors.id, vendorId),
        isNull(vendors.deletedAt),
        isNull(vendors.draftedAt),
      ),
    )
  return row?.name
}

async function sumPaid(
  tx: Transaction,
  { weddingId }: Editor,
  { vendorId, instalmentId }: Pick<Payment, 'vendorId' | 'instalmentId'>,
): Promise<number> {
  const rows = await tx
    .select({ cents: payments.amount })
    .from(payments)
    .where(
      and(
        eq(payments.weddingId, weddingId),
        eq(payments.vendorId, vendorId),
        instalmentId === null ? isNull(payments.instalmentId) : eq(payments.instalmentId, instalmentId),
      ),
    )
  return sumOf(rows.map(({ cents }) => cents))
}
