import * as z from 'zod'
import { HEAD_BASES, HEAD_PRICE_MAX, MINIMUM_HEADS_MAX } from '#domain/vendors/vendor-prices.ts'
import { id } from './base.ts'
import { euros } from './money.ts'

const heads = z.object({ adults: z.int(), children: z.int() })

const price = {
  basis: z.enum(HEAD_BASES),
  /** The event whose guests are counted; `null` for the wedding itself. */
  eventId: id.nullable(),
}

/** A price per head in euros, with the guests it can be counted by: babies are none of them. */
export const perHead = z.object({
  adult: z.number(),
  child: z.number(),
  minimum: z.int(),
  ...price,
  heads: z.object({ invited: heads, expected: heads, confirmed: heads }),
})

/** A price per head as it is set. Those who are missing to `minimum` cost as adults. */
export const headPrice = z.object({
  adult: euros.max(HEAD_PRICE_MAX),
  child: euros.max(HEAD_PRICE_MAX),
  minimum: z.int().min(0).max(MINIMUM_HEADS_MAX).default(0),
  ...price,
})

/**
 * The changed parts of a price per head: the rest stays as it is, so two people who set two parts of it lose neither.
 */
export const headPriceChanges = z.object({
  adult: headPrice.shape.adult.optional(),
  child: headPrice.shape.child.optional(),
  minimum: z.int().min(0).max(MINIMUM_HEADS_MAX).optional(),
  basis: price.basis.optional(),
  eventId: price.eventId.optional(),
})

export const HEAD_EVENT_NOT_FOUND = {
  status: 422,
  message: 'There is no such event whose guests could be counted',
} as const
