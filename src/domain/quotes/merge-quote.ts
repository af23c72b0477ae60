import { isSameIn, mergeFields } from './merge-fields.ts'
import type { QuoteContent } from './quotes.ts'

export type QuoteField = keyof QuoteContent

/** The fields of a quote that the couple reads. */
const READ_FIELDS = [
  ...(['title', 'eventDate', 'place', 'guests', 'note'] as const),
  ...(['priceMode', 'lines', 'extras', 'instalments', 'validDays'] as const),
] as const satisfies readonly QuoteField[]

/** The fields of a quote, each of which is kept or changed as a whole. */
export const QUOTE_FIELDS = [
  ...READ_FIELDS,
  ...(['agreementTemplateId', 'taskTemplateId'] as const),
] as const satisfies readonly QuoteField[]

/**
 * The changes that a page has made to a quote, on top of what is stored now. `was` is what the page was shown, null
 * where it was shown no quote.
 */
export const mergeQuote = (stored: QuoteContent, was: QuoteContent | null, given: QuoteContent) =>
  mergeFields(QUOTE_FIELDS, { stored, was, given })

/** Whether two quotes say the same to the couple. */
export const isSameQuote = (one: QuoteContent, other: QuoteContent): boolean =>
  isSameIn(READ_FIELDS, one, other)
