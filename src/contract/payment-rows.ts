import * as z from 'zod'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import { MAX_CENTS } from '#domain/budget/money.ts'
import { PAYMENT_METHODS } from '#domain/budget/payment-methods.ts'
import { PAYER_NAME_MAX, PAYMENT_NOTE_MAX, SHARES_MAX } from '#domain/payments/payments.ts'
import { day, id, instant, optionalTextField, requiredLine, text } from './base.ts'

/** Whole cents, from nothing to 9,999,999.99 euros. A fraction of a cent is refused, never rounded. */
export const cents = z.int().min(0).max(MAX_CENTS)

export const isEachOnce = (shares: readonly { payerId: string | null }[]) =>
  new Set(shares.map(({ payerId }) => payerId)).size === shares.length

/** The parts of those who have paid: their sum is the payment. */
const paidShares = z
  .array(z.object({ payerId: id.nullable(), cents: z.int().min(1).max(MAX_CENTS) }))
  .min(1)
  .max(SHARES_MAX)
  .refine(isEachOnce, 'everybody once')
  .refine((shares) => shares.reduce((sum, one) => sum + one.cents, 0) <= MAX_CENTS, 'at most 9,999,999.99')

/** A payment to a vendor, in whole cents. The vendor, the instalment and the file may be gone meanwhile. */
export const payment = z.object({
  id,
  vendorId: id,
  vendorName: z.string(),
  instalmentId: id.nullable(),
  cents: z.int(),
  paidOn: z.string(),
  method: z.enum(PAYMENT_METHODS).nullable(),
  shares: z.array(z.object({ payerId: id.nullable(), cents: z.int() })),
  note: z.string().nullable(),
  fileId: id.nullable(),
  createdAt: instant,
})

/** An instalment that is due soon or overdue, with what is left of it in whole cents. */
export const nextPayment = z.object({
  id,
  concept: z.string(),
  vendorName: z.string(),
  leftCents: z.int(),
  day: z.string(),
})

export type NextPayment = z.infer<typeof nextPayment>

/** The fields of a payment as it is noted. */
export const paymentFields = {
  instalmentId: id.nullable(),
  paidOn: day,
  method: z.enum(PAYMENT_METHODS).nullable(),
  shares: paidShares,
  note: optionalTextField(PAYMENT_NOTE_MAX),
  fileId: id.nullable(),
}

/** A person who pays beside the couple. */
export const payer = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  createdAt: instant,
})

export const payerFields = {
  name: requiredLine(PAYER_NAME_MAX),
  email: z
    .union([z.literal('').transform(() => null), text.trim().max(EMAIL_MAX).pipe(z.email())])
    .nullable(),
}
