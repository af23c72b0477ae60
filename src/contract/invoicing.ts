import * as z from 'zod'
import { CONCEPT_MAX } from '#domain/books/books.ts'
import { MAX_CENTS } from '#domain/budget/money.ts'
import { INVOICING_MODES, REASON_MAX } from '#domain/invoicing/invoice-content.ts'
import { SERIES_MAX } from '#domain/invoicing/invoice-number.ts'
import { TEST_OUTCOMES } from '#domain/invoicing/test-sending.ts'
import { businessRoute, id, instant, requiredLine, text } from './base.ts'
import { certificate, invoicing, recipientFields, registerLine } from './invoicing-rows.ts'
import {
  BROWSER_SESSION_ONLY,
  CHARGE_IS_INVOICED,
  CHARGE_NOT_FOUND,
  INVOICE_NOT_FOUND,
  ISSUER_UNKNOWN,
  NIF_IS_WRONG,
} from './shared-errors.ts'

/** Invoices are the planner's own, as their books are. */
const invoicingRoute = businessRoute('books')
  .meta({ access: 'planner', browserOnly: true })
  .errors({ BROWSER_SESSION_ONLY })

const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  invoicingRoute.route({
    method,
    path: `/planner/invoicing${path === '/' ? '' : path}`,
    tags: ['invoicing'],
    summary,
  })

/** Opening a container turns its password into a key, thousands of rounds. */
const opening = { access: 'planner', browserOnly: true, cost: 20 } as const

const ISSUER_NIF_CHANGED = {
  status: 409,
  message: 'The NIF of the issuer is not that of the chain',
} as const
const RECIPIENT_ADDRESS_NEEDED = { status: 422, message: 'A company is named with its address' } as const
const RECIPIENT_NEEDED = { status: 422, message: 'The invoice has a recipient' } as const
const INVOICE_IS_REPLACED = { status: 409, message: 'The invoice does not count any more' } as const
/** A record that is kept is signed; the stored certificate has expired, or its key is none that signs. */
const RECORD_NOT_SIGNED = { status: 409, message: 'The certificate cannot sign the record' } as const
const INVOICING_IS_OFF = { status: 409, message: 'Invoices are not switched on' } as const
const CERTIFICATE_REFUSED = {
  CERTIFICATE_UNREADABLE: { status: 422, message: 'That is no certificate in a .p12 or .pfx file' },
  CERTIFICATE_PASSWORD_WRONG: { status: 422, message: 'The password does not open the certificate' },
  CERTIFICATE_WITHOUT_KEY: { status: 422, message: 'The file has no private key of its certificate' },
  CERTIFICATE_EXPIRED: { status: 422, message: 'The certificate has expired' },
  CERTIFICATE_NOT_YET_VALID: { status: 422, message: 'The certificate is not valid yet' },
} as const

/** A file of a few thousand bytes, with its chain. */
const CERTIFICATE_MAX = 45_000
const certificateFields = z.object({
  /** The `.p12` or `.pfx`, in base64. */
  file: z.base64().min(1).max(CERTIFICATE_MAX),
  password: text.max(200),
})

const series = z.string().trim().toUpperCase().max(SERIES_MAX)

