import { SIGNING_STEP } from '#domain/agreements/signing.ts'
import { quoteState } from '#domain/quotes/quote-state.ts'
import { tickedAtFirst } from '#domain/quotes/quote-totals.ts'
import { QUOTE_PATH, type QuoteContent } from '#domain/quotes/quotes.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { shownPlanner } from '#server/areas/planners/shown-planner.ts'
import type { Platform } from '#server/core/context.ts'
import type { QuoteView, ShownQuoteState } from '#site/quotes/quote-view.ts'
import { hasAgreement, type OpenedQuote } from './quotes.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'files'>
type Asked = { token: string; chosen: readonly string[] | null }

/** A quote as its page shows it. `chosen` are the extras that the couple has ticked, if they have said so. */
export async function shownQuote(
  platform: Deps,
  quote: OpenedQuote,
  { token, chosen }: Asked,
): Promise<QuoteView> {
  const { key, number, newest, events } = quote
  const { version, content, validUntil } = newest
  const accepted = events.filter(({ kind }) => kind === 'accepted')
  const acceptance = accepted.find((event) => event.version === version)
  const question = events.findLast(({ kind }) => kind === 'question')
  const before = accepted.findLast((event) => event.version < version)
  return {
    path: `${QUOTE_PATH}/${token}`,
    ...{ number, version, content, validUntil },
    state: stateOf(platform, quote),
    planner: shownPlanner(platform.files, await readPlannerBrand(platform.db, key.plannerId)),
    chosen: acceptance ? new Set(acceptance.extras) : chosenOf(content, chosen),
    acceptance: acceptance ? shownAcceptance(acceptance) : null,
    contractPath:
      acceptance && (await hasAgreement(platform.db, key)) ? `${QUOTE_PATH}/${token}/${SIGNING_STEP}` : null,
    acceptedBefore: before ? new Date(before.at) : null,
    question: question ? { words: question.words, at: new Date(question.at) } : null,
  }
}

const shownAcceptance = ({ name, words, total, at }: OpenedQuote['events'][number]) => ({
  ...{ name: name ?? '', words, total: total ?? 0 },
  at: new Date(at),
})

function stateOf(platform: Pick<Platform, 'clock'>, quote: OpenedQuote): ShownQuoteState {
  if (isOver(platform, quote)) return 'expired'
  const { newest, events } = quote
  const state = quoteState({ newest, events, hasLink: true, today: dayInMadrid(platform.clock.now()) })
  return state === 'accepted' || state === 'declined' ? state : 'open'
}

/** Whether a quote may no longer be accepted, refused before or not. What is accepted stays so. */
export const isOver = ({ clock }: Pick<Platform, 'clock'>, { newest, events }: OpenedQuote): boolean =>
  newest.validUntil < dayInMadrid(clock.now()) &&
  !events.some(({ kind, version }) => kind === 'accepted' && version === newest.version)

/** Ids of extras that the quote does not have are left out. */
export function chosenOf(content: QuoteContent, chosen: readonly string[] | null): Set<string> {
  if (!chosen) return tickedAtFirst(content)
  return new Set(content.extras.map(({ id }) => id).filter((id) => chosen.includes(id)))
}
