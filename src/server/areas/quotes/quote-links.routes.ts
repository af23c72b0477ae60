import type { Context, Hono } from 'hono'
import { quoteTotals } from '#domain/quotes/quote-totals.ts'
import { QUOTE_PATH } from '#domain/quotes/quotes.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { KEPT_BY_ITS_READER } from '#server/core/http/private-link.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import { renderQuote } from '#site/quotes/quote-page.tsx'
import type { QuoteAttempt } from '#site/quotes/quote-view.ts'
import { answerQuote, noteQuoteOpened } from './answer-quote.commands.ts'
import { findOpenedQuote, type OpenedQuote } from './quotes.queries.ts'
import { readAnswer, type SentAnswer } from './read-answer.ts'
import type { Said } from './said.ts'
import { chosenOf, isOver, shownQuote } from './shown-quote.ts'

/** The longest words, a name and every extra, several times as much as a couple sends. */
const BODY_MAX = 64 * 1024

/** Answers in an hour by one link, and from one place: of those who share it several may have a quote. */
const PER_LINK = { max: 20, windowSeconds: HOUR_SECONDS }
const PER_NETWORK = { max: 60, windowSeconds: HOUR_SECONDS }

type Shown = { chosen: readonly string[] | null; attempt?: QuoteAttempt; status?: 200 | 409 | 422 | 429 }

/** The link of a quote opens its page, where the couple chooses, asks and answers without an account. */
export function createQuoteLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, settings } = platform
  const { app, open } = createLinkPages({ platform, trustProxy }, QUOTE_PATH)
  const path = `${QUOTE_PATH}/:token` as const
  const find = (token: string) => findOpenedQuote(db, token)

  const show = async (c: Context, quote: OpenedQuote, { chosen, attempt, status = 200 }: Shown) => {
    const view = await shownQuote(platform, quote, { token: c.req.param('token')!, chosen })
    const html = renderQuote({ view, attempt: attempt ?? null }, settings.publicUrl)
    return replyPage(c, toPage(html), { status, ...(status === 200 && { cacheControl: KEPT_BY_ITS_READER }) })
  }

  app.get(path, (c) =>
    open(c, c.req.param('token'), find, async (quote) => {
      if (isPersonLooking(c)) await noteQuoteOpened(platform, quote.key, quote.newest.version)
      const extras = c.req.queries('extra')
      const hasChosen = extras !== undefined || c.req.query('elegido') !== undefined
      return show(c, quote, { chosen: hasChosen ? (extras ?? []) : null })
    }),
  )

  app.post(path, limitBody(BODY_MAX), (c) => {
    const token = c.req.param('token')
    return open(c, token, find, async (quote) => {
      const attempt = readAnswer(await c.req.formData().catch(() => new FormData()))
      const isWhole = attempt.act === 'accept' || attempt.act === 'calculate'
      const chosen = isWhole ? attempt.extras : null
      const again = (status: Shown['status'], failure?: QuoteAttempt['failure']) =>
        show(c, quote, { chosen, attempt: { ...attempt, ...(failure && { failure }) }, status })
      if (attempt.act === 'calculate') return again(200)
      if (Object.keys(attempt.problems).length > 0) return again(422)
      if (attempt.act === 'accept' && isOver(platform, quote)) return again(409)

      const wait = await waitOf(platform, { token, network: clientNetworkOf(c, trustProxy) })
      if (wait > 0) {
        c.header('retry-after', String(wait))
        return again(429, 'tooMany')
      }
      const verdict = await answerQuote(platform, token, saidBy(quote, attempt))
      // The quote is read again: another page may have changed it meanwhile.
      return open(c, token, find, (now) => {
        if (verdict === 'said') return c.redirect(c.req.path, 303)
        const failure = verdict === 'full' ? 'full' : 'changed'
        const failed = { ...attempt, ...(verdict !== 'over' && ({ failure } as const)) }
        return show(c, now, { chosen, attempt: failed, status: 409 })
      })
    })
  })
  return app
}

/** The total that the couple has confirmed, which is that of what they chose if it is among those they ticked. */
function saidBy({ newest: { content } }: OpenedQuote, sent: SentAnswer): Said {
  const { act, version, words, name, totals } = sent
  if (act === 'question' || act === 'declined') return { kind: act, version, words }
  const chosen = chosenOf(content, sent.extras)
  const { total } = quoteTotals(content, chosen)
  const confirmed = totals.includes(total) ? total : totals[0]!
  return { kind: 'accepted', version, words, name, extras: [...chosen], total: confirmed }
}

/** The seconds until this link or this place may answer again; 0 when it may. */
async function waitOf(
  { rateLimiter }: Platform,
  { token, network }: { token: string; network: string },
): Promise<number> {
  for (const [key, rule] of [
    [`quote-link:${shortHash(token)}`, PER_LINK],
    [`quote-network:${network}`, PER_NETWORK],
  ] as const) {
    const verdict = await rateLimiter.consume(key, rule)
    if (!verdict.allowed) return verdict.retryAfterSeconds
  }
  return 0
}
