import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from 'hono'
import { ACCOUNT_COOKIE, LEAVING_COOKIE } from '#domain/accounts/device.ts'
import { MINUTE_SECONDS } from '#domain/time/time.ts'
import type { Configured, Platform, Settings } from '#server/core/context.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import type { RateRule } from '#server/platform/rate-limit.ts'
import { runWithSlot, slotOf } from './account-slot.ts'
import { withAsyncContext } from './async-context.ts'
import { CLIENT_NETWORK_HEADER, OWN_SESSION_HEADER } from './attempt-limits.ts'
import type { Auth } from './auth.ts'
import { ACCOUNT_SUSPENDED } from './database-hooks.ts'
import { type AuthContext, OidcProviders } from './providers/oidc.ts'
import { arrival } from './providers/provider-arrival.ts'
import { readSession } from './read-session.ts'
import { addSamlProviders } from './saml/saml.ts'
import { CHALLENGE_COOKIE, isSignInPath, TRUST_COOKIE } from './second-step/second-step.ts'
import {
  cookieNameOf,
  hasCookie,
  readSessionCookie,
  sessionCookieName,
  withoutCookie,
} from './session-cookie.ts'

export const TEN_MINUTES = 10 * MINUTE_SECONDS

/**
 * The paths of Better Auth that are open, each with how often one network may call it. Sign-in has limits of its
 * own, which know the account and the device.
 */
const RULES = {
  '/sign-up/email': { max: 300, windowSeconds: TEN_MINUTES },
  '/sign-in/email': null,
  '/email-otp/send-verification-otp': { max: 60, windowSeconds: TEN_MINUTES },
  '/sign-in/email-otp': null,
  '/request-password-reset': { max: 60, windowSeconds: TEN_MINUTES },
  '/reset-password': { max: 60, windowSeconds: TEN_MINUTES },
  '/change-password': { max: 60, windowSeconds: TEN_MINUTES },
  '/two-factor/enable': { max: 60, windowSeconds: TEN_MINUTES },
  '/two-factor/disable': { max: 60, windowSeconds: TEN_MINUTES },
  '/two-factor/generate-backup-codes': { max: 60, windowSeconds: TEN_MINUTES },
  '/two-factor/verify-totp': { max: 300, windowSeconds: TEN_MINUTES },
  '/two-factor/verify-backup-code': { max: 300, windowSeconds: TEN_MINUTES },
  '/passkey/generate-register-options': { max: 60, windowSeconds: TEN_MINUTES },
  '/passkey/verify-registration': { max: 60, windowSeconds: TEN_MINUTES },
  '/passkey/generate-authenticate-options': { max: 600, windowSeconds: TEN_MINUTES },
  '/passkey/verify-authentication': { max: 300, windowSeconds: TEN_MINUTES },
  '/sign-in/social': { max: 120, windowSeconds: TEN_MINUTES },
  '/link-social': { max: 60, windowSeconds: TEN_MINUTES },
  '/siwe/nonce': { max: 120, windowSeconds: TEN_MINUTES },
  '/siwe/verify': { max: 120, windowSeconds: TEN_MINUTES },
  '/callback/:id': { max: 120, windowSeconds: TEN_MINUTES },
  '/sign-out': { max: 600, windowSeconds: TEN_MINUTES },
} as const satisfies Record<string, RateRule | null>

export type OpenPath = keyof typeof RULES

export const OPEN_PATHS = Object.keys(RULES) as OpenPath[]

/** How the paths are called that are not simply sent to. Apple sends the browser back with a form. */
export const METHODS: Partial<Record<OpenPath, string[]>> = {
  '/passkey/generate-register-options': ['GET'],
  '/passkey/generate-authenticate-options': ['GET'],
  '/callback/:id': ['GET', 'POST'],
}

/** There only where wallets sign in. */
export const OF_WALLETS: readonly OpenPath[] = ['/siwe/nonce', '/siwe/verify']

const OF_PROVIDERS: readonly OpenPath[] = ['/sign-in/social', '/link-social', '/callback/:id']

