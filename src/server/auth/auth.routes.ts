import { setTimeout as delay } from 'node:timers/promises'
import { isAPIError } from 'better-auth/api'
import { type Context, Hono } from 'hono'
import { MINUTE_SECONDS } from '#domain/time.ts'
import type { Platform } from '../context.ts'
import { limitBody } from '../http/body-limit.ts'
import { clientNetworkOf } from '../http/client-network.ts'
import { outageOf } from '../platform/outage.ts'
import type { RateRule } from '../platform/rate-limit.ts'
import { withAsyncContext } from './async-context.ts'
import { CLIENT_NETWORK_HEADER } from './attempt-limits.ts'
import type { Auth } from './auth.ts'

const TEN_MINUTES = 10 * MINUTE_SECONDS
const BODY_MAX = 16 * 1024

/**
 * The paths of Better Auth that are open, each with how often one network may call it. Sign-in has limits of its
 * own, which know the account and the device.
 */
const OPEN_PATHS: Record<string, RateRule | null> = {
  '/sign-up/email': { max: 300, windowSeconds: TEN_MINUTES },
  '/sign-in/email': null,
  '/request-password-reset': { max: 60, windowSeconds: TEN_MINUTES },
  '/reset-password': { max: 60, windowSeconds: TEN_MINUTES },
  '/change-password': { max: 60, windowSeconds: TEN_MINUTES },
  '/sign-out': { max: 600, windowSeconds: TEN_MINUTES },
}

/**
 * What a browser forgets when its person leaves: answers it has kept. Not the storage of the page, where their
 * unsaved changes wait for them.
 */
const LEFT_BEHIND = '"cache"'

/** Only an address with an account costs rows and a mail. An answer that waits as long for all does not show it. */
const RESET_ANSWER_MS = 200

const CONFIRMATIONS: RateRule = { max: 60, windowSeconds: TEN_MINUTES }

/** Better Auth under `/api/auth`, only the paths the product uses. */
export function createAuthRoutes(platform: Platform, auth: Auth, trustProxy: boolean): Hono {
  const app = new Hono()
  const network = (c: Context) => clientNetworkOf(c, trustProxy)
  const consume = (c: Context, path: string, rule: RateRule) =>
    platform.rateLimiter.consume(`${path}:${network(c)}`, rule)

  const limited = limitBody(BODY_MAX)
  app.use((c, next) => (c.req.path === '/api/auth/sign-out' ? next() : limited(c, next)))
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  for (const [path, rule] of Object.entries(OPEN_PATHS)) {
    app.post(path, async (c) => {
      const verdict = rule && (await consume(c, path, rule))
      if (verdict && !verdict.allowed) return tooManyAttempts(verdict.retryAfterSeconds)
      const request = path === '/sign-out' ? withoutBody(c.req.raw) : withNetwork(c.req.raw, network(c))
      const pause = path === '/request-password-reset' ? delay(RESET_ANSWER_MS) : null
      const response = await withAsyncContext(() => auth.handler(request))
      await pause
      if (path === '/sign-out') response.headers.set('clear-site-data', LEFT_BEHIND)
      return response.status === 429 ? withRetryAfter(response) : response
    })
  }

  // A link in a mail is opened by a person: whatever happens leads to the login screen, which says it.
  app.get('/verify-email', async (c) => {
    try {
      const verdict = await consume(c, '/verify-email', CONFIRMATIONS)
      if (!verdict.allowed) return c.redirect('/login?error=TOO_MANY_ATTEMPTS')
      const problem = await confirmEmail(auth, c.req.query('token') ?? '')
      return c.redirect(problem ? `/login?error=${problem}` : '/login?confirmado=1')
    } catch (error) {
      const outage = outageOf(error)
      if (!outage) throw error
      return c.redirect(`/login?error=${outage.code}`)
    }
  })

  return app
}

/** Says where a request comes from, over whatever it says of itself. */
function withNetwork(request: Request, network: string): Request {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_NETWORK_HEADER, network)
  return new Request(request, { headers })
}

/** Signing out must not fail for the body that was sent along. */
const withoutBody = (request: Request) =>
  new Request(request.url, { method: 'POST', headers: { cookie: request.headers.get('cookie') ?? '' } })

async function confirmEmail(auth: Auth, token: string) {
  try {
    await withAsyncContext(() => auth.api.verifyEmail({ query: { token } }))
    return null
  } catch (error) {
    if (!isAPIError(error)) throw error
    return error.body?.code === 'TOKEN_EXPIRED' ? 'CONFIRMATION_EXPIRED' : 'CONFIRMATION_INVALID'
  }
}

function tooManyAttempts(retryAfterSeconds: number): Response {
  return Response.json(
    { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts', retryAfterSeconds },
    { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  )
}

async function withRetryAfter(response: Response): Promise<Response> {
  const { retryAfterSeconds } = (await response.json()) as { retryAfterSeconds: number }
  return tooManyAttempts(retryAfterSeconds)
}
