import type { HttpBindings } from '@hono/node-server'
import { ORPCError } from '@orpc/client'
import { type Context, Hono } from 'hono'
import type { Platform } from '#server/core/context.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { readBody } from '#server/core/http/read-body.ts'
import { outageOf } from '#server/platform/outage.ts'
import type { RateRule } from '#server/platform/rate-limit.ts'
import type { SamlProvider } from '#server/platform/saml-providers.ts'
import { slotOf } from '../account-slot.ts'
import type { Auth } from '../auth.ts'
import { TEN_MINUTES } from '../call-auth.ts'
import type { AuthContext } from '../providers/oidc.ts'
import { readSamlAnswer, samlOf } from './saml-answer.ts'
import { SamlRefusal } from './saml-refusal.ts'
import { SamlRequests } from './saml-requests.ts'

/** An answer of a few kilobytes is usual; one with a long list of groups has a hundred. */
const ANSWER_MAX_BYTES = 256 * 1024

const ANSWERS: RateRule = { max: 120, windowSeconds: TEN_MINUTES }

/**
 * The server of a company needs these addresses of ours: a description, and the one where browsers bring its answers.
 * They come from another site and so without our cookies; what was checked waits under a ticket for the request that
 * has them.
 */
export function createSamlRoutes(platform: Platform, auth: Auth, trustProxy: boolean): Hono {
  const { rateLimiter, log, clock } = platform
  const { publicUrl } = platform.settings
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  for (const one of platform.settings.identityProviders) {
    if (one.protocol !== 'saml') continue
    app.get(`/${one.id}/metadata`, async (c) => {
      const metadata = (await samlOf(one, publicUrl)).generateServiceProviderMetadata(null)
      return c.body(metadata, 200, { 'content-type': 'application/samlmetadata+xml' })
    })
    app.post(`/${one.id}/acs`, (c) => takeAnswer(c, one))
  }
  return app as unknown as Hono

  async function takeAnswer(c: Context<{ Bindings: HttpBindings }>, one: SamlProvider): Promise<Response> {
    const network = clientNetworkOf(c, trustProxy)
    let state: string | null = null
    try {
      const verdict = await rateLimiter.consume(`/saml/acs:${network}`, ANSWERS)
      if (!verdict.allowed) return c.redirect('/login?error=TOO_MANY_ATTEMPTS', 303)
      const form = await readAnswerForm(c)
      state = stateOf(form)
      const assertion = await readSamlAnswer(one, form.get('SAMLResponse') ?? '', {
        publicUrl,
        now: clock.now(),
      })
      const requests = new SamlRequests((await auth.$context) as unknown as AuthContext, platform)
      const { ticket, ...request } = await requests.answer(one, assertion)
      return backTo(c, one, { code: ticket, ...request })
    } catch (error) {
      const outage = outageOf(error)
      if (outage) return c.redirect(`/login?error=${outage.code}`, 303)
      const reason = error instanceof SamlRefusal ? error.reason : error instanceof ORPCError ? 'form' : null
      if (!reason) throw error
      log.warn({ provider: one.id, network, reason }, 'SAML answer refused')
      return state
        ? backTo(c, one, { error: 'saml', state })
        : c.redirect('/login?error=PROVIDER_REFUSED', 303)
    }
  }
}

/** The body is read without the slot, and to no more than its limit: its sender may be slow. */
async function readAnswerForm(c: Context<{ Bindings: HttpBindings }>): Promise<URLSearchParams> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new SamlRefusal('form')
  const read = () => readBody(c.env.incoming, ANSWER_MAX_BYTES)
  const slot = slotOf(c)
  return new URLSearchParams((await (slot ? slot.without(read) : read())).toString())
}

/** Reads the text that the browser was given to bring back, if it could be the state of a sign-in. */
function stateOf(form: URLSearchParams): string | null {
  const given = form.get('RelayState') ?? ''
  return /^[\w-]{1,80}$/.test(given) ? given : null
}

/** On to where the browser sends its cookies, and where every sign-in with a provider ends. */
const backTo = (c: Context, { id }: SamlProvider, answer: Record<string, string>): Response =>
  c.redirect(`/api/auth/callback/${id}?${new URLSearchParams(answer)}`, 303)
