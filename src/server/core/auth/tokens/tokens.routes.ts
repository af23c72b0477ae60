import type { Context, Hono } from 'hono'
import type * as z from 'zod'
import { revocation, type revoked, tokenRequest } from '#contract/access-tokens.ts'
import { isFreshSignIn } from '#domain/accounts/fresh-sign-in.ts'
import { MINUTE_SECONDS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import type { RateRule } from '#server/platform/rate-limit.ts'
import { withAsyncContext } from '../async-context.ts'
import type { Auth } from '../auth.ts'
import { type CallAuth, tooManyAttempts } from '../call-auth.ts'
import { readSession, signInOf } from '../read-session.ts'
import { readSessionCookie } from '../session-cookie.ts'
import { endApp, openApp, renewApp } from './app-access.commands.ts'
import { createPasswordGrant } from './password-grant.ts'
import { refusal, tokensOf } from './token-answer.ts'

/** Tokens that one network may ask for, or give back. */
const REQUESTS: RateRule = { max: 600, windowSeconds: 10 * MINUTE_SECONDS }

/** Public keys may be kept this long; a key is published before it is the only one that signs. */
const KEY_SET_SECONDS = 5 * MINUTE_SECONDS

/** The tokens of programs beside the cookies of browsers: given, renewed and taken back. */
export function mountTokens(
  app: Hono,
  platform: Platform,
  { auth, callAuth }: { auth: Auth; callAuth: CallAuth },
  trustProxy: boolean,
): void {
  const signInWithPassword = createPasswordGrant(platform, callAuth)

  const isWithinRate = async (c: Context) =>
    platform.rateLimiter.consume(`/token:${clientNetworkOf(c, trustProxy)}`, REQUESTS)

  const open = async (c: Context, who: string | Response, name = ''): Promise<Response> => {
    if (who instanceof Response) return who
    const app = await openApp(platform, { userId: who, name, userAgent: c.req.header('user-agent') })
    return app ? Response.json(await tokensOf(auth, platform, app)) : refusal('TOO_MANY_APPS')
  }

  const renew = async (given: string): Promise<Response> => {
    const { db, clock, live, log } = platform
    const app = await renewApp(db, given, clock.now())
    if (!('refused' in app)) return Response.json(await tokensOf(auth, platform, app))
    if (app.userId) live.sessionsEnded(app.userId)
    log.warn({ user: app.userId, reason: app.refused }, 'refresh token refused')
    return refusal('REFRESH_TOKEN_REFUSED')
  }

  app.post('/token', async (c) => {
    const verdict = await isWithinRate(c)
    if (!verdict.allowed) return tooManyAttempts(verdict.retryAfterSeconds)
    const asked = tokenRequest.safeParse(await bodyOf(c))
    if (!asked.success) return refusal('BAD_REQUEST')
    const { data } = asked
    if (data.grant_type === 'refresh_token') return renew(data.refresh_token)
    const isBySession = data.grant_type === 'session'
    return open(c, isBySession ? await personOf(platform, c) : await signInWithPassword(c, data), data.name)
  })

  app.post('/revoke', async (c) => {
    const verdict = await isWithinRate(c)
    if (!verdict.allowed) return tooManyAttempts(verdict.retryAfterSeconds)
    const asked = revocation.safeParse(await bodyOf(c))
    if (!asked.success) return refusal('BAD_REQUEST')
    const userId = await endApp(platform, asked.data.refresh_token)
    if (userId) platform.live.sessionsEnded(userId)
    return c.json({ revoked: true } satisfies z.infer<typeof revoked>)
  })

  app.get('/jwks', async (c) => {
    const verdict = await isWithinRate(c)
    if (!verdict.allowed) return tooManyAttempts(verdict.retryAfterSeconds)
    const keys = await withAsyncContext(() => auth.api.getJwks())
    return c.json(keys, 200, { 'cache-control': `public, max-age=${KEY_SET_SECONDS}` })
  })
}

/**
 * Finds the person whose browser has just signed in, by its cookie; a refresh token is a way into the account, as a
 * factor is.
 */
async function personOf(platform: Platform, c: Context): Promise<string | Response> {
  const { clock } = platform
  const { publicUrl, authSecret } = platform.settings
  const token = readSessionCookie(c.req.header('cookie'), publicUrl, authSecret)?.token
  const session = token && (await readSession(platform, { token, weddingId: null, area: null }))
  if (!session) return refusal('UNAUTHENTICATED')
  if (!isFreshSignIn(signInOf(session), clock.now())) return refusal('SESSION_NOT_FRESH')
  return session.user_id
}

/** A form, as OAuth 2 has it, or JSON. */
async function bodyOf(c: Context): Promise<unknown> {
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
  return isForm ? c.req.parseBody() : c.req.json().catch(() => null)
}
