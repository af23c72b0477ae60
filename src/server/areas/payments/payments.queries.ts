import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { payers, payments } from '#db/schema/payments.ts'
import type { Payer, Payment } from '#domain/payments/payments.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type WeddingId = MemberWeddingId<'budget', 'view'>

/** Instants keep their microseconds, which hold the order of what was added together. */
const CREATED_AT = sql<string>`to_json(created_at) #>> '{}'`

const payerColumns = {
  id: payers.id,
  name: payers.name,
  email: payers.email,
  createdAt: CREATED_AT,
}

const paymentColumns = {
  id: payments.id,
  vendorId: payments.vendorId,
  vendorName: payments.vendorName,
  instalmentId: payments.instalmentId,
  cents: payments.amount,
  paidOn: payments.paidOn,
  method: payments.method,
  shares: payments.shares,
  note: payments.note,
  fileId: payments.fileId,
  createdAt: CREATED_AT,
}

/** The people who pay beside the couple, in the order they were added. */
export const listPayers = (db: Database | Transaction, weddingId: WeddingId): Promise<Payer[]> =>
  db
    .select(payerColumns)
    .from(payers)
    .where(eq(payers.weddingId, weddingId))
    .orderBy(payers.createdAt, payers.id)

/** A payer of the wedding; `undefined` when it has none with that id. */
export async function findPayer(
  db: Database | Transaction,
  weddingId: WeddingId,
  id: string,
): Promise<Payer | undefined> {
  const [row] = await db
    .select(payerColumns)
    .from(payers)
    .where(and(eq(payers.weddingId, weddingId), eq(payers.id, id)))
  return row
}

/** All payments, in the order they were noted: those of vendors who are gone as well. */
export const listPayments = (db: Database | Transaction, weddingId: WeddingId): Promise<Payment[]> =>
  db
    .select(paymentColumns)
    .from(payments)
    .where(eq(payments.weddingId, weddingId))
    .orderBy(payments.createdAt, payments.id)

/** A payment of the wedding; `undefined` when it has none with that id. */
export async function findPayment(
  db: Database | Transaction,
  weddingId: WeddingId,
  id: string,
): Promise<Payment | undefined> {
  const [row] = await db
    .select(paymentColumns)
    .from(payments)
    .where(and(eq(payments.weddingId, weddingId), eq(payments.id, id)))
  return row
}
