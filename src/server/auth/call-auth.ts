import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from 'hono'
import { ACCOUNT_COOKIE } from '#domain/device.ts'
import { MINUTE_SECONDS } from '#domain/time.ts'
import type { Platform } from '../context.ts'
import { clientNetworkOf } from '../http/client-network.ts'
import type { RateRule } from '../platform/rate-limit.ts'
import { withAsyncContext } from './async-context.ts'
import { CLIENT_NETWORK_HEADER } from './attempt-limits.ts'
import type { Auth } from './auth.ts'

export const TEN_MINUTES = 10 * MINUTE_SECONDS

/**
 * The paths of Better Auth that are open, each with how often one network may call it. Sign-in has limits of its
 * own, which know the account and the device.
 */
const RULES = {
  '/sign-up/email': { max: 300, windowSeconds: TEN_MINUTES },
  '/sign-in/email': null,
  '/request-password-reset': { max: 60, windowSeconds: TEN_MINUTES },
  '/reset-password': { max: 60, windowSeconds: TEN_MINUTES },
  '/change-password': { max: 60, windowSeconds: TEN_MINUTES },
  '/sign-out': { max: 600, windowSeconds: TEN_MINUTES },
} as const satisfies Record<string, RateRule | null>

export type OpenPath = keyof typeof RULES

export const OPEN_PATHS = Object.keys(RULES) as OpenPath[]

/**
 * What a browser forgets when its person leaves: answers it has kept. Not the storage of the page, where their
 * unsaved changes wait for them.
 */
const LEFT_BEHIND = '"cache"'

/** After a sign-in the app may not open what the browser keeps of another account. */
const NO_ACCOUNT_COOKIE = `${ACCOUNT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`

/** Only an address with an account costs rows and a mail. An answer that waits as long for all does not show it. */
const RESET_ANSWER_MS = 200

export type CallAuth = (c: Context, path: OpenPath, request: Request) => Promise<Response>

/**
 * Lets Better Auth answer a request of one of its open paths, whether it came to that path or from a form of an
 * account page: counted for the network it comes from, with the cookies it carries.
 */
export function createCallAuth(platform: Platform, auth: Auth, trustProxy: boolean): CallAuth {
  return async (c, path, request) => {
    const network = clientNetworkOf(c, trustProxy)
    const rule = RULES[path]
    const verdict = rule && (await platform.rateLimiter.consume(`${path}:${network}`, rule))
    if (verdict && !verdict.allowed) return tooManyAttempts(verdict.retryAfterSeconds)
    const sent = path === '/sign-out' ? withoutBody(request) : withNetwork(request, network)
    const pause = path === '/request-password-reset' ? delay(RESET_ANSWER_MS) : null
    const response = await withAsyncContext(() => auth.handler(sent))
    await pause
    if (response.headers.has('set-cookie') || path === '/sign-out') {
      response.headers.append('set-cookie', NO_ACCOUNT_COOKIE)
    }
    if (path === '/sign-out') response.headers.set('clear-site-data', LEFT_BEHIND)
    return response.status === 429 ? withRetryAfter(response) : response
  }
}

/** Sets the headers that say where a request comes from, and overwrites those it brought. */
function withNetwork(request: Request, network: string): Request {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_NETWORK_HEADER, network)
  return new Request(request, { headers })
}

/** Signing out must not fail for a body that was sent along. */
const withoutBody = (request: Request) =>
  new Request(request.url, { method: 'POST', headers: { cookie: request.headers.get('cookie') ?? '' } })

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
