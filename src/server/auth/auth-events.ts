import { APIError, type createAuthMiddleware, isAPIError } from 'better-auth/api'
import type { Platform } from '../context.ts'
import { type AttemptLimits, CLIENT_NETWORK_HEADER } from './attempt-limits.ts'
import { accountHash, knownDeviceCookie } from './known-device.ts'
import { readSession } from './read-session.ts'
import { readSessionCookie } from './session-cookie.ts'
import { endEverySession, endSession, finishPasswordChange } from './sessions.commands.ts'
import { findSessionUser } from './sessions.queries.ts'

type HookRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** What we do before and after Better Auth handles a request: limits, sessions that end, the log. */
export function createAuthEvents(platform: Platform, limits: AttemptLimits) {
  const { db, clock, live, log, publicUrl, authSecret } = platform
  const resetEmails = new WeakMap<Request, string>()

  const ownToken = (headers: Headers | undefined) =>
    readSessionCookie(headers?.get('cookie'), publicUrl, authSecret)?.token

  /** Says which account and from where, never the email nor the full address. */
  function logFailure(email: string, headers: Headers | undefined, code: unknown) {
    const network = headers?.get(CLIENT_NETWORK_HEADER)
    log.warn({ account: accountHash(email, authSecret), network, code }, 'sign-in failed')
  }

  async function signedIn(request: HookRequest, email: string, token: string) {
    const { path, headers } = request
    if (path === '/sign-in/email') await limits.forgive(email, headers)
    const replaced = ownToken(headers)
    const userId = replaced && replaced !== token && (await endSession(db, replaced))
    if (userId) live.sessionsEnded(userId)
    setKnownDevice(request, email)
  }

  return {
    /** An attempt on an email: with a password, to sign up, or for a mail with a link. */
    async attempted(path: string, email: string, headers: Headers | undefined): Promise<void> {
      try {
        await limits.count(path, email, headers)
      } catch (error) {
        if (path === '/sign-in/email' && isAPIError(error)) logFailure(email, headers, error.body?.code)
        throw error
      }
    },

    /** Sign-out ends all sessions of the person, not only the one of the cookie (spec 4). */
    async signingOut(headers: Headers | undefined): Promise<void> {
      const token = ownToken(headers)
      const userId = token && (await findSessionUser(db, token))
      if (!userId) return
      await endEverySession(db, userId)
      live.sessionsEnded(userId)
    },

    async changingPassword(headers: Headers | undefined): Promise<void> {
      const token = ownToken(headers)
      const session = token && (await readSession(platform, { token, weddingId: null, area: null }))
      if (!session) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHENTICATED', message: 'Sign in first' })
      await limits.countPasswordChange(session.user_id)
    },

    async passwordReset(user: { id: string; email: string }, request: Request | undefined): Promise<void> {
      await finishPasswordChange(db, user.id, { ownToken: ownToken(request?.headers), isThroughMail: true })
      live.sessionsEnded(user.id)
      await limits.forgive(user.email, request?.headers)
      if (request) resetEmails.set(request, user.email)
    },

    /** Better Auth has an answer, which `context.returned` holds, an error included. */
    async answered(request: HookRequest): Promise<void> {
      const { path, headers, body, context } = request
      const { returned, newSession } = context
      if (isAPIError(returned)) {
        if (path === '/sign-in/email') logFailure(body.email, headers, returned.body?.code)
        return
      }
      if (newSession) await signedIn(request, newSession.user.email, newSession.session.token)
      const resetEmail = request.request && resetEmails.get(request.request)
      if (resetEmail) setKnownDevice(request, resetEmail)
      if (path === '/change-password' && context.session) {
        const { userId, token } = context.session.session
        await finishPasswordChange(db, userId, { ownToken: token, isThroughMail: false })
        live.sessionsEnded(userId)
        await limits.forgivePasswordChange(userId)
      }
    },
  }

  function setKnownDevice({ setCookie }: HookRequest, email: string) {
    const { name, value, attributes } = knownDeviceCookie(email, clock.now(), platform)
    setCookie(name, value, attributes)
  }
}
