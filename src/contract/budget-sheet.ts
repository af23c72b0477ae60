import * as z from 'zod'
import { SHEET_BODY_MAX_BYTES, SHEET_ROWS_MAX } from '#domain/budget/sheet/sheet-request.ts'
import { CATEGORIES, COMPONENT_KEY, COMPONENT_KEY_MAX } from '#domain/catalogue/catalogue.ts'
import { PAYMENTS_MAX } from '#domain/payments/payments.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { VENDOR_DETAILS_MAX, VENDOR_NAME_MAX, VENDOR_STATUSES } from '#domain/vendors/vendors.ts'
import { day, full, id, memberRoute, optionalTextField, text, weddingPath } from './base.ts'
import { euros } from './money.ts'
import { instalment } from './payment-plans.ts'
import { cents } from './payment-rows.ts'

const details = optionalTextField(VENDOR_DETAILS_MAX)

/** The instalments of a row, what is paid and what is due, and the payment of the first. */
const money = {
  instalments: z.array(instalment).max(2),
  payment: z.object({ id, instalmentId: id.nullable(), cents: cents.min(1), paidOn: day }).nullable(),
}

const addedVendor = z.object({
  id,
  /** A component, or the component 'Otros' of a category, which is made when there is none. */
  place: z.union([
    z.object({ vendorType: z.string().max(COMPONENT_KEY_MAX).regex(COMPONENT_KEY) }),
    z.object({ othersOf: z.enum(CATEGORIES) }),
  ]),
  name: text.overwrite(cleanLine).max(VENDOR_NAME_MAX),
  cost: euros,
  status: z.enum(VENDOR_STATUSES),
  details,
  ...money,
})

const changedVendor = z.object({
  vendorId: id,
  /** The vendor as the member saw it: with anything else by now it stays as it is. */
  seen: z.object({
    cost: euros,
    status: z.enum(VENDOR_STATUSES),
    details: text.max(VENDOR_DETAILS_MAX).nullable(),
    paidCents: z.int().min(0),
    instalments: z.int32().min(0),
  }),
  cost: euros.optional(),
  status: z.literal('closed').optional(),
  details: details.optional(),
  ...money,
})

/** The vendors that came and changed, and those that others have changed meanwhile. Without `lineId` nothing was written. */
export const importedSheet = z.object({
  added: z.int(),
  changed: z.int(),
  kept: z.int(),
  lineId: id.nullable(),
})

/**
 * Brings the vendors of a budget sheet with what is paid and due, in one transaction and one line of activity, which
 * takes all of it back. It needs the vendors as well. A vendor whose `id` is there already, and a change whose payment
 * is, were brought by an earlier try and are left as they are.
 */
export const importSheet = memberRoute('budget', 'edit')
  .meta({
    access: 'member',
    maxBody: SHEET_BODY_MAX_BYTES,
    queue: 'import',
  })
  .route({
    method: 'POST',
    path: '/weddings/{weddingId}/budget/import',
    tags: ['budget'],
    summary: 'Import a budget sheet',
  })
  .input(
    weddingPath.extend({
      added: z.array(addedVendor).max(SHEET_ROWS_MAX),
      changed: z.array(changedVendor).max(SHEET_ROWS_MAX),
    }),
  )
  .output(importedSheet)
  .errors({
    COMPONENT_NOT_FOUND: { status: 422, message: 'The catalogue of this wedding has no such component' },
    TOO_MANY_VENDORS: full('The canvas holds as many vendors as there can be'),
    TOO_MANY_COMPONENTS: full('The catalogue has as many components of its own as there can be'),
    TOO_MANY_VENDOR_PAYMENTS: full(`A wedding has at most ${PAYMENTS_MAX} payments`),
  })
