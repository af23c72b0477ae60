import * as z from 'zod'
import { isEuroAmount, MAX_CENTS } from '#domain/budget/money.ts'

/**
 * An amount as a JSON number of euros: 0 to 9999999.99 with at most two decimals (spec 5). Anything
 * finer is refused rather than rounded. Add amounts up as whole cents, with `toCents`, never as they are.
 */
export const euros = z
  .number()
  .min(0)
  .max(MAX_CENTS / 100)
  .refine(isEuroAmount, 'an amount with at most two decimals')
