import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { quoteEvents, quotes, quoteVersions } from '#db/schema/quotes.ts'
import { type QuoteEventKind, quoteState } from '#domain/quotes/quote-state.ts'
import { quoteTotals, tickedAtFirst } from '#domain/quotes/quote-totals.ts'
import { QUOTE_PATH, quoteNumber } from '#domain/quotes/quotes.ts'
import type { IsoDate } from '#domain/time/dates.ts'

type Answer = { kind: QuoteEventKind; total: number | null }

async function readNewest(db: Database | Transaction, plannerId: string, requestIds: readonly string[]) {
  if (requestIds.length === 0) return []
  const { requestId, version, content, validUntil, openedAt } = quoteVersions
  const answers = sql<Answer[]>`(
    select coalesce(json_agg(json_build_object('kind', e.kind, 'total', e.total) order by e.at), '[]')
    from ${quoteEvents} e
    where e.planner_id = ${quoteVersions.plannerId} and e.request_id = ${requestId}
      and e.version = ${version} and e.kind <> 'question')`
  return db
    .selectDistinctOn([requestId], {
      ...{ requestId, version, content, validUntil, openedAt, answers },
      ...{ year: quotes.year, serial: quotes.serial, token: quotes.token },
    })
    .from(quoteVersions)
    .innerJoin(quotes, and(eq(quotes.plannerId, quoteVersions.plannerId), eq(quotes.requestId, requestId)))
    .where(and(eq(quoteVersions.plannerId, plannerId), inArray(requestId, [...requestIds])))
    .orderBy(requestId, desc(version))
}

/** The newest version that was sent for each of these requests, with the total that the couple has accepted of it. */
export async function newestSentQuotes(
  db: Database | Transaction,
  plannerId: string,
  requestIds: readonly string[],
) {
  const rows = await readNewest(db, plannerId, requestIds)
  return new Map(
    rows.map((row) => {
      const accepted = row.answers.findLast(({ kind }) => kind === 'accepted')
      const quote = {
        number: quoteNumber(row.year!, row.serial!),
        total: accepted?.total ?? quoteTotals(row.content, tickedAtFirst(row.content)).total,
        validUntil: row.validUntil,
        openedAt: row.openedAt && new Date(row.openedAt).toISOString(),
      }
      return [row.requestId, quote]
    }),
  )
}

/** The path of a quote that its couple can still accept; `null` while there is none. */
export async function openQuotePath(
  db: Database,
  { plannerId, requestId }: { plannerId: string; requestId: string },
  today: IsoDate,
): Promise<string | null> {
  const [row] = await readNewest(db, plannerId, [requestId])
  if (!row?.token) return null
  const { version } = row
  const state = quoteState({
    newest: row,
    events: row.answers.map(({ kind }) => ({ kind, version, at: '' })),
    ...{ hasLink: true, today },
  })
  return state === 'sent' || state === 'opened' ? `${QUOTE_PATH}/${row.token}` : null
}
