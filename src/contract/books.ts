import * as z from 'zod'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import {
  ADDRESS_MAX,
  CHARGE_KINDS,
  CHARGES_MAX,
  CITY_MAX,
  CLIENT_NAME_MAX,
  INSTALMENTS_MAX,
  NOTE_MAX,
  POSTAL_CODE_MAX,
} from '#domain/books/books.ts'
import { BOOK_LINK_KINDS } from '#domain/books/receipts.ts'
import { PAYMENT_METHODS } from '#domain/budget/payment-methods.ts'

import { businessRoute, day, full, id, instant, optionalTextField, requiredLine, text } from './base.ts'
import { bookClient, bookIssuer, books, cents, chargeFields, hasOneDue } from './book-rows.ts'
import {
  BROWSER_SESSION_ONLY,
  CHARGE_IS_INVOICED,
  CHARGE_NOT_FOUND,
  ISSUER_UNKNOWN,
  NIF_IS_WRONG,
} from './shared-errors.ts'

/**
 * The books of a planner are for the planner whose business they are and for no other person: there is no wedding in
 * the path, rows are found by their owner alone, and programs with an access token are refused.
 */
const bookRoute = businessRoute('books')
  .meta({ access: 'planner', browserOnly: true })
  .errors({ BROWSER_SESSION_ONLY })

const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  bookRoute.route({ method, path: `/planner/books${path === '/' ? '' : path}`, tags: ['books'], summary })

const PAYMENT_NOT_FOUND = { status: 404, message: 'There is no such payment in your books' } as const
const ACCOUNT_NOT_FOUND = { status: 404, message: 'There is no such wedding in your books' } as const
const RECEIPT_NOT_FOUND = { status: 404, message: 'There is no such receipt in your books' } as const
const LINK_NOT_FOUND = { status: 404, message: 'There is no such link in your books' } as const

const conflictsOf = <Fields extends z.ZodType>(fields: Fields) => ({
  status: 409,
  message: 'Another device has changed the same',
  data: z.object({ stored: fields, merged: fields, conflicts: z.array(z.string()) }),
})

const clientFields = z.object({
  name: optionalTextField(CLIENT_NAME_MAX),
  nif: optionalTextField(20),
  email: optionalTextField(EMAIL_MAX),
  address: optionalTextField(ADDRESS_MAX),
  postalCode: optionalTextField(POSTAL_CODE_MAX),
  city: optionalTextField(CITY_MAX),
})

const remaining = z.object({ remaining: z.int() })

const charge = chargeFields.extend({ id: id.optional(), kind: z.enum(CHARGE_KINDS).default('instalment') })

