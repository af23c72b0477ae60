import { ORPCError } from '@orpc/client'
import type { Quote } from '#contract/quote-rows.ts'
import type { QuoteField } from '#domain/quotes/merge-quote.ts'
import { codeOf } from '../../shared/error-messages.ts'

/** The fields that another page has changed too, and the quote as it has left it; null for any other error. */
export function conflictsIn(error: Error | null): { fields: QuoteField[]; stored: Quote } | null {
  if (!(error instanceof ORPCError) || codeOf(error) !== 'QUOTE_CONFLICTS') return null
  const { conflicts, quote } = error.data as { conflicts: QuoteField[]; quote: Quote }
  return { fields: conflicts, stored: quote }
}
