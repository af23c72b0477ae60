import * as z from 'zod'
import { PEOPLE_PER_UNIT_MAX, PRICE_UNITS, UNIT_QUANTITY_MAX } from '#domain/vendors/price-units.ts'
import {
  HEAD_BASES,
  HEAD_PRICE_MAX,
  MINIMUM_HEADS_MAX,
  NEW_HEAD_PRICE,
  PLANNED_HEADS_MAX,
} from '#domain/vendors/vendor-prices.ts'
import { id } from './base.ts'
import { euros } from './money.ts'

const heads = z.object({ adults: z.int(), children: z.int(), families: z.int() })

const count = z.int().min(0)
const planned = count.max(PLANNED_HEADS_MAX)

/** The parts of a price as they are set; a new price begins with the defaults of the domain for those left out. */
const parts = {
  adult: euros.max(HEAD_PRICE_MAX),
  child: euros.max(HEAD_PRICE_MAX),
  unit: z.enum(PRICE_UNITS),
  /** Euros that are paid whatever the guests do. */
  fixed: euros,
  minimum: count.max(MINIMUM_HEADS_MAX),
  /** The units that the fixed part pays for. */
  included: count.max(MINIMUM_HEADS_MAX),
  /** Hours, tables, buses or families; `null` where they follow from the guests. */
  quantity: count.max(UNIT_QUANTITY_MAX).nullable(),
  /** The people of a table or a bus; `null` for the usual 10 and 50. */
  peoplePerUnit: z.int().min(1).max(PEOPLE_PER_UNIT_MAX).nullable(),
  basis: z.enum(HEAD_BASES),
  /** The event whose guests are counted; `null` for the wedding itself. */
  eventId: id.nullable(),
  plannedAdults: planned,
  plannedChildren: planned,
}

/** A price in euros by a unit, with the guests it can be counted by: babies are none of them. */
export const perHead = z.object({
  adult: z.number(),
  child: z.number(),
  unit: parts.unit,
  fixed: z.number(),
  minimum: z.int(),
  included: z.int(),
  quantity: z.int().nullable(),
  peoplePerUnit: z.int().nullable(),
  basis: parts.basis,
  eventId: parts.eventId,
  plannedAdults: z.int(),
  plannedChildren: z.int(),
  heads: z.object({ invited: heads, expected: heads, confirmed: heads, planned: heads }),
})

/**
 * A price per unit as it is set. `adult` is the price of an adult, or of the unit; those who are missing to `minimum`
 * cost as adults.
 */
export const headPrice = z.object({
  ...parts,
  unit: parts.unit.default(NEW_HEAD_PRICE.unit),
  fixed: parts.fixed.default(NEW_HEAD_PRICE.fixed),
  minimum: parts.minimum.default(NEW_HEAD_PRICE.minimum),
  included: parts.included.default(NEW_HEAD_PRICE.included),
  quantity: parts.quantity.default(NEW_HEAD_PRICE.quantity),
  peoplePerUnit: parts.peoplePerUnit.default(NEW_HEAD_PRICE.peoplePerUnit),
  plannedAdults: planned.default(NEW_HEAD_PRICE.plannedAdults),
  plannedChildren: planned.default(NEW_HEAD_PRICE.plannedChildren),
})

/**
 * The changed parts of a price per head: the rest stays as it is, so two people who set two parts of it lose neither.
 */
export const headPriceChanges = z.object(parts).partial()

export const HEAD_EVENT_NOT_FOUND = {
  status: 422,
  message: 'There is no such event whose guests could be counted',
} as const