/**
 * A browser forgets its kept answers when its person leaves. The storage of the page stays: unsaved changes wait there.
 */
const LEFT_BEHIND = '"cache"'

/** After a sign-in the app may not open what the browser keeps of another account. */
const NO_ACCOUNT_COOKIE = `${ACCOUNT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`

/** A session that has just begun is not the one that was left without a network. */
const NOT_LEAVING_COOKIE = `${LEAVING_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`

/** Better Auth does not say how long it locks the second step of an account. */
const LOCKED_SECONDS = 15 * MINUTE_SECONDS

/** Only an address with an account costs rows and a mail. An answer that waits as long for all does not show it. */
const SLOW_PATHS: readonly OpenPath[] = [
  '/request-password-reset',
  '/email-otp/send-verification-otp',
  '/sign-in/email-otp',
]
const SLOW_ANSWER_MS = 200

export type CallAuth = (c: Context, path: OpenPath, request: Request) => Promise<Response>

/**
 * Lets Better Auth answer a request of one of its open paths, whether it came to that path or from a form of an
 * account page: counted for the network it comes from, with the cookies it carries.
 */
export function createCallAuth(platform: Platform, auth: Auth, trustProxy: boolean): CallAuth {
  const oidc = new OidcProviders(platform)

  async function asSent(path: OpenPath, request: Request, network: string): Promise<Request> {
    const sent = withNetwork(request, network, platform)
    return isSignInPath(path) ? withoutTrust(sent, platform) : sent
  }

  return async (c, path, request) => {
    const network = clientNetworkOf(c, trustProxy)
    const rule = RULES[path]
    const verdict = rule && (await platform.rateLimiter.consume(`${path}:${network}`, rule))
    if (verdict && !verdict.allowed) return tooManyAttempts(verdict.retryAfterSeconds)
    const sent = path === '/sign-out' ? withoutBody(request) : await asSent(path, request, network)
    const pause = SLOW_PATHS.includes(path) ? delay(SLOW_ANSWER_MS) : null
    if (OF_PROVIDERS.includes(path)) {
      const context = (await auth.$context) as unknown as AuthContext
      addSamlProviders(context, platform)
      await oidc.ready(context)
    }
    const answered = await withAsyncContext(() => runWithSlot(c, () => auth.handler(sent)))
    const response = keepingSession(answered, sent, platform)
    if (pause) slotOf(c)?.release()
    await pause
    const code = await codeOf(response)
    const isSuspended = response.status === 403 && code === ACCOUNT_SUSPENDED
    // Better Auth has another word for a session that ended while the request was under way.
    if (response.status === 401 && code === 'UNAUTHORIZED') return unauthenticated()
    const refusal = isSuspended ? undefined : REFUSALS[path]
    if (refusal && REFUSED.includes(response.status)) return refused(refusal)
    if (OF_PROVIDERS.includes(path) && response.status === 404) return refused('PROVIDER_UNAVAILABLE')
    if (response.headers.has('set-cookie') || path === '/sign-out') {
      response.headers.append('set-cookie', NO_ACCOUNT_COOKIE)
      response.headers.append('set-cookie', NOT_LEAVING_COOKIE)
    }
    if (path === '/sign-out') response.headers.set('clear-site-data', LEFT_BEHIND)
    if (path === '/callback/:id' && isSuspended) return toLogin(ACCOUNT_SUSPENDED)
    if (path === '/callback/:id') return arrival(response, isWaitingFor(response, platform.settings))
    return response.status === 429 ? withRetryAfter(response) : response
  }
}

/** The code of a refusal that depends on who asks. */
async function codeOf(response: Response): Promise<string | undefined> {
  if (response.status !== 401 && response.status !== 403) return undefined
  const body = await response
    .clone()
    .json()
    .catch(() => null)
  return (body as { code?: string } | null)?.code
}

const unauthenticated = () =>
  Response.json({ code: 'UNAUTHENTICATED', message: 'Sign in first' }, { status: 401 })

const toLogin = (error: string) =>
  new Response(null, { status: 302, headers: { location: `/login?error=${error}` } })

