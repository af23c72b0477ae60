import * as z from 'zod'
import { NEXT_PAYMENTS } from '#domain/payments/next-payments.ts'
import { INSTALMENTS_MAX, PAYMENTS_MAX } from '#domain/payments/payments.ts'
import { full, id, instant, memberRoute, weddingPath } from './base.ts'
import { payersContract } from './payers.ts'
import { iban, instalment, payee, paymentPlan, weddingPayments } from './payment-plans.ts'
import { nextPayment, payment, paymentFields } from './payment-rows.ts'
import { VENDOR_NOT_FOUND } from './shared-errors.ts'

const paymentPath = weddingPath.extend({ paymentId: id })

const VENDOR_PAYMENT_NOT_FOUND = { status: 404, message: 'There is no such payment in this wedding' } as const

const tags = ['payments']

const { instalmentId, paidOn, method, shares, note, fileId } = paymentFields

export const paymentsContract = {
  /** How every vendor on the canvas is paid, what was paid, and by whom. Costs stand with the vendors. */
  get: memberRoute('budget', 'view')
    .route({ method: 'GET', path: '/weddings/{weddingId}/payments', tags, summary: 'The payments' })
    .input(weddingPath)
    .output(weddingPayments),

  /** The instalments that are overdue or due within two weeks, at most three, the earliest first. */
  next: memberRoute('budget', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/next-payments',
      tags,
      summary: 'The payments that are due first',
    })
    .input(weddingPath)
    .output(z.array(nextPayment).max(NEXT_PAYMENTS)),

  /** The vendors on the canvas with payments, noted or planned, without amounts: who removes a vendor is asked then. */
  vendors: memberRoute('vendors', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/paid-vendors',
      tags,
      summary: 'The vendors with payments',
    })
    .input(weddingPath)
    .output(z.array(id)),

  /** All that is due as an iCalendar file: a day each, without amounts in titles that others may see on a screen. */
  calendar: memberRoute('budget', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/payments/calendar',
      tags,
      summary: 'What is due as an iCalendar file',
    })
    .input(weddingPath)
    .output(z.object({ ics: z.string() })),

  /**
   * Sets the given parts of a vendor's plan. `from` says which instalments there were as the change began: those that
   * another has added, changed or removed since then stay so, but for what this one changes too.
   */
  savePlan: memberRoute('budget', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/payment-plans/{vendorId}',
      tags,
      summary: 'Change how a vendor is paid',
    })
    .input(
      weddingPath.extend({
        vendorId: id,
        instalments: z.array(instalment).max(INSTALMENTS_MAX).optional(),
        iban: z
          .union([z.literal('').transform(() => null), iban])
          .nullable()
          .optional(),
        payee: payee.optional(),
        isVatIncluded: z.boolean().nullable().optional(),
        from: z.object({ instalments: z.array(instalment).max(2 * INSTALMENTS_MAX) }).optional(),
      }),
    )
    .output(paymentPlan)
    .errors({ VENDOR_NOT_FOUND, TOO_MANY_INSTALMENTS: full('A vendor has at most so many instalments') }),

  /**
   * Notes a payment: its shares make up the amount. `paidBefore` are the cents that the member saw as paid of the same
   * instalment; when others have paid meanwhile, it is refused, so that one line is not paid twice. A repeated `id`
   * answers with the payment that exists.
   */
  add: memberRoute('budget', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/payments',
      successStatus: 201,
      tags,
      summary: 'Note a payment',
    })
    .input(
      weddingPath.extend({
        id: id.optional(),
        vendorId: id,
        instalmentId: instalmentId.default(null),
        paidOn,
        method: method.default(null),
        shares,
        note: note.default(null),
        fileId: fileId.default(null),
        paidBefore: z.int().min(0).optional(),
        createdAt: instant.optional(),
      }),
    )
    .output(payment)
    .errors({
      VENDOR_NOT_FOUND,
      PAID_MEANWHILE: {
        status: 409,
        message: 'Somebody has paid this meanwhile',
        data: z.object({ paidCents: z.int() }),
      },
      TOO_MANY_VENDOR_PAYMENTS: full(`A wedding has at most ${PAYMENTS_MAX} payments`),
    }),

  /** Corrects the given fields of a payment; how it was stays in the log of activity. */
  update: memberRoute('budget', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/payments/{paymentId}',
      tags,
      summary: 'Correct a payment',
    })
    .input(
      paymentPath.extend({
        instalmentId: instalmentId.optional(),
        paidOn: paidOn.optional(),
        method: method.optional(),
        shares: shares.optional(),
        note: note.optional(),
        fileId: fileId.optional(),
      }),
    )
    .output(payment)
    .errors({ VENDOR_PAYMENT_NOT_FOUND }),

  remove: memberRoute('budget', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/payments/{paymentId}',
      tags,
      summary: 'Remove a payment',
    })
    .input(paymentPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ VENDOR_PAYMENT_NOT_FOUND }),

  payers: payersContract,
}
