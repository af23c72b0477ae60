import { and, asc, eq, sql } from 'drizzle-orm'
import type { Quote } from '#contract/quote-rows.ts'
import type { Database, Transaction } from '#db/client.ts'
import { agreementVersions } from '#db/schema/agreements.ts'
import { quoteEvents, quotes, quoteVersions } from '#db/schema/quotes.ts'
import { isSameQuote } from '#domain/quotes/merge-quote.ts'
import { quoteState } from '#domain/quotes/quote-state.ts'
import { quoteTotals, tickedAtFirst } from '#domain/quotes/quote-totals.ts'
import { QUOTE_PATH, quoteNumber, withTemplates } from '#domain/quotes/quotes.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The key of a quote: the planner's id and that of the request, which is theirs. */
export type QuoteKey = { plannerId: string; requestId: string }

type Reader = Database | Transaction

export const isQuote = ({ plannerId, requestId }: QuoteKey) =>
  and(eq(quotes.plannerId, plannerId), eq(quotes.requestId, requestId))

const numberOf = ({ year, serial }: Pick<typeof quotes.$inferSelect, 'year' | 'serial'>) =>
  year === null || serial === null ? null : quoteNumber(year, serial)

/** The quote of a request as its planner sees it; null while there is none. */
export async function findQuote(db: Reader, clock: Clock, key: QuoteKey): Promise<Quote | null> {
  const [row] = await db.select().from(quotes).where(isQuote(key))
  if (!row) return null
  const versions = await listVersions(db, key)
  const events = await listEvents(db, key)
  const newest = versions.at(-1) ?? null
  return {
    requestId: row.requestId,
    number: numberOf(row),
    state: quoteState({ newest, events, hasLink: row.token !== null, today: dayInMadrid(clock.now()) }),
    draft: withTemplates(row.draft),
    isChanged: newest !== null && !isSameQuote(newest.content, row.draft),
    savedAt: isoOf(row.savedAt),
    path: row.token && `${QUOTE_PATH}/${row.token}`,
    versions: versions.map(({ content, ...version }) => ({
      ...version,
      total: quoteTotals(content, tickedAtFirst(content)).total,
    })),
    events,
  }
}

const isoOf = (at: string) => new Date(at).toISOString()

export async function listVersions(db: Reader, { plannerId, requestId }: QuoteKey) {
  const rows = await db
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.plannerId, plannerId), eq(quoteVersions.requestId, requestId)))
    .orderBy(asc(quoteVersions.version))
  return rows.map(({ version, content, sentAt, validUntil, openedAt }) => ({
    ...{ version, content, validUntil },
    sentAt: isoOf(sentAt),
    openedAt: openedAt && isoOf(openedAt),
  }))
}

export async function listEvents(db: Reader, { plannerId, requestId }: QuoteKey) {
  const rows = await db
    .select()
    .from(quoteEvents)
    .where(and(eq(quoteEvents.plannerId, plannerId), eq(quoteEvents.requestId, requestId)))
    .orderBy(asc(quoteEvents.at), asc(quoteEvents.id))
  return rows.map(({ plannerId: _planner, requestId: _request, at, ...event }) => ({
    ...event,
    at: isoOf(at),
  }))
}

/**
 * The quote that a link opens, with what was sent last and what the couple has said; null for a link that is wrong or
 * closed, and while its owner is no planner, who could not close it then.
 */
export async function findOpenedQuote(db: Reader, token: string) {
  const isOfPlanner = sql`exists (
    select from profiles p where p.id = ${quotes.plannerId} and p.role = 'planner')`
  const [row] = await db
    .select({
      plannerId: quotes.plannerId,
      requestId: quotes.requestId,
      year: quotes.year,
      serial: quotes.serial,
    })
    .from(quotes)
    .where(and(eq(quotes.token, token), isOfPlanner))
  if (!row) return null
  const newest = (await listVersions(db, row)).at(-1)
  if (!newest) return null
  const key = { plannerId: row.plannerId, requestId: row.requestId }
  return { key, number: numberOf(row)!, newest, events: await listEvents(db, row) }
}

export type OpenedQuote = NonNullable<Awaited<ReturnType<typeof findOpenedQuote>>>

/** Whether a contract was sent below the link of a quote. */
export const hasAgreement = async (db: Reader, { plannerId, requestId }: QuoteKey): Promise<boolean> =>
  (await db.$count(
    agreementVersions,
    and(eq(agreementVersions.plannerId, plannerId), eq(agreementVersions.requestId, requestId)),
  )) > 0
