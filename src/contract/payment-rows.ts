import * as z from 'zod'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import { IBAN_REFUSED, readIban } from '#domain/budget/iban.ts'
import { MAX_CENTS } from '#domain/budget/money.ts'
import {
  CONCEPT_MAX,
  DUE_AFTER_MAX,
  PAYEE_MAX,
  PAYER_NAME_MAX,
  PAYMENT_DAYS_BEFORE_MAX,
  PAYMENT_METHODS,
  PAYMENT_NOTE_MAX,
  SHARES_MAX,
  WHOLE_PERCENT,
} from '#domain/payments/payments.ts'
import { day, id, instant, optionalTextField, requiredLine, text } from './base.ts'

/** Whole cents, from nothing to 9,999,999.99 euros. A fraction of a cent is refused, never rounded. */
const cents = z.int().min(0).max(MAX_CENTS)

const isEachOnce = (shares: readonly { payerId: string | null }[]) =>
  new Set(shares.map(({ payerId }) => payerId)).size === shares.length

/** Who is to pay; `null` is the couple, and no share at all too. */
const plannedShares = z
  .array(z.object({ payerId: id.nullable(), cents: cents.nullable() }))
  .max(SHARES_MAX)
  .refine(isEachOnce, 'everybody once')

/** Who has paid how much: their sum is the payment. */
const paidShares = z
  .array(z.object({ payerId: id.nullable(), cents: z.int().min(1).max(MAX_CENTS) }))
  .min(1)
  .max(SHARES_MAX)
  .refine(isEachOnce, 'everybody once')
  .refine((shares) => shares.reduce((sum, one) => sum + one.cents, 0) <= MAX_CENTS, 'at most 9,999,999.99')

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

/** What was paid to a vendor, in whole cents. The vendor, the instalment and the file may be gone meanwhile. */
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
  isReminded: z.boolean(),
  createdAt: instant,
})

export const payerFields = {
  name: requiredLine(PAYER_NAME_MAX),
  email: z
    .union([z.literal('').transform(() => null), text.trim().max(EMAIL_MAX).pipe(z.email())])
    .nullable(),
  isReminded: z.boolean(),
}