type Signing = Configured<'publicUrl' | 'authSecret'>

const challengeCookieName = (publicUrl: string) => cookieNameOf(CHALLENGE_COOKIE, publicUrl)

/** Sets the headers that say where a request comes from, and overwrites those it brought. */
function withNetwork(request: Request, network: string, platform: Signing): Request {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_NETWORK_HEADER, network)
  headers.delete(OWN_SESSION_HEADER)
  const cookie = headers.get('cookie')
  const own = readSessionCookie(cookie, platform.settings.publicUrl, platform.settings.authSecret)
  if (own) headers.set(OWN_SESSION_HEADER, own.token)
  // The second step belongs to the sign-in that waits for it, not to the session that the browser still has.
  if (own && cookie && hasCookie(cookie, challengeCookieName(platform.settings.publicUrl))) {
    headers.set('cookie', withoutCookie(cookie, sessionCookieName(platform.settings.publicUrl)))
  }
  return new Request(request, { headers })
}

/**
 * A person who signs in within their session confirms who they are, and is asked for every factor: on a trusted device
 * the password alone would be enough to take the second step away (ASVS 7.5.1).
 */
async function withoutTrust(request: Request, platform: Platform): Promise<Request> {
  const cookie = request.headers.get('cookie')
  const token = request.headers.get(OWN_SESSION_HEADER)
  const trust = cookieNameOf(TRUST_COOKIE, platform.settings.publicUrl)
  if (!token || !cookie || !hasCookie(cookie, trust)) return request
  if (!(await readSession(platform, { token, weddingId: null, area: null }))) return request
  const headers = new Headers(request.headers)
  headers.set('cookie', withoutCookie(cookie, trust))
  return new Request(request, { headers })
}

/**
 * A session goes on while a sign-in of its browser waits for the second step: Better Auth would take its cookie, and a
 * person who confirms who they are would be signed out between the password and the code.
 */
function keepingSession(response: Response, sent: Request, { settings: { publicUrl } }: Signing): Response {
  if (!isWaitingFor(response, { publicUrl }) || !sent.headers.has(OWN_SESSION_HEADER)) return response
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  for (const line of response.headers.getSetCookie()) {
    const endsSession = line.startsWith(`${sessionCookieName(publicUrl)}=;`)
    if (!endsSession) headers.append('set-cookie', line)
  }
  return new Response(response.body, { status: response.status, headers })
}

/** Whether an answer asks for the second step. */
const isWaitingFor = (response: Response, { publicUrl }: Pick<Settings, 'publicUrl'>): boolean =>
  response.headers.getSetCookie().some((line) => {
    const name = `${challengeCookieName(publicUrl)}=`
    return line.startsWith(name) && !line.startsWith(`${name};`)
  })

/** Signing out must not fail for a body that was sent along. */
const withoutBody = (request: Request) =>
  new Request(request.url, { method: 'POST', headers: { cookie: request.headers.get('cookie') ?? '' } })

/**
 * Why these are refused is not said. Whether a code is wrong, was tried too often, has expired or was never sent would
 * show who has an account, and a person with a passkey can do no more than try again.
 */
const REFUSALS: Partial<Record<OpenPath, string>> = {
  '/sign-in/email-otp': 'CODE_REFUSED',
  '/passkey/verify-authentication': 'PASSKEY_REFUSED',
  '/sign-in/social': 'PROVIDER_REFUSED',
  '/siwe/verify': 'WALLET_REFUSED',
}
const REFUSED = [400, 401, 403]

const refused = (code: string) => Response.json({ code, message: 'This is not valid' }, { status: 400 })

export function tooManyAttempts(retryAfterSeconds: number): Response {
  return Response.json(
    { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts', retryAfterSeconds },
    { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  )
}

async function withRetryAfter(response: Response): Promise<Response> {
  const { retryAfterSeconds } = (await response.json()) as { retryAfterSeconds?: number }
  return tooManyAttempts(retryAfterSeconds ?? LOCKED_SECONDS)
}
