import type { Quote } from '#contract/quote-rows.ts'
import type { Transaction } from '#db/client.ts'
import { quotes } from '#db/schema/quotes.ts'
import { mergeQuote, type QuoteField } from '#domain/quotes/merge-quote.ts'
import type { QuoteContent } from '#domain/quotes/quotes.ts'
import { findRequest } from '#server/areas/requests/requests.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { findQuote, isQuote, type QuoteKey } from './quotes.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

export type QuoteConflicts = { conflicts: QuoteField[]; quote: Quote }

/**
 * Saves what a page has changed of a quote since it was shown `was`; the first page that saves begins it. Where another
 * page has changed the same, nothing is written.
 */
export function saveQuote(
  { db, clock }: Deps,
  key: QuoteKey,
  { was, content }: { was: QuoteContent | null; content: QuoteContent },
): Promise<Quote | QuoteConflicts | 'notFound'> {
  return db.transaction(async (tx) => {
    if (!(await findRequest(tx, key.plannerId, key.requestId))) return 'notFound'
    const savedAt = clock.now().toISOString()
    const begun = await tx
      .insert(quotes)
      .values({ ...key, draft: content, savedAt })
      .onConflictDoNothing()
      .returning({ id: quotes.requestId })
    if (begun.length === 0) {
      const stored = (await lockQuote(tx, key))!
      const merged = mergeQuote(stored.draft, was, content)
      if (merged.conflicts.length > 0)
        return { conflicts: merged.conflicts, quote: (await findQuote(tx, clock, key))! }
      await tx.update(quotes).set({ draft: merged.content, savedAt }).where(isQuote(key))
    }
    return (await findQuote(tx, clock, key))!
  })
}

/** Holds a quote until the transaction ends: sending, saving and answering come one after the other. */
export async function lockQuote(tx: Transaction, key: QuoteKey) {
  const [row] = await tx.select().from(quotes).where(isQuote(key)).for('update')
  return row
}
