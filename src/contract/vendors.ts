import * as z from 'zod'
import { COMPONENT_KEY, COMPONENT_KEY_MAX } from '#domain/catalogue/catalogue.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import {
  NEW_VENDOR,
  VENDOR_DETAILS_MAX,
  VENDOR_EMAIL_MAX,
  VENDOR_NAME_MAX,
  VENDOR_PHONE_MAX,
  VENDOR_STATUSES,
  VENDOR_WEBPAGE_MAX,
} from '#domain/vendors/vendors.ts'
import {
  draftIds,
  full,
  id,
  instant,
  isDraft,
  memberRoute,
  optionalTextField,
  publishedCount,
  text,
  weddingPath,
} from './base.ts'
import { filesFromBook } from './book-file-copies.ts'
import { commentsContract } from './comments.ts'
import { filesContract } from './item-files.ts'
import { euros } from './money.ts'
import { DRAFTS_OF_PLANNERS, VENDOR_IN_AGENDA, VENDOR_NOT_FOUND } from './shared-errors.ts'
import { HEAD_EVENT_NOT_FOUND, headPrice, headPriceChanges, perHead } from './vendor-prices.ts'

/**
 * A vendor on the canvas (spec 3): `vendorType` is the key of a component and may repeat, `cost` is a
 * number of euros, computed while there is a price per head, `closed` is shown as 'Confirmado'. Both are null for
 * members without access to the budget. A vendor with neither a cost nor a price costs the sum of its `pricedBuses`. The counts are those of its two other tabs.
 */
export const vendor = z.object({
  id,
  vendorType: z.string(),
  name: z.string(),
  cost: z.number().nullable(),
  perHead: perHead.nullable(),
  /** How many buses make up the cost; none where it is the vendor's own. */
  pricedBuses: z.int(),
  status: z.enum(VENDOR_STATUSES),
  details: z.string().nullable(),
  webpage: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  fileCount: z.int(),
  commentCount: z.int(),
  /** Only members who see drafts see it; it counts in no budget. */
  isDraft: z.boolean(),
  createdAt: instant,
})

export type Vendor = z.infer<typeof vendor>

const name = text.overwrite(cleanLine).max(VENDOR_NAME_MAX)
const details = optionalTextField(VENDOR_DETAILS_MAX)
const webpage = optionalTextField(VENDOR_WEBPAGE_MAX)
const email = optionalTextField(VENDOR_EMAIL_MAX)
const phone = optionalTextField(VENDOR_PHONE_MAX)

const vendorPath = weddingPath.extend({ vendorId: id })

export const vendorsContract = {
  /** The vendors in the order they were added. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute('vendors', 'view')
    .meta({ access: 'member', versioned: true })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/vendors',
      tags: ['vendors'],
      summary: 'The vendors on the canvas',
    })
    .input(weddingPath)
    .output(z.array(vendor)),

  /**
   * Adds a vendor: open, without a name, cost 0 (spec 4) unless told otherwise. A repeated `id` answers
   * with the vendor that exists. The `id` of a vendor removed within the last 24 hours brings it back
   * as it was, with its files and comments: send the whole vendor, and it returns even after that time,
   * if only with its fields. An instant still to come counts as now.
   */
  add: memberRoute('vendors', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/vendors',
      successStatus: 201,
      tags: ['vendors'],
      summary: 'Add a vendor or bring it back',
    })
    .input(
      weddingPath.extend({
        id: id.optional(),
        vendorType: z.string().max(COMPONENT_KEY_MAX).regex(COMPONENT_KEY),
        name: name.default(NEW_VENDOR.name),
        cost: euros.default(NEW_VENDOR.cost),
        perHead: headPrice.nullable().default(null),
        status: z.enum(VENDOR_STATUSES).default(NEW_VENDOR.status),
        details: details.default(null),
        webpage: webpage.default(null),
        email: email.default(null),
        phone: phone.default(null),
        isDraft,
        createdAt: instant.optional(),
      }),
    )
    .output(vendor)
    .errors({
      DRAFTS_OF_PLANNERS,
      TOO_MANY_VENDORS: full('The canvas holds as many vendors as there can be'),
      COMPONENT_NOT_FOUND: { status: 422, message: 'The catalogue of this wedding has no such component' },
      HEAD_EVENT_NOT_FOUND,
    }),

  /**
   * Changes the given fields only, so two people editing two fields lose neither. A `cost` ends the price per head,
   * unless one comes with it, of which the given parts are set; without a cost, a price that is taken away leaves its
   * last amount. `from` has the cost and the price as they were seen, the vendor's own, which is 0 while it costs the sum of
   * its buses: `COST_CHANGED` when they are others by now, and nothing changes.
   */
  update: memberRoute('vendors', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/vendors/{vendorId}',
      tags: ['vendors'],
      summary: 'Change a vendor',
    })
    .input(
      vendorPath.extend({
        name: name.optional(),
        cost: euros.optional(),
        perHead: headPriceChanges.nullable().optional(),
        details: details.optional(),
        webpage: webpage.optional(),
        email: email.optional(),
        phone: phone.optional(),
        from: z.object({ cost: euros, perHead: headPrice.nullable() }).optional(),
      }),
    )
    .output(vendor)
    .errors({
      VENDOR_NOT_FOUND,
      HEAD_EVENT_NOT_FOUND,
      COST_CHANGED: { status: 409, message: 'The vendor has another cost or price than was seen' },
    }),

  /** 'Confirmar proveedor': from open to closed (spec 4). Confirming a confirmed vendor changes nothing. */
  confirm: memberRoute('vendors', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/vendors/{vendorId}/confirm',
      tags: ['vendors'],
      summary: 'Confirm a vendor',
    })
    .input(vendorPath)
    .output(vendor)
    .errors({ VENDOR_NOT_FOUND }),

  /** 'Desmarcar confirmado': from closed back to open (spec 4). */
  reopen: memberRoute('vendors', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/vendors/{vendorId}/reopen',
      tags: ['vendors'],
      summary: 'Reopen a confirmed vendor',
    })
    .input(vendorPath)
    .output(vendor)
    .errors({ VENDOR_NOT_FOUND }),

  /** Removes a vendor; `add` with its id brings it back for 24 hours. */
  remove: memberRoute('vendors', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/vendors/{vendorId}',
      tags: ['vendors'],
      summary: 'Remove a vendor',
    })
    .input(vendorPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ VENDOR_NOT_FOUND }),

  /**
   * 'Publicar': shows drafts to the other members, who get one notification of them all. What is published already
   * counts for nothing.
   */
  publish: memberRoute('vendors', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/vendors/publish',
      tags: ['vendors'],
      summary: 'Publish drafts of vendors',
    })
    .input(weddingPath.extend({ vendorIds: draftIds }))
    .output(publishedCount),

  /** Takes a publication back: they are drafts again, and who has not read of it is not told. */
  unpublish: memberRoute('vendors', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/vendors/unpublish',
      tags: ['vendors'],
      summary: 'Make vendors drafts again',
    })
    .input(weddingPath.extend({ vendorIds: draftIds }))
    .output(publishedCount)
    .errors({ DRAFTS_OF_PLANNERS, VENDOR_IN_AGENDA }),

  files: filesContract('vendor'),
  filesFromBook,
  comments: commentsContract('vendor'),
}
