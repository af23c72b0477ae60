import type { QuoteField } from '#domain/quotes/merge-quote.ts'
import type { QuoteContent } from '#domain/quotes/quotes.ts'

/** The fields that were typed and are not saved, and what stood there when they were begun. */
export type KeptQuote = { given: Partial<QuoteContent>; was: Partial<QuoteContent> }

type Kept = Partial<KeptQuote>
type Change = { given: Partial<QuoteContent> | undefined; was: Partial<QuoteContent> | undefined }

const NOTHING: Change = { given: undefined, was: undefined }

/** The kept fields once more fields of `base` were typed over. */
export const typedOver = (
  { given, was }: Kept,
  base: QuoteContent,
  fields: Partial<QuoteContent>,
): Change => ({
  given: { ...given, ...fields },
  was: { ...pick(base, keysOf(fields)), ...was },
})

/** The kept fields once `sent` is saved: those that were typed into meanwhile. */
export function withoutSaved({ given = {}, was }: Kept, sent: Partial<QuoteContent>): Change {
  const left = keysOf(given).filter((field) => JSON.stringify(given[field]) !== JSON.stringify(sent[field]))
  return left.length === 0 ? NOTHING : { given: pick(given, left), was: { ...was, ...pick(sent, left) } }
}

type Settled = { draft: QuoteContent; conflicts: readonly QuoteField[]; keepsMine: boolean }

/** The kept fields once it is settled whether the own fields stay where another page has changed them too. */
export function settled({ given = {} }: Kept, { draft, conflicts, keepsMine }: Settled): Change {
  const left = keysOf(given).filter((field) => keepsMine || !conflicts.includes(field))
  return left.length === 0 ? NOTHING : { given: pick(given, left), was: pick(draft, left) }
}

const keysOf = (fields: Partial<QuoteContent>) => Object.keys(fields) as QuoteField[]

const pick = (content: Partial<QuoteContent>, fields: readonly QuoteField[]): Partial<QuoteContent> =>
  Object.fromEntries(fields.map((field) => [field, content[field]]))
