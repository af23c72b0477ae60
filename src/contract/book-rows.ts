import * as z from 'zod'
import { CHARGE_KINDS, CONCEPT_MAX, DAYS_BEFORE_MAX } from '#domain/books/books.ts'
import { BOOK_LINK_KINDS } from '#domain/books/receipts.ts'
import { IRPF_RATES, VAT_RATES } from '#domain/books/tax.ts'
import { MAX_CENTS } from '#domain/budget/money.ts'
import { PAYMENT_METHODS } from '#domain/budget/payment-methods.ts'
import { day, id, instant, requiredLine } from './base.ts'

/** An amount above zero in whole cents, up to 9,999,999.99 euros. A fraction of a cent is refused, never rounded. */
export const cents = z.int().min(1).max(MAX_CENTS)

/** The same with its sign: what a reversal takes back is negative. */
const signedCents = z.int()

const vatRate = z.literal(VAT_RATES)
const irpfRate = z.literal(IRPF_RATES)

/** A charge as it is agreed: due on a day, or so many days before the wedding, with which it moves. */
export const chargeFields = z.object({
  concept: requiredLine(CONCEPT_MAX),
  /** With IVA. */
  total: cents,
  vatRate: vatRate.default(21),
  irpfRate: irpfRate.default(0),
  dueOn: day.nullable().default(null),
  daysBefore: z.int().min(0).max(DAYS_BEFORE_MAX).nullable().default(null),
  remindsCouple: z.boolean().default(false),
})

export const hasOneDue = ({ dueOn, daysBefore }: { dueOn: string | null; daysBefore: number | null }) =>
  (dueOn === null) !== (daysBefore === null)

/** The maker and the time; the name is blank once that account is gone. */
const made = z.object({ createdAt: instant, createdBy: z.string() })

/** A file that proves a payment. */
export const paymentFile = z.object({ id, name: z.string(), size: z.int(), contentType: z.string() })

/** A payment, or the reversal of one. `base + vat - irpf = amount`, in whole cents. */
export const bookEntry = made.extend({
  id,
  amount: signedCents,
  base: signedCents,
  vat: signedCents,
  irpf: signedCents,
  vatRate,
  irpfRate,
  paidOn: z.string(),
  method: z.enum(PAYMENT_METHODS),
  note: z.string().nullable(),
  reverses: id.nullable(),
  bankKey: z.string().nullable(),
  files: z.array(paymentFile),
})

/** A charge as it was before it was changed. */
const chargeVersion = made.extend({
  concept: z.string(),
  total: signedCents,
  dueOn: z.string().nullable(),
  daysBefore: z.int().nullable(),
})

/** A sum that a wedding owes, with the payments for it, the oldest first. */
export const bookCharge = made.extend({
  id,
  kind: z.enum(CHARGE_KINDS),
  concept: z.string(),
  total: signedCents,
  vatRate,
  irpfRate,
  dueOn: z.string().nullable(),
  daysBefore: z.int().nullable(),
  remindsCouple: z.boolean(),
  /** Withdrawn, and here because of entries that cancel each other out; its total is 0. */
  isWithdrawn: z.boolean(),
  entries: z.array(bookEntry),
  /** How it was agreed before, the oldest first. */
  formerly: z.array(chargeVersion),
})

/** The client of a wedding's books; a fact that is not known is null. */
export const bookClient = z.object({
  name: z.string().nullable(),
  nif: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
})

/** An address that shows a statement or a receipt without an account. */
export const bookLink = made.extend({
  id,
  kind: z.enum(BOOK_LINK_KINDS),
  receiptId: id.nullable(),
  path: z.string(),
  /** The last day on which it opens. */
  lastDay: z.string(),
  openedAt: instant.nullable(),
  sentAt: instant.nullable(),
})

/** The books of one wedding; those of a wedding without any have no `id` yet. */
export const bookAccount = z.object({
  id: id.nullable(),
  /** Null once the planner is no member of it, or it is deleted. */
  weddingId: id.nullable(),
  weddingName: z.string(),
  eventDate: z.string().nullable(),
  client: bookClient,
  /** The couple puts this on a transfer. */
  reference: z.string(),
  charges: z.array(bookCharge),
  links: z.array(bookLink),
  /** When the couple may be reminded again; null when they may be now. */
  remindableAt: instant.nullable(),
})

const party = z.object({
  name: z.string(),
  nif: z.string().nullable(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
})

/** A receipt of a payment, or of a reversal, as it was made. */
export const bookReceipt = made.extend({
  id,
  number: z.string(),
  entryId: id,
  accountId: id,
  issuedOn: z.string(),
  client: party,
  concept: z.string(),
  weddingName: z.string(),
  amount: signedCents,
  base: signedCents,
  vat: signedCents,
  irpf: signedCents,
})

/** The issuer of a planner's receipts. */
export const bookIssuer = z.object({
  name: z.string(),
  nif: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
})

export const books = z.object({
  /** The day in Spain, by which things are due. */
  today: z.string(),
  issuer: bookIssuer.nullable(),
  accounts: z.array(bookAccount),
  receipts: z.array(bookReceipt),
  /** Whether the planner issues invoices; nothing is called so before. */
  isInvoicing: z.boolean(),
  /** Invoices were issued once, and no more are. */
  hasLeftInvoicing: z.boolean(),
})

export type Books = z.infer<typeof books>
export type BookAccount = z.infer<typeof bookAccount>
export type BookCharge = z.infer<typeof bookCharge>
export type BookEntry = z.infer<typeof bookEntry>
export type BookReceipt = z.infer<typeof bookReceipt>
export type BookLink = z.infer<typeof bookLink>
export type BookIssuer = z.infer<typeof bookIssuer>
export type PaymentFile = z.infer<typeof paymentFile>
