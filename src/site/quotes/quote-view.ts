import type { QuoteContent } from '#domain/quotes/quotes.ts'
import type { IsoDate } from '#domain/time/dates.ts'

/** The planner as a couple sees them above and below a quote. */
export type QuotePlanner = {
  name: string
  email: string
  phone: string | null
  /** As `#rrggbb`; null where the brand has none. */
  color: string | null
  logo: { url: string; isLight: boolean } | null
}

/** `declined` may still be accepted until it expires. */
export type ShownQuoteState = 'open' | 'accepted' | 'declined' | 'expired'

export type Acceptance = { name: string; words: string; total: number; at: Date }

export type QuoteView = {
  path: string
  number: string
  version: number
  content: QuoteContent
  validUntil: IsoDate
  state: ShownQuoteState
  planner: QuotePlanner
  /** The ids of the extras that are chosen. */
  chosen: ReadonlySet<string>
  acceptance: Acceptance | null
  /** The path of the contract; null as long as none was sent. */
  contractPath: string | null
  /** The day on which an earlier version was accepted. */
  acceptedBefore: Date | null
  /** The last thing that the couple has asked. */
  question: { words: string; at: Date } | null
}

/** The three forms of the page, and the button that adds up. */
export const QUOTE_ACTS = ['accept', 'calculate', 'question', 'declined'] as const
export type QuoteAct = (typeof QUOTE_ACTS)[number]

export type QuoteField = 'name' | 'words' | 'total'
export type QuoteProblem = 'MISSING' | 'TOO_LONG'

/** `changed`: the total or the version is another; `full`: enough asked; `tooMany`: too often in an hour. */
export type QuoteFailure = 'changed' | 'full' | 'tooMany'

/** The texts that were typed into one of the forms, with what is wrong with it. */
export type QuoteAttempt = {
  act: QuoteAct
  name: string
  words: string
  problems: Partial<Record<QuoteField, QuoteProblem>>
  failure?: QuoteFailure
}
