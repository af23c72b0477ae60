import type { Context, Hono } from 'hono'
import { SIGNING_STEP } from '#domain/agreements/signing.ts'
import { readNif } from '#domain/books/nif.ts'
import { QUOTE_PATH } from '#domain/quotes/quotes.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientAddressOf, clientNetworkOf } from '#server/core/http/client-network.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { KEPT_BY_ITS_READER } from '#server/core/http/private-link.ts'
import { renderAgreement } from '#site/agreements/agreement-page.tsx'
import type { SigningAttempt } from '#site/agreements/agreement-view.ts'
import type { Signing } from './held-signature.queries.ts'
import { findOpenedAgreement, type OpenedAgreement } from './opened-agreement.queries.ts'
import { readSigning, type SentSigning } from './read-signing.ts'
import { shownAgreement } from './shown-agreement.ts'
import { remindSigners, signAgreement } from './sign-agreement.commands.ts'
import { askForCode, giveUpCode } from './signing-codes.commands.ts'
import { limitsOf, waitOf } from './signing-limits.ts'

const BODY_MAX = 8 * 1024

type Asked = { token: string; position: number | null }
type Shown = Asked & { attempt?: SigningAttempt; status?: 200 | 409 | 422 | 429 }

/** Below the link of a quote is the contract, which each of the couple signs with a code that comes by mail. */
export function createAgreementLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock, settings } = platform
  const { app, open } = createLinkPages({ platform, trustProxy }, QUOTE_PATH)
  const find = (token: string) => findOpenedAgreement(db, clock, token)

  const show = async (c: Context, agreement: OpenedAgreement, { attempt, status = 200, ...asked }: Shown) => {
    const view = await shownAgreement(platform, agreement, asked)
    if (asked.position !== null && !view.signer) return c.redirect(view.path, 303)
    const html = renderAgreement({ view, attempt: attempt ?? null }, settings.publicUrl)
    return replyPage(c, toPage(html), { status, ...(status === 200 && { cacheControl: KEPT_BY_ITS_READER }) })
  }

  const answer = async (c: Context, asked: Asked, agreement: OpenedAgreement) => {
    const sent = readSigning(await c.req.formData().catch(() => new FormData()))
    const { token, position } = asked
    if (Object.keys(sent.problems).length > 0)
      return show(c, agreement, { ...asked, attempt: sent, status: 422 })
    const limits = limitsOf(sent.act, { token, position, network: clientNetworkOf(c, trustProxy) })
    const wait = await waitOf(platform, limits)
    if (wait > 0) {
      c.header('retry-after', String(wait))
      return show(c, agreement, { ...asked, attempt: { ...sent, failure: 'tooMany' }, status: 429 })
    }
    const signing = { token, version: sent.version, url: settings.publicUrl + c.req.path }
    const outcome = await act(platform, { ...signing, position: position ?? 0 }, sent, () =>
      clientAddressOf(c, trustProxy),
    )
    if (outcome === null) return c.redirect(`${c.req.path}#firma`, 303)
    // The agreement is read again: another page may have changed it meanwhile.
    return open(c, token, find, (now) =>
      show(c, now, { ...asked, attempt: { ...sent, ...outcome }, status: outcome.problems ? 422 : 409 }),
    )
  }

  const all = `${QUOTE_PATH}/:token/${SIGNING_STEP}` as const
  for (const path of [all, `${all}/:position{[1-9]}`] as const) {
    const askedIn = (c: Context) => ({
      token: c.req.param('token')!,
      position: c.req.param('position') ? Number(c.req.param('position')) : null,
    })
    app.get(path, (c) => open(c, c.req.param('token'), find, (agreement) => show(c, agreement, askedIn(c))))
    app.post(path, limitBody(BODY_MAX), (c) =>
      open(c, c.req.param('token'), find, (agreement) => answer(c, askedIn(c), agreement)),
    )
  }
  return app
}

type Outcome = Partial<Pick<SigningAttempt, 'problems' | 'triesLeft' | 'failure'>>

/** Does what a form asks; null when it is done, otherwise what the page says. */
async function act(
  platform: Platform,
  signing: Signing,
  sent: SentSigning,
  ipAddress: () => string,
): Promise<Outcome | null> {
  if (sent.act === 'sign') {
    const verdict = await signAgreement(platform, signing, { code: sent.code, ipAddress: ipAddress() })
    if (verdict === 'signed') return null
    if (verdict === 'ended') return { failure: 'ended' }
    if (typeof verdict === 'object') return { problems: { code: 'OTHER' }, ...verdict }
    return { failure: 'changed' }
  }
  if (sent.act === 'code' || sent.act === 'again') {
    const typed = sent.act === 'code' ? { name: sent.name, nif: readNif(sent.nif)! } : null
    const verdict = await askForCode(platform, signing, typed)
    if (verdict === 'otherNif') return { problems: { nif: 'OTHER' } }
    if (verdict === 'early') return { failure: 'early' }
    return verdict === 'sent' ? null : { failure: 'changed' }
  }
  const verdict =
    sent.act === 'change' ? await giveUpCode(platform, signing) : await remindSigners(platform, signing)
  return verdict === 'sent' || verdict === 'given up' ? null : { failure: 'changed' }
}
