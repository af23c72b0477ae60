import * as z from 'zod'
import { INSTALMENTS_MAX, PAYERS_MAX, PAYMENTS_MAX } from '#domain/payments/payments.ts'
import { full, id, instant, memberRoute, weddingPath } from './base.ts'
import {
  iban,
  instalment,
  payee,
  payer,
  payerFields,
  payment,
  paymentFields,
  paymentPlan,
} from './payment-rows.ts'
import { VENDOR_NOT_FOUND } from './shared-errors.ts'

const paymentPath = weddingPath.extend({ paymentId: id })
const payerPath = weddingPath.extend({ payerId: id })

const PAYMENT_NOT_FOUND = { status: 404, message: 'There is no such payment in this wedding' } as const
const PAYER_NOT_FOUND = { status: 404, message: 'There is no such payer in this wedding' } as const

const tags = ['payments']

const { instalmentId, paidOn, method, shares, note, fileId } = paymentFields

export const paymentsContract = {
  /** How every vendor on the canvas is paid, what was paid, and by whom. Costs stand with the vendors. */
  get: memberRoute('budget', 'view')
    .route({ method: 'GET', path: '/weddings/{weddingId}/payments', tags, summary: 'The payments' })
    .input(weddingPath)
    .output(
      z.object({
        plans: z.array(paymentPlan),
        payments: z.array(payment),
        payers: z.array(payer),
      }),
    ),

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
      TOO_MANY_PAYMENTS: full(`A wedding has at most ${PAYMENTS_MAX} payments`),
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
    .errors({ PAYMENT_NOT_FOUND }),

  remove: memberRoute('budget', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/payments/{paymentId}',
      tags,
      summary: 'Remove a payment',
    })
    .input(paymentPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ PAYMENT_NOT_FOUND }),

  payers: {
    add: memberRoute('budget', 'edit')
      .route({
        method: 'POST',
        path: '/weddings/{weddingId}/payers',
        successStatus: 201,
        tags,
        summary: 'Add a person who pays',
      })
      .input(
        weddingPath.extend({
          id: id.optional(),
          name: payerFields.name,
          email: payerFields.email.default(null),
          isReminded: payerFields.isReminded.default(false),
          createdAt: instant.optional(),
        }),
      )
      .output(payer)
      .errors({ TOO_MANY_PAYERS: full(`A wedding has at most ${PAYERS_MAX} payers`) }),

    update: memberRoute('budget', 'edit')
      .route({
        method: 'PATCH',
        path: '/weddings/{weddingId}/payers/{payerId}',
        tags,
        summary: 'Change a person who pays',
      })
      .input(
        payerPath.extend({
          name: payerFields.name.optional(),
          email: payerFields.email.optional(),
          isReminded: payerFields.isReminded.optional(),
        }),
      )
      .output(payer)
      .errors({ PAYER_NOT_FOUND }),

    /** Removes a payer who has paid nothing; what they were to pay is the couple's. */
    remove: memberRoute('budget', 'edit')
      .route({
        method: 'DELETE',
        path: '/weddings/{weddingId}/payers/{payerId}',
        tags,
        summary: 'Remove a person who pays',
      })
      .input(payerPath)
      .output(z.object({ removed: z.literal(true) }))
      .errors({
        PAYER_NOT_FOUND,
        PAYER_HAS_PAID: { status: 409, message: 'There are payments of this person' },
      }),
  },
}
