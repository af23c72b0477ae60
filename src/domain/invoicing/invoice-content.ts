import type { Party as BookParty } from '../books/receipts.ts'
import type { IrpfRate } from '../books/tax.ts'
import type { IsoDate } from '../time/dates.ts'
import type { InvoiceLine, InvoiceTotals } from './invoice-totals.ts'
import type { CorrectionMethod, InvoiceType } from './invoices.ts'

/** The reasons that a planner gives for a correction, in characters. */
export const REASON_MAX = 200

/** A simplified invoice may have so much with IVA, in cents (RD 1619/2012 art. 4.1). */
export const SIMPLIFIED_MAX = 40_000

/** The correction that an invoice makes, as its planner gave it. */
export type Correction = {
  method: CorrectionMethod
  reason: string
  invoiceId: string
  number: string
  issuedOn: IsoDate
  /** The amounts of the invoice that it takes the place of; null for a difference. */
  replaced: { base: number; vat: number } | null
}

/**
 * The modes of RD 1007/2023: records are sent to the agency as they are made ('VERI*FACTU'), or signed and kept, with an
 * event register that is signed too.
 */
export const INVOICING_MODES = ['sent', 'kept'] as const
export type InvoicingMode = (typeof INVOICING_MODES)[number]

/** The facts of an invoice on the day it was issued, which nothing changes any more. Amounts are cents. */
export type InvoiceContent = {
  type: InvoiceType
  issuer: BookParty & { nif: string }
  /** Null for a simplified invoice. */
  recipient: (BookParty & { nif: string }) | null
  lines: InvoiceLine[]
  irpfRate: IrpfRate
  totals: InvoiceTotals
  weddingName: string
  eventDate: IsoDate | null
  correction: Correction | null
  /** Its record is signed and kept. Left out where it is sent. */
  isKept?: true
}

/** A content as an invoice of this mode has it. */
export const inMode = (mode: InvoicingMode, { isKept: _, ...content }: InvoiceContent): InvoiceContent =>
  mode === 'kept' ? { ...content, isKept: true } : content

/** The agency's word on the last record of an invoice; one that is kept is not sent. */
export const RECORD_STATES = ['waiting', 'accepted', 'acceptedWithFaults', 'rejected', 'kept'] as const

/** Reasons for which an invoice cannot be written as Facturae. */
export const FACTURAE_PROBLEMS = ['cancelled', 'noRecipient', 'noAddress', 'noIssuerAddress'] as const
export type FacturaeProblem = (typeof FACTURAE_PROBLEMS)[number]

/** The kinds of lines of the event register. */
export const INVOICING_EVENTS = [
  'switchedOn',
  'switchedOff',
  'certificateChanged',
  'outageBegan',
  'outageEnded',
  'submissionRefused',
  'versionChanged',
  'recordsTaken',
  'sendingBegan',
] as const
export type InvoicingEvent = (typeof INVOICING_EVENTS)[number]