export const invoicingContract = {
  /** The invoices with the state of each, and whether the chain of their records is whole. */
  get: route('GET', '/', 'The own invoices').output(invoicing),

  /** The event register: the records and what happened with them, the newest first. */
  register: route('GET', '/register', 'The event register').output(z.array(registerLine)),

  /** Opens a certificate with its password, and keeps nothing of it. */
  readCertificate: route('POST', '/certificate/reading', 'Read a certificate')
    .meta(opening)
    .input(certificateFields)
    .output(certificate)
    .errors(CERTIFICATE_REFUSED),

  /**
   * Switches invoices on. Records that are sent ('VERI*FACTU') stay so until the year ends; those that are kept are signed
   * with the certificate. The issuer is that of the books.
   */
  switchOn: route('POST', '/activation', 'Switch invoices on')
    .meta(opening)
    .input(
      certificateFields.extend({
        series,
        correctionSeries: series,
        mode: z.enum(INVOICING_MODES).default('sent'),
      }),
    )
    .output(z.object({ series: z.string() }))
    .errors({
      ...CERTIFICATE_REFUSED,
      ISSUER_UNKNOWN,
      ISSUER_NIF_CHANGED,
      RECORD_NOT_SIGNED,
      INVOICING_IS_ON: { status: 409, message: 'Invoices are switched on already' },
      SERIES_REFUSED: { status: 422, message: 'A series has capitals and figures, and each its own' },
    }),

  /** Sends the records from now on, where they were kept; those stay as they are. */
  beginSending: route('POST', '/sending', 'Send records from now on')
    .output(z.object({ mode: z.enum(INVOICING_MODES) }))
    .errors({ INVOICING_IS_OFF, RECORD_NOT_SIGNED }),

  /**
   * Stops issuing, from the year after the last record, when none waits. What was issued stays to be read, and the same
   * chain goes on where it is switched on again.
   */
  leave: route('POST', '/leaving', 'Switch invoices off')
    .output(z.object({ leftAt: instant }))
    .errors({
      INVOICING_IS_OFF,
      RECORD_NOT_SIGNED,
      INVOICING_STAYS_ON: {
        status: 409,
        message: 'It stays on until the year of the last record has ended',
        data: z.object({ on: z.string() }),
      },
      RECORDS_WAIT: { status: 409, message: 'Records wait for the tax agency' },
    }),

  /** Puts another certificate in the place of the stored one. */
  changeCertificate: route('PUT', '/certificate', 'Change the certificate')
    .meta(opening)
    .input(certificateFields)
    .output(certificate)
    .errors({ ...CERTIFICATE_REFUSED, INVOICING_IS_OFF }),

  /**
   * Sends an invoice without effects to the agency's test service, with the certificate given or the stored one, and
   * keeps nothing of it. `message` is the agency's own sentence.
   */
  test: route('POST', '/test', 'Try a certificate with the tax agency')
    .meta({ ...opening, queue: 'none' })
    .input(z.object({ certificate: certificateFields.nullable() }))
    .output(z.object({ outcome: z.enum(TEST_OUTCOMES), message: z.string().nullable() }))
    .errors({ ...CERTIFICATE_REFUSED, ISSUER_UNKNOWN, INVOICING_IS_OFF }),

  /**
   * Issues the invoice of a charge; without a recipient it is a simplified one. A repeated `id` answers with the invoice
   * that was issued then.
   */
  issue: route('POST', '/invoices', 'Issue an invoice')
    .input(
      z.object({
        id,
        chargeId: id,
        concept: requiredLine(CONCEPT_MAX),
        recipient: recipientFields.nullable(),
      }),
    )
    .output(z.object({ id, number: z.string() }))
    .errors({
      INVOICING_IS_OFF,
      RECORD_NOT_SIGNED,
      CHARGE_NOT_FOUND,
      CHARGE_IS_INVOICED,
      ISSUER_UNKNOWN,
      ISSUER_NIF_CHANGED,
      NIF_IS_WRONG,
      RECIPIENT_ADDRESS_NEEDED,
      SIMPLIFIED_TOO_LARGE: { status: 422, message: 'A simplified invoice has 400 euros at most' },
    }),

  /**
   * Makes another record of an invoice that the agency refused, or keeps with faults, with its client as the agency
   * knows them; a simplified one has none. The invoice stays as it was issued.
   */
  mend: route('POST', '/invoices/{invoiceId}/resubmission', 'Correct and send a record again')
    .input(z.object({ invoiceId: id, recipient: recipientFields.pick({ name: true, nif: true }).nullable() }))
    .output(z.object({ id }))
    .errors({
      INVOICE_NOT_FOUND,
      NIF_IS_WRONG,
      RECIPIENT_NEEDED,
      NOTHING_TO_MEND: { status: 409, message: 'The agency has not refused its last record' },
    }),

  /**
   * Issues the invoice that corrects another, in the series of corrections: by the difference to `total`, the right sum
   * with IVA, or with all of it in the place of the other. A repeated `id` answers with the first.
   */
  correct: route('POST', '/invoices/{invoiceId}/correction', 'Correct an invoice by another')
    .input(
      z.object({
        invoiceId: id,
        id,
        method: z.enum(['difference', 'substitution']),
        reason: requiredLine(REASON_MAX),
        total: z.int().min(0).max(MAX_CENTS),
        recipient: recipientFields.nullable(),
      }),
    )
    .output(z.object({ id, number: z.string() }))
    .errors({
      INVOICE_NOT_FOUND,
      ISSUER_UNKNOWN,
      ISSUER_NIF_CHANGED,
      NIF_IS_WRONG,
      RECIPIENT_ADDRESS_NEEDED,
      RECIPIENT_NEEDED,
      RECORD_NOT_SIGNED,
      INVOICE_IS_REPLACED,
      NOTHING_CORRECTED: { status: 422, message: 'The total is the same' },
    }),

  /** Takes back an invoice that should never have been issued; its number stays. */
  cancel: route('POST', '/invoices/{invoiceId}/cancellation', 'Cancel an invoice')
    .input(z.object({ invoiceId: id }))
    .output(z.object({ id }))
    .errors({
      INVOICE_NOT_FOUND,
      INVOICE_IS_REPLACED,
      RECORD_NOT_SIGNED,
    }),
}
