import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PlannerRequest } from '#contract/requests.ts'
import type { Database, Transaction } from '#db/client.ts'
import { quoteEvents, quotes, quoteVersions } from '#db/schema/quotes.ts'
import { quoteTotals, tickedAtFirst } from '#domain/quotes/quote-totals.ts'
import { quoteNumber } from '#domain/quotes/quotes.ts'

type SentQuote = NonNullable<PlannerRequest['quote']>

/** The newest version that was sent for each of these requests, with the total that the couple has accepted of it. */
export async function newestSentQuotes(
  db: Database | Transaction,
  plannerId: string,
  requestIds: readonly string[],
): Promise<Map<string, SentQuote>> {
  if (requestIds.length === 0) return new Map()
  const { requestId, version, content, validUntil, openedAt } = quoteVersions
  const accepted = sql<string | null>`(
    select ${quoteEvents.total} from ${quoteEvents}
    where ${quoteEvents.plannerId} = ${quoteVersions.plannerId} and ${quoteEvents.requestId} = ${requestId}
      and ${quoteEvents.version} = ${version} and ${quoteEvents.kind} = 'accepted'
    order by ${quoteEvents.at} desc limit 1)`
  const rows = await db
    .selectDistinctOn([requestId], {
      ...{ requestId, content, validUntil, openedAt, accepted },
      ...{ year: quotes.year, serial: quotes.serial },
    })
    .from(quoteVersions)
    .innerJoin(quotes, and(eq(quotes.plannerId, quoteVersions.plannerId), eq(quotes.requestId, requestId)))
    .where(and(eq(quoteVersions.plannerId, plannerId), inArray(requestId, [...requestIds])))
    .orderBy(requestId, desc(version))
  return new Map(
    rows.map((row) => [
      row.requestId,
      {
        number: quoteNumber(row.year!, row.serial!),
        total:
          row.accepted === null
            ? quoteTotals(row.content, tickedAtFirst(row.content)).total
            : Number(row.accepted),
        validUntil: row.validUntil,
        openedAt: row.openedAt && new Date(row.openedAt).toISOString(),
      },
    ]),
  )
}
