import type { Quote } from '#contract/quote-rows.ts'
import type { QuoteContent } from '#domain/quotes/quotes.ts'
import { useKeptDraft } from '../../shared/kept-draft/use-kept-draft.ts'
import { conflictsIn } from './quote-conflicts.ts'
import { saveQuote, showQuote } from './quotes.actions.ts'

/** The draft of a quote with what was typed over it. */
export const useQuoteForm = (requestId: string, quote: Quote | null, begun: QuoteContent) =>
  useKeptDraft<QuoteContent, Quote>({
    ...{ name: `quote of ${requestId}`, stored: quote, begun, show: showQuote, conflictsIn },
    save: (was, content) => saveQuote(requestId, was, content),
  })
