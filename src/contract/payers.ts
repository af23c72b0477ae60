import * as z from 'zod'
import { PAYERS_MAX } from '#domain/payments/payments.ts'
import { full, id, instant, memberRoute, weddingPath } from './base.ts'
import { payer, payerFields } from './payment-rows.ts'

const payerPath = weddingPath.extend({ payerId: id })

const PAYER_NOT_FOUND = { status: 404, message: 'There is no such payer in this wedding' } as const

const tags = ['payments']

/** The people who pay beside the couple, without an account. */
export const payersContract = {
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
}
