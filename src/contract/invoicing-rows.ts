import * as z from 'zod'
import { ADDRESS_MAX, CITY_MAX, CLIENT_NAME_MAX, POSTAL_CODE_MAX } from '#domain/books/books.ts'
import {
  FACTURAE_PROBLEMS,
  INVOICING_EVENTS,
  INVOICING_MODES,
  RECORD_STATES,
} from '#domain/invoicing/invoice-content.ts'
import { INVOICE_TYPES } from '#domain/invoicing/invoices.ts'
import { id, instant, optionalTextField, requiredLine, text } from './base.ts'

const cents = z.int()

/** A person or company as an invoice names it. */
const party = z.object({
  name: z.string(),
  nif: z.string(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
})

/** The client of an invoice, as it is typed. */
export const recipientFields = z.object({
  name: requiredLine(CLIENT_NAME_MAX),
  nif: text.max(20),
  address: optionalTextField(ADDRESS_MAX).default(null),
  postalCode: optionalTextField(POSTAL_CODE_MAX).default(null),
  city: optionalTextField(CITY_MAX).default(null),
})

/** The agency's word on the last record of an invoice; one that was cancelled or corrected says that. */
const INVOICE_STATES = [...RECORD_STATES, 'cancelled', 'corrected'] as const

export const invoiceRow = z.object({
  id,
  number: z.string(),
  type: z.enum(INVOICE_TYPES),
  issuedOn: z.string(),
  chargeId: id.nullable(),
  recipient: party.nullable(),
  concept: z.string(),
  weddingName: z.string(),
  vatRates: z.array(z.int()),
  base: cents,
  vat: cents,
  total: cents,
  irpf: cents,
  irpfRate: z.int(),
  /** The invoice that it corrects, by differences or in its place, and why. */
  correction: z
    .object({
      number: z.string(),
      method: z.enum(['difference', 'substitution']),
      reason: z.string(),
    })
    .nullable(),
  /** The number of its last correction. */
  correctedBy: z.string().nullable(),
  state: z.enum(INVOICE_STATES),
  isCancelled: z.boolean(),
  /** The agency's fault of its last record, with its number. */
  fault: z.object({ code: z.int().nullable(), message: z.string() }).nullable(),
  /** The reason for which it cannot be had as Facturae. */
  facturaeProblem: z.enum(FACTURAE_PROBLEMS).nullable(),
  /** Of its last record. */
  hash: z.string(),
  createdAt: instant,
  createdBy: z.string(),
})

/** A line of the event register: a record, an event that is signed, or something else that happened. */
export const registerLine = z.object({
  at: instant,
  kind: z.enum(['issue', 'cancellation', 'signed', ...INVOICING_EVENTS]),
  /** The number of the invoice, the facts of the event, or the agency's key of one that is signed. */
  words: z.string(),
  by: z.string(),
  hash: z.string().nullable(),
  state: z.enum(RECORD_STATES).nullable(),
  code: z.int().nullable(),
  message: z.string().nullable(),
  receipt: z.string().nullable(),
})

export const certificate = z.object({
  holder: z.string(),
  nif: z.string().nullable(),
  expiresAt: instant,
})

/** All that a planner's invoices are. `settings` is null until they are switched on. */
export const invoicing = z.object({
  today: z.string(),
  environment: z.enum(['production', 'test']),
  /** The program and its maker as records and the declaration name them; the maker is who runs the installation. */
  system: z.object({
    maker: z.string().nullable(),
    makerNif: z.string().nullable(),
    makerAddress: z.string().nullable(),
    version: z.string(),
    installation: z.string(),
  }),
  settings: z
    .object({
      nif: z.string(),
      /** Records are sent, or signed and kept. */
      mode: z.enum(INVOICING_MODES),
      series: z.string(),
      correctionSeries: z.string(),
      certificate,
      /** The stored certificate can be opened, and signs what is handed out as Facturae. */
      canSign: z.boolean(),
      switchedOnAt: instant,
      /** Since when no more is issued; the invoices stay to be read. */
      leftAt: instant.nullable(),
      /** The first day on which it may be left; it moves with each record. */
      leavableOn: z.string(),
      /** The number that the next invoice gets, as long as no other comes before it. */
      nextNumber: z.string(),
    })
    .nullable(),
  chain: z.object({
    records: z.int(),
    /** The events of the signed register, and the first that is not as it was written. */
    events: z.int(),
    faultyEvent: z.int().nullable(),
    checkedAt: instant,
    /** The first record that is not as it was written. */
    fault: z
      .object({
        seq: z.int(),
        number: z.string(),
        fault: z.enum(['altered', 'unlinked', 'backwards', 'missing']),
      })
      .nullable(),
  }),
  /** The records that wait, and when they go; null where nothing waits. */
  queue: z.object({
    waiting: z.int(),
    sendsAt: instant.nullable(),
    /** Submissions in a row that the agency did not answer. */
    failures: z.int(),
    refusal: z.string().nullable(),
  }),
  invoices: z.array(invoiceRow),
})

export type Invoicing = z.infer<typeof invoicing>
export type InvoiceRow = z.infer<typeof invoiceRow>
export type RegisterLine = z.infer<typeof registerLine>
