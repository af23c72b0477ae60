import { and, eq, or, sql } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import type { Payment } from '#domain/payments/payments.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { amountOf, type PaymentFields } from './payments.commands.ts'
import { findPayment } from './payments.queries.ts'

type Editor = ActingMember<'budget', 'edit'>

type PaymentChanges = { [Field in keyof PaymentFields]?: PaymentFields[Field] | undefined }

/** Corrects the given fields of a payment and no other; `undefined` when there is no such payment. */
export async function updatePayment(
  { db }: Pick<Platform, 'db'>,
  by: Editor,
  paymentId: string,
  { shares, ...others }: PaymentChanges,
): Promise<Payment | undefined> {
  const { weddingId } = by
  const isIt = and(eq(payments.weddingId, weddingId), eq(payments.id, paymentId))
  const fields = { ...others, ...(shares && amountOf(shares)) }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return db.transaction(async (tx) => {
    if (given.length > 0) {
      const isAnother = given.map(([field, value]) => {
        const column = payments[field as keyof PaymentFields]
        return field === 'shares'
          ? sql`${column} is distinct from ${JSON.stringify(value)}::jsonb`
          : sql`${column} is distinct from ${sql.param(value, column)}`
      })
      const changed = await tx
        .update(payments)
        .set(Object.fromEntries(given))
        .where(and(isIt, or(...isAnother)))
        .returning({ id: payments.id })
      if (changed.length > 0) await recordChange(tx, by, 'payments')
    }
    return findPayment(tx, weddingId, paymentId)
  })
}

/** Removes a payment; `false` when there is no such payment. */
export async function removePayment(
  { db }: Pick<Platform, 'db'>,
  by: Editor,
  paymentId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(payments)
      .where(and(eq(payments.weddingId, by.weddingId), eq(payments.id, paymentId)))
      .returning({ id: payments.id })
    if (removed.length > 0) await recordChange(tx, by, 'payments')
    return removed.length > 0
  })
}
