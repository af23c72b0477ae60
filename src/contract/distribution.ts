import * as z from 'zod'
import { MAX_CENTS } from '#domain/budget/money.ts'
import { CATEGORIES } from '#domain/catalogue/catalogue.ts'

const cents = z.int32().min(0).max(MAX_CENTS)

/** The plan by category, in whole cents. */
export const distribution = z.partialRecord(z.enum(CATEGORIES), cents)

/** The cents that each category shall have, and those that the member saw; `null` is no plan. */
export const distributionChange = z.partialRecord(
  z.enum(CATEGORIES),
  z.object({ cents: cents.nullable(), from: cents.nullable() }),
)
