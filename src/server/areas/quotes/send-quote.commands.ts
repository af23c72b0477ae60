import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Quote } from '#contract/quote-rows.ts'
import { asDatabase, type Transaction } from '#db/client.ts'
import { quotes, quoteVersions } from '#db/schema/quotes.ts'
import { INVITATION_TOKEN_BYTES } from '#domain/households/households.ts'
import { isSameQuote, QUOTE_FIELDS } from '#domain/quotes/merge-quote.ts'
import {
  QUOTE_PATH,
  QUOTE_VERSIONS_MAX,
  type QuoteContent,
  quoteGaps,
  quoteNumber,
} from '#domain/quotes/quotes.ts'
import { dayInMadrid, type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { holdDate } from '#server/areas/requests/date-holds.commands.ts'
import { addEvent } from '#server/areas/requests/request-events.commands.ts'
import { findRequest } from '#server/areas/requests/requests.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { lockQuote, type QuoteConflicts } from './draft-quote.commands.ts'
import { quoteMail } from './quote-mails.ts'
import { findQuote, isQuote, listVersions, type QuoteKey } from './quotes.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>
type Sending = { version: number; content: QuoteContent; holdsDate: boolean }

/**
 * Sends a quote as its page shows it: it is kept as a version, gets its number the first time and an address when it has
 * none, and goes out by mail where the request has an address. A version that was sent already is not sent again. Where
 * it is wished, the date is held until the quote expires; a later day until which it is held stays.
 */
export function sendQuote(
  { db, clock, settings: { publicUrl } }: Deps,
  key: QuoteKey,
  { version, content, holdsDate: isHeld }: Sending,
): Promise<Quote | QuoteConflicts | 'notFound' | 'incomplete'> {
  return db.transaction(async (tx) => {
    const request = await findRequest(tx, key.plannerId, key.requestId)
    const row = request && (await lockQuote(tx, key))
    if (!row) return 'notFound'
    const present = async () => (await findQuote(tx, clock, key))!
    const sent = await listVersions(tx, key)
    if (sent.some((one) => one.version === version && isSameQuote(one.content, content))) return present()
    if (version !== sent.length + 1 || !isSameQuote(row.draft, content))
      return { conflicts: [...QUOTE_FIELDS], quote: await present() }
    if (version > QUOTE_VERSIONS_MAX || quoteGaps(content).length > 0) return 'incomplete'
    const now = clock.now()
    const validUntil = shiftDay(dayInMadrid(now), content.validDays)
    const { year, serial } =
      row.year !== null && row.serial !== null
        ? { year: row.year, serial: row.serial }
        : await nextNumber(tx, key, Number(dayInMadrid(now).slice(0, 4)))
    const token = row.token ?? randomBytes(INVITATION_TOKEN_BYTES).toString('base64url')
    await tx.update(quotes).set({ year, serial, token }).where(isQuote(key))
    await tx.insert(quoteVersions).values({ ...key, version, content, sentAt: now.toISOString(), validUntil })
    const brand = await readPlannerBrand(tx, key.plannerId)
    const url = `${publicUrl}${QUOTE_PATH}/${token}`
    const shown = { number: quoteNumber(year, serial), version, validUntil, url }
    await addEvent(tx, clock, key, { kind: 'quote_sent' })
    if (isHeld) await holdDate(asDatabase(tx), clock, key, latestOf(validUntil, request.heldUntil))
    if (request.email) await sendMail(tx, quoteMail(request.email, brand, { ...shown, note: content.note }))
    return present()
  })
}

const latestOf = (day: IsoDate, other: IsoDate | null): IsoDate => (other && other > day ? other : day)

/** The next number of a planner's year: the lock on their profile keeps two from the same one. */
async function nextNumber(tx: Transaction, { plannerId }: QuoteKey, year: number) {
  await tx.execute(sql`select from profiles where id = ${plannerId} for no key update`)
  const [last] = await tx
    .select({ serial: sql<number>`coalesce(max(${quotes.serial}), 0)::int` })
    .from(quotes)
    .where(and(eq(quotes.plannerId, plannerId), eq(quotes.year, year)))
  return { year, serial: last!.serial + 1 }
}

/** Closes the page of a quote; `null` when the planner has no such quote. */
export async function closeQuote(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  key: QuoteKey,
): Promise<Quote | null> {
  await db.update(quotes).set({ token: null }).where(isQuote(key))
  return findQuote(db, clock, key)
}
