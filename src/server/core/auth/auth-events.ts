import { APIError, type createAuthMiddleware, isAPIError } from 'better-auth/api'
import { isFreshSignIn } from '#domain/accounts/fresh-sign-in.ts'
import { describeDevice } from '#domain/accounts/session-device.ts'
import type { Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { noteAccessChange } from './access-changes.ts'
import { noteAccountActivity } from './account-activity/account-activity.commands.ts'
import { type AttemptLimits, CLIENT_NETWORK_HEADER, OWN_SESSION_HEADER } from './attempt-limits.ts'
import { newDeviceMail } from './mails.ts'
import { countPasskeys } from './passkeys/passkeys.queries.ts'
import { refuseGuessable } from './passwords/new-password.ts'
import { ID_TOKEN_SECONDS } from './providers/oidc.ts'
import { providerIdentity } from './providers/provider-identity.ts'
import { noteProviderEmail } from './providers/provider-links.commands.ts'
import type { ProviderLinks } from './providers/provider-links.ts'
import { readDevice } from './read-device.ts'
import { type GateRow, readSession, signInOf } from './read-session.ts'
import { accountHash, knownDeviceCookie, readKnownDevice } from './second-step/known-device.ts'
import { asStoredRecoveryCode } from './second-step/recovery-code-use.ts'
import { isSignInPath } from './second-step/second-step.ts'
import { guardSecondStep, isSecondStep } from './second-step/second-step-guard.ts'
import { createSecondStepLimits, type SecondStepLimits } from './second-step/second-step-limits.ts'
import { readSessionCookie } from './session-cookie.ts'
import { endEverySession, finishPasswordChange, replaceSession } from './sessions.commands.ts'
import { findSessionUser } from './sessions.queries.ts'
import { readWalletMessage } from './wallets/wallet-message.ts'

type HookRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

const REPLACED_NOTICE_MS = 2000

/** Whether a session that began is a sign-in: the second step may also be given within a session, to set it up. */
const isSignIn = ({ path, headers }: HookRequest) =>
  isSignInPath(path) || (isSecondStep(path) && !headers?.get('cookie')?.includes('session_token='))

/** Runs our own steps before and after Better Auth handles a request: limits, sessions that end, the log. */
export class AuthEvents {
  readonly #platform: Platform
  readonly #limits: AttemptLimits
  readonly #links: ProviderLinks
  readonly #secondSteps: SecondStepLimits
  readonly #resetEmails = new WeakMap<Request, string>()

  constructor(platform: Platform, limits: AttemptLimits, links: ProviderLinks) {
    this.#platform = platform
    this.#links = links
    this.#limits = limits
    this.#secondSteps = createSecondStepLimits(platform)
  }

  /** An attempt on an email: with a password, to sign up, or for a mail with a link. */
  async attempted(path: string, email: string, headers: Headers | undefined): Promise<void> {
    try {
      await this.#limits.count(path, email, headers)
    } catch (error) {
      if (path.startsWith('/sign-in/') && isAPIError(error))
        this.#logFailure(email, headers, error.body?.code)
      throw error
    }
  }

  /** Sign-out ends all sessions of the person, not only the one of the cookie (spec 4). */
  async signingOut(headers: Headers | undefined): Promise<void> {
    const { db, live } = this.#platform
    const token = this.#ownToken(headers)
    const userId = token && (await findSessionUser(db, token))
    if (!userId) return
    await endEverySession(db, userId)
    live.sessionsEnded(userId)
  }

  /** The present password is given within a session. */
  async givingPassword(headers: Headers | undefined): Promise<void> {
    const session = await this.#ownSession(headers)
    await this.#limits.countPasswordChange(session.user_id)
  }

  /** The ways into an account change only right after a sign-in. */
  async changingAccess(headers: Headers | undefined): Promise<void> {
    const session = await this.#ownSession(headers)
    if (isFreshSignIn(signInOf(session), this.#platform.clock.now())) return
    throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH', message: 'Sign in again first' })
  }

  /** The same where an account with a second step changes what it asks for the present password for. */
  async changingFactor(headers: Headers | undefined): Promise<void> {
    const session = await this.#ownSession(headers)
    if (session.has_second_step) await this.changingAccess(headers)
  }

  async beginningLink(headers: Headers | undefined): Promise<void> {
    const { user_id: userId } = await this.#ownSession(headers)
    await this.#links.beginning({ userId, token: this.#ownToken(headers)! })
  }

  async finishingLink(request: HookRequest): Promise<void> {
    const { headers } = request
    await this.#links.finishing(request, async () => {
      const token = this.#ownToken(headers)
      const session = token && (await readSession(this.#platform, { token, weddingId: null, area: null }))
      return session ? { userId: session.user_id, token: token! } : null
    })
  }

  async addingPasskey(headers: Headers | undefined): Promise<void> {
    const { db } = this.#platform
    const { limits } = this.#platform.settings
    const { user_id: userId } = await this.#ownSession(headers)
    const max = limits.person.passkeys
    if ((await countPasskeys(db, userId)) < max) return
    throw new APIError('CONFLICT', { code: 'TOO_MANY_PASSKEYS', message: 'As many as there can be', max })
  }

  /** Gives the code in the form in which it is looked for. */
  async givingCode(request: HookRequest, code: string): Promise<string> {
    const token = this.#ownToken(request.headers)
    const userId = token ? await findSessionUser(this.#platform.db, token) : null
    const owner = await guardSecondStep(request, this.#secondSteps, userId, code)
    const isRecovery = request.path === '/two-factor/verify-backup-code'
    return owner && isRecovery ? asStoredRecoveryCode(this.#platform, owner, code) : code
  }

  /** A wallet signs in with a message that we have written for that, and with no other. */
  givingWallet(message: string): void {
    const { clock } = this.#platform
    const { publicUrl } = this.#platform.settings
    if (readWalletMessage('signIn', message, { publicUrl, now: clock.now() })) return
    throw new APIError('UNAUTHORIZED', { code: 'WALLET_REFUSED', message: 'This is not our message' })
  }

  async choosingPassword(request: HookRequest, body: object): Promise<void> {
    const { db } = this.#platform
    const token = this.#ownToken(request.headers)
    await refuseGuessable(db, request, body, async () => (token ? findSessionUser(db, token) : null))
  }

  /** An id token of a native client opens one session, since a copy of it could be sent again. */
  async givingIdToken(idToken: string): Promise<void> {
    const { rateLimiter } = this.#platform
    const { authSecret } = this.#platform.settings
    const key = `/id-token:${accountHash(idToken, authSecret)}`
    if ((await rateLimiter.consume(key, { max: 1, windowSeconds: 2 * ID_TOKEN_SECONDS })).allowed) return
    throw new APIError('UNAUTHORIZED', { code: 'PROVIDER_REFUSED', message: 'This token has served' })
  }

  async passwordReset(user: { id: string; email: string }, request: Request | undefined): Promise<void> {
    const { live } = this.#platform
    const ownToken = this.#ownToken(request?.headers)
    const userAgent = request?.headers.get('user-agent')
    await finishPasswordChange(this.#platform, user.id, { ownToken, userAgent, isThroughMail: true })
    live.sessionsEnded(user.id)
    await this.#limits.forgive(user.email, request?.headers)
    if (request) this.#resetEmails.set(request, user.email)
  }

  /** Better Auth has an answer, which `context.returned` holds, an error included. */
  async answered(request: HookRequest): Promise<void> {
    const { path, headers, body, context } = request
    const { returned, newSession } = context
    if (isAPIError(returned) && !newSession) {
      if (isSignInPath(path)) this.#logFailure(body?.email, headers, returned.body?.code)
      return
    }
    await noteAccessChange(this.#platform, request, isSignIn(request))
    if (newSession) await this.#signedIn(request, newSession.user, newSession.session.token)
    const resetEmail = request.request && this.#resetEmails.get(request.request)
    if (resetEmail) this.#setKnownDevice(request, resetEmail)
    if (path === '/change-password' && context.session) {
      const { userId, token } = context.session.session
      const userAgent = headers?.get('user-agent')
      await finishPasswordChange(this.#platform, userId, { ownToken: token, userAgent, isThroughMail: false })
      this.#platform.live.sessionsEnded(userId)
      await this.#limits.forgivePasswordChange(userId)
    }
  }

  /** A session has begun: of a new account, of a sign-in, or in the place of one whose factors have changed. */
  async #signedIn(request: HookRequest, user: { id: string; email: string }, token: string): Promise<void> {
    const { db, live } = this.#platform
    const { path, headers } = request
    const { email } = user
    const replaced = this.#ownToken(headers)
    const userId = replaced && replaced !== token && (await replaceSession(db, replaced, token))
    // A moment later: the browser has the cookie of the new session by then, and asks with that who is signed in.
    if (userId) setTimeout(() => live.sessionsEnded(userId), REPLACED_NOTICE_MS).unref()
    if (isSecondStep(path)) await this.#secondSteps.forgive(user.id)
    if (isSignIn(request)) {
      await this.#limits.forgive(email, headers)
      await this.#notifyOfNewDevice(user, headers)
      const identity = await providerIdentity()
      if (identity) await noteProviderEmail(db, user.id, identity)
    }
    this.#setKnownDevice(request, email)
  }

  async #notifyOfNewDevice(
    { id: userId, email }: { id: string; email: string },
    headers: Headers | undefined,
  ): Promise<void> {
    const { db, clock } = this.#platform
    const { publicUrl } = this.#platform.settings
    const now = clock.now()
    if (readKnownDevice(headers?.get('cookie'), email, now, this.#platform.settings) !== null) return
    const userAgent = headers?.get('user-agent')
    const device = describeDevice(readDevice(userAgent))
    await sendMail(db, newDeviceMail(email, device, now, publicUrl))
    await noteAccountActivity(db, this.#platform, { userId, kind: 'newDevice', userAgent })
  }

  async #ownSession(headers: Headers | undefined): Promise<GateRow> {
    const token = this.#ownToken(headers)
    const session = token && (await readSession(this.#platform, { token, weddingId: null, area: null }))
    if (!session) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHENTICATED', message: 'Sign in first' })
    return session
  }

  #ownToken(headers: Headers | undefined): string | undefined {
    const { publicUrl, authSecret } = this.#platform.settings
    const kept = headers?.get(OWN_SESSION_HEADER)
    if (kept) return kept
    return readSessionCookie(headers?.get('cookie'), publicUrl, authSecret)?.token
  }

  /** Says which account and from where, never the email nor the full address. */
  #logFailure(email: string | undefined, headers: Headers | undefined, code: unknown): void {
    const { log } = this.#platform
    const { authSecret } = this.#platform.settings
    const network = headers?.get(CLIENT_NETWORK_HEADER)
    const account = email === undefined ? undefined : accountHash(email, authSecret)
    log.warn({ account, network, code }, 'sign-in failed')
  }

  #setKnownDevice({ setCookie }: HookRequest, email: string): void {
    const { name, value, attributes } = knownDeviceCookie(
      email,
      this.#platform.clock.now(),
      this.#platform.settings,
    )
    setCookie(name, value, attributes)
  }
}