export const booksContract = {
  /** All of it: what each wedding owes and has paid, and the receipts. */
  get: route('GET', '/', 'The own books').output(books),

  /** Sets the issuer of the receipts. */
  saveIssuer: route('PUT', '/issuer', 'Change who the receipts are from')
    .input(
      z.object({
        name: requiredLine(CLIENT_NAME_MAX),
        nif: text.max(20),
        address: requiredLine(ADDRESS_MAX),
        postalCode: requiredLine(POSTAL_CODE_MAX),
        city: requiredLine(CITY_MAX),
        /** As the issuer was when the change began; null where there was none. */
        from: bookIssuer.nullable().optional(),
      }),
    )
    .output(bookIssuer)
    .errors({ NIF_IS_WRONG, BOOKS_CONFLICTS: conflictsOf(bookIssuer) }),

  /**
   * Adds charges to the books of a wedding, which begin with the first one: all of them or none. A repeated `id`
   * adds nothing. Instalments are the agreed fee, extras come on top.
   */
  addCharges: route('POST', '/charges', 'Add charges')
    .input(
      z.object({
        /** Of a wedding whose books have not begun. */
        weddingId: id.nullable().default(null),
        accountId: id.nullable().default(null),
        charges: z
          .array(charge.refine(hasOneDue, 'a day, or days before the wedding'))
          .min(1)
          .max(INSTALMENTS_MAX),
      }),
    )
    .output(z.object({ accountId: id }))
    .errors({
      ACCOUNT_NOT_FOUND,
      TOO_MANY_CHARGES: full(`A wedding has at most ${CHARGES_MAX} charges`),
    }),

  /**
   * Agrees a charge anew; how it was before stays in its history. `from` is the charge as the change began: what another
   * device has saved of other parts since then stays, and the same part is asked about.
   */
  changeCharge: route('PUT', '/charges/{chargeId}', 'Change a charge')
    .input(
      chargeFields
        .extend({ chargeId: id, from: chargeFields.optional() })
        .refine(hasOneDue, 'a day, or days before the wedding'),
    )
    .output(z.object({ id }))
    .errors({
      CHARGE_NOT_FOUND,
      BOOKS_CONFLICTS: conflictsOf(chargeFields),
      CHARGE_IS_PAID: {
        status: 409,
        message: 'That is less than was paid, or other rates than it was paid with',
      },
      CHARGE_IS_INVOICED,
    }),

  /** Withdraws a charge that nothing was paid for. */
  withdrawCharge: route('DELETE', '/charges/{chargeId}', 'Withdraw a charge')
    .input(z.object({ chargeId: id }))
    .output(z.object({ id }))
    .errors({
      CHARGE_NOT_FOUND,
      CHARGE_HAS_PAYMENTS: { status: 409, message: 'Reverse what was paid for it first' },
      CHARGE_IS_INVOICED,
    }),

  /** Takes back that a charge was withdrawn. */
  restoreCharge: route('POST', '/charges/{chargeId}/restoration', 'Take back a withdrawal')
    .input(z.object({ chargeId: id }))
    .output(z.object({ id }))
    .errors({ CHARGE_NOT_FOUND }),

  /** Notes a payment, whole or in part. A repeated `id` answers as the first time. */
  addPayment: route('POST', '/charges/{chargeId}/payments', 'Note a payment')
    .input(
      z.object({
        chargeId: id,
        id: id.optional(),
        amount: cents,
        paidOn: day,
        method: z.enum(PAYMENT_METHODS),
        note: optionalTextField(NOTE_MAX).default(null),
        bankKey: text
          .regex(/^[0-9a-f]{16}$/)
          .nullable()
          .default(null),
      }),
    )
    .output(z.object({ id }))
    .errors({
      CHARGE_NOT_FOUND,
      PAYMENT_TOO_LARGE: { status: 409, message: 'More than is left of the charge', data: remaining },
      PAYMENT_IN_FUTURE: { status: 422, message: 'A payment has a day that has come' },
      BANK_MOVEMENT_TAKEN: { status: 409, message: 'This movement of the bank was noted before' },
      TOO_MANY_PAYMENTS: full('The charge has as many payments as it can'),
    }),

  /** Takes a wrong payment back with an entry of its own, today; its receipt, if it has one, gets one that annuls it. */
  reversePayment: route('POST', '/payments/{paymentId}/reversal', 'Reverse a payment')
    .input(z.object({ paymentId: id, id: id.optional(), reason: optionalTextField(NOTE_MAX).default(null) }))
    .output(z.object({ id }))
    .errors({
      PAYMENT_NOT_FOUND,
      PAYMENT_REVERSED: { status: 409, message: 'The payment is reversed, or is a reversal' },
    }),

  fileLink: route('GET', '/payments/{paymentId}/files/{fileId}', 'A link to a file of a payment')
    .input(z.object({ paymentId: id, fileId: id }))
    .output(z.object({ url: z.string() }))
    .errors({ PAYMENT_NOT_FOUND }),

  /** Sets the client of a wedding's books. */
  saveClient: route('PUT', '/accounts/{accountId}/client', 'Change whom a wedding is settled with')
    .input(
      clientFields.extend({
        accountId: id,
        /** As the client was when the change began. */
        from: bookClient.optional(),
      }),
    )
    .output(z.object({ id }))
    .errors({
      ACCOUNT_NOT_FOUND,
      NIF_IS_WRONG,
      BOOKS_CONFLICTS: conflictsOf(bookClient),
      CLIENT_EMAIL_REFUSED: { status: 422, message: 'That is no address that can be written to' },
    }),

  /** Makes the receipt of a payment, with the next number of the year; asked again, it answers with the same one. */
  issueReceipt: route('POST', '/payments/{paymentId}/receipt', 'Make the receipt of a payment')
    .input(z.object({ paymentId: id }))
    .output(z.object({ id, number: z.string() }))
    .errors({
      PAYMENT_NOT_FOUND,
      PAYMENT_REVERSED: { status: 409, message: 'The payment is reversed' },
      ISSUER_UNKNOWN,
      CLIENT_UNKNOWN: { status: 409, message: 'Say first who the receipt is for' },
    }),

  links: {
    /** Opens the link of a statement, or of a receipt; the one that is open stays. */
    open: route('POST', '/links', 'Open the link of a statement or a receipt')
      .input(
        z.object({ kind: z.enum(BOOK_LINK_KINDS), accountId: id, receiptId: id.nullable().default(null) }),
      )
      .output(z.object({ id, path: z.string() }))
      .errors({ ACCOUNT_NOT_FOUND, RECEIPT_NOT_FOUND }),

    /** Gives it another address and another ninety days; the former address answers 404 from now on. */
    renew: route('POST', '/links/{linkId}/renew', 'Renew a link')
      .input(z.object({ linkId: id }))
      .output(z.object({ path: z.string() }))
      .errors({ LINK_NOT_FOUND }),

    revoke: route('DELETE', '/links/{linkId}', 'Revoke a link')
      .input(z.object({ linkId: id }))
      .output(z.object({ id }))
      .errors({ LINK_NOT_FOUND }),

    /** Mails it in the planner's brand. */
    send: route('POST', '/links/{linkId}/mail', 'Mail a link')
      .input(z.object({ linkId: id, to: requiredLine(EMAIL_MAX) }))
      .output(z.object({ id }))
      .errors({
        LINK_NOT_FOUND,
        CLIENT_EMAIL_REFUSED: { status: 422, message: 'That is no address that can be written to' },
        TOO_MANY_BOOK_MAILS: {
          status: 429,
          message: 'Too many mails in an hour',
          data: z.object({ retryAfterSeconds: z.int() }),
        },
      }),
  },

  /** Reminds the couple by mail of what is due, once in three days at most. */
  remind: route('POST', '/accounts/{accountId}/reminder', 'Remind a couple of what is due')
    .input(z.object({ accountId: id }))
    .output(z.object({ recipients: z.int() }))
    .errors({
      ACCOUNT_NOT_FOUND,
      NOTHING_IS_DUE: { status: 409, message: 'Nothing is left to be paid' },
      NOBODY_TO_REMIND: { status: 409, message: 'There is no address of the couple' },
      REMINDED_LATELY: {
        status: 409,
        message: 'They were reminded less than three days ago',
        data: z.object({ until: instant }),
      },
    }),
}
