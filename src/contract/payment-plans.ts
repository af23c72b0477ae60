import * as z from 'zod'
import { IBAN_REFUSED, readIban } from '#domain/budget/iban.ts'
import {
  CONCEPT_MAX,
  DUE_AFTER_MAX,
  PAYEE_MAX,
  PAYMENT_DAYS_BEFORE_MAX,
  SHARES_MAX,
  WHOLE_PERCENT,
} from '#domain/payments/payments.ts'
import { day, id, instant, optionalTextField, requiredLine } from './base.ts'
import { cents, isEachOnce, payer, payment } from './payment-rows.ts'

/** The people who are to pay; `null` is the couple, and no share at all too. */
const plannedShares = z
  .array(z.object({ payerId: id.nullable(), cents: cents.nullable() }))
  .max(SHARES_MAX)
  .refine(isEachOnce, 'everybody once')

/**
 * A sum that is agreed with a vendor: an amount, a share of the cost or what is left of it. Due on a day, days before
 * the wedding, or after an event in words.
 */
export const instalment = z.object({
  id,
  concept: requiredLine(CONCEPT_MAX),
  size: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('amount'), cents }),
    z.object({ kind: z.literal('percent'), hundredths: z.int().min(1).max(WHOLE_PERCENT) }),
    z.object({ kind: z.literal('rest') }),
  ]),
  due: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('day'), on: day }),
      z.object({ kind: z.literal('days'), daysBefore: z.int().min(0).max(PAYMENT_DAYS_BEFORE_MAX) }),
      z.object({ kind: z.literal('event'), after: requiredLine(DUE_AFTER_MAX) }),
    ])
    .nullable(),
  shares: plannedShares,
  isRefundable: z.boolean().nullable(),
})

export const iban = z
  .string()
  .max(60)
  .transform((typed, context) => {
    const read = readIban(typed)
    if (read === null) context.addIssue({ code: 'custom', message: IBAN_REFUSED })
    return read ?? z.NEVER
  })

/** How a vendor on the canvas is paid. */
export const paymentPlan = z.object({
  /** The vendor's. */
  id,
  instalments: z.array(instalment),
  iban: z.string().nullable(),
  payee: z.string().nullable(),
  isVatIncluded: z.boolean().nullable(),
  createdAt: instant,
})

export const payee = optionalTextField(PAYEE_MAX)

/** How every vendor on the canvas is paid, what was paid, and the people who pay beside the couple. */
export const weddingPayments = z.object({
  plans: z.array(paymentPlan),
  payments: z.array(payment),
  payers: z.array(payer),
})
