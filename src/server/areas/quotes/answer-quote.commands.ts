import { and, eq, isNull } from 'drizzle-orm'
import { quoteEvents, quoteVersions } from '#db/schema/quotes.ts'
import { quoteState } from '#domain/quotes/quote-state.ts'
import { quoteTotals } from '#domain/quotes/quote-totals.ts'
import { QUOTE_QUESTIONS_MAX } from '#domain/quotes/quotes.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { addEvent } from '#server/areas/requests/request-events.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { newId } from '#server/platform/ids.ts'
import { lockQuote } from './draft-quote.commands.ts'
import { answeredMail } from './quote-mails.ts'
import { findOpenedQuote, type OpenedQuote, type QuoteKey } from './quotes.queries.ts'
import type { Said } from './said.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

/** `changed`: another version was sent, or the total is another; `over`: it is no longer valid; `full`: enough asked. */
export type SaidVerdict = 'said' | 'gone' | 'changed' | 'over' | 'full'

/**
 * Notes what a couple says and tells the planner by mail. What is said twice is noted once, and one that is accepted
 * stays accepted. The total is added again here.
 */
export function answerQuote(
  { db, clock, settings: { publicUrl } }: Deps,
  token: string,
  said: Said,
): Promise<SaidVerdict> {
  return db.transaction(async (tx) => {
    const first = await findOpenedQuote(tx, token)
    if (!first || (await lockQuote(tx, first.key))?.token !== token) return 'gone'
    const opened = (await findOpenedQuote(tx, token))!
    const verdict = verdictOf(opened, said, dayInMadrid(clock.now()))
    if (verdict !== null) return verdict
    const { kind, version, words } = said
    const chosen = said.kind === 'accepted' ? { name: said.name, extras: said.extras, total: said.total } : {}
    const at = clock.now().toISOString()
    await tx.insert(quoteEvents).values({ ...opened.key, id: newId(), version, kind, words, ...chosen, at })
    await addEvent(tx, clock, opened.key, { kind: EVENT_OF[kind] })
    const brand = await readPlannerBrand(tx, opened.key.plannerId)
    const { number, newest } = opened
    const url = `${publicUrl}/app/planner/${opened.key.plannerId}/quotes/${opened.key.requestId}`
    await sendMail(tx, answeredMail(brand.email, { said, number, title: newest.content.title, url }))
    return 'said'
  })
}

const EVENT_OF = {
  question: 'quote_asked',
  accepted: 'quote_accepted',
  declined: 'quote_declined',
} as const

/** Null where it is to be noted. */
function verdictOf({ newest, events }: OpenedQuote, said: Said, today: string): SaidVerdict | null {
  const same = events.filter(({ kind, version }) => kind === said.kind && version === said.version)
  if (same.some(({ kind, words }) => kind === 'accepted' || words === said.words)) return 'said'
  if (said.version !== newest.version) return 'changed'
  const state = quoteState({ newest, events, hasLink: true, today })
  if (state === 'accepted' && said.kind !== 'question') return 'said'
  // After a refusal the state says so, whether the days are over or not.
  if (said.kind === 'accepted' && newest.validUntil < today) return 'over'
  if (said.kind === 'accepted') {
    const { total } = quoteTotals(newest.content, new Set(said.extras))
    return total === said.total ? null : 'changed'
  }
  return events.filter(({ kind }) => kind !== 'accepted').length >= QUOTE_QUESTIONS_MAX ? 'full' : null
}

/** Notes that a person has looked at a version for the first time. */
export const noteQuoteOpened = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  key: QuoteKey,
  version: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(quoteVersions)
      .set({ openedAt: clock.now().toISOString() })
      .where(
        and(
          eq(quoteVersions.plannerId, key.plannerId),
          eq(quoteVersions.requestId, key.requestId),
          eq(quoteVersions.version, version),
          isNull(quoteVersions.openedAt),
        ),
      )
    if (rowCount === 1) await addEvent(tx, clock, key, { kind: 'quote_opened' })
  })
