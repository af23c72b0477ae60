import type { Platform } from '#server/core/context.ts'
import { findQuote, type QuoteKey } from './quotes.queries.ts'

/** The path of a quote that its couple can still accept; `null` while there is none. */
export async function openQuotePath(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  key: QuoteKey,
): Promise<string | null> {
  const quote = await findQuote(db, clock, key)
  return quote && (quote.state === 'sent' || quote.state === 'opened') ? quote.path : null
}
