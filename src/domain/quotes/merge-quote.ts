import type { QuoteContent } from './quotes.ts'

export type QuoteField = keyof QuoteContent

/** The fields of a quote, each of which is kept or changed as a whole. */
export const QUOTE_FIELDS = [
  ...(['title', 'eventDate', 'place', 'guests', 'note'] as const),
  ...(['priceMode', 'lines', 'extras', 'instalments', 'validDays'] as const),
] as const satisfies readonly QuoteField[]

type Merged = { content: QuoteContent; conflicts: QuoteField[] }

/**
 * The changes that a page has made to a quote, on top of what is stored now. `was` is what the page was shown, null
 * where it was shown no quote. A field that the page left stays as it is stored; one that both changed, each otherwise,
 * is a conflict.
 */
export function mergeQuote(stored: QuoteContent, was: QuoteContent | null, given: QuoteContent): Merged {
  const content = { ...stored }
  const conflicts: QuoteField[] = []
  for (const field of QUOTE_FIELDS) {
    if (isSame(given[field], was?.[field]) || isSame(given[field], stored[field])) continue
    if (isSame(stored[field], was?.[field])) Object.assign(content, { [field]: given[field] })
    else conflicts.push(field)
  }
  return { content, conflicts }
}

/** Whether two quotes say the same. */
export const isSameQuote = (one: QuoteContent, other: QuoteContent): boolean =>
  QUOTE_FIELDS.every((field) => isSame(one[field], other[field]))

/** Compares values of JSON without the order of their keys, which the database changes. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return mine.length === theirs.size && mine.every(([key, value]) => isSame(value, theirs.get(key)))
}
