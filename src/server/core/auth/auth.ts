import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import * as schema from '#db/schema/auth.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/accounts/accounts.ts'
import { SESSION_DAYS } from '#domain/operation/retention.ts'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { newId, newUserId } from '#server/platform/ids.ts'
import { createAttemptLimits } from './attempt-limits.ts'
import { AuthEvents } from './auth-events.ts'
import { readAuthInput } from './auth-inputs.ts'
import { withTransactions } from './auth-transaction.ts'
import { databaseHooks } from './database-hooks.ts'
import { confirmByCode, mailCodes } from './mail-codes.ts'
import { passkeys } from './passkeys/passkeys.ts'
import { ProviderLinks } from './providers/provider-links.ts'
import { queuedMails } from './queued-mails.ts'
import { reportFailure } from './report-failure.ts'
import { secondStep } from './second-step/second-step.ts'
import { cookiePrefix, usesSecureCookies } from './session-cookie.ts'
import { keySet } from './tokens/key-set.ts'
import { walletSignIn } from './wallets/wallets.ts'

/**
 * Sign-up, sign-in, sign-out, confirmation and recovery (spec 7). Better Auth owns these and its
 * tables; who may read what is decided by the gate, which reads the session by itself.
 */
export function createAuth(platform: Platform, options: { requireEmailVerification: boolean }) {
  const { db, log } = platform
  const { publicUrl, authSecret } = platform.settings
  const links = new ProviderLinks(platform)
  const events = new AuthEvents(platform, createAttemptLimits(platform), links)
  const mails = queuedMails(platform)

  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: authSecret,
    database: drizzleAdapter(withTransactions(db), { provider: 'pg', schema, transaction: true }),
    databaseHooks: databaseHooks(platform, mails, links, options),
    trustedOrigins: [publicUrl],
    logger: { level: 'error', log: (_level, message, ...details) => reportFailure(log, message, details) },
    // An error that is not an answer of Better Auth is thrown to our own error handler, which logs it without data.
    onAPIError: { throw: true, errorURL: `${publicUrl}/login` },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { allowDifferentEmails: true },
      additionalFields: { providerEmail: { type: 'string', required: false, input: false, returned: false } },
    },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: advanced(publicUrl),
    session: {
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      disableSessionRefresh: true,
      additionalFields: { secondStepAt: { type: 'date', required: false, input: false, returned: false } },
    },
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: true },
        acceptedDocuments: { type: 'json', required: false, input: false, returned: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      requireEmailVerification: options.requireEmailVerification,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      sendResetPassword: mails.resetPassword,
      onExistingUserSignUp: mails.accountExists,
      onPasswordReset: async ({ user }, request) => {
        await events.passwordReset(user, request)
      },
    },
    emailVerification: {
      expiresIn: DAY_SECONDS,
      sendOnSignUp: options.requireEmailVerification,
      sendOnSignIn: options.requireEmailVerification,
      sendVerificationEmail: mails.confirmEmail,
      afterEmailVerification: mails.welcome,
    },
    hooks: { before: beforeRequests(authSecret, events, options) },
    plugins: plugins(platform, mails, events),
  })
}

const advanced = (publicUrl: string) => ({
  cookiePrefix: cookiePrefix(publicUrl),
  // Better Auth would put `__Secure-` before the prefix, which has one of its own.
  useSecureCookies: false,
  defaultCookieAttributes: { secure: usesSecureCookies(publicUrl) },
  // As long as the request that it belongs to: a company may ask its people for more than a password.
  cookies: { state: { attributes: { maxAge: 10 * MINUTE_SECONDS } } },
  database: {
    generateId: ({ model }: { model: string }) => (model === 'user' ? newUserId() : newId()),
    joins: true,
  },
  // The HTTP layer refuses every state-changing request from another origin already.
  disableCSRFCheck: true,
  ipAddress: { disableIpTracking: true },
})

/** Ours is the last: what it hears of has come through the second step. */
const plugins = (platform: Platform, mails: ReturnType<typeof queuedMails>, events: AuthEvents) => [
  secondStep(),
  passkeys(platform),
  mailCodes(platform.settings.authSecret, mails.signInCode),
  keySet(platform.settings.publicUrl),
  ...(platform.settings.walletSignIn ? [walletSignIn(platform)] : []),
  afterRequests(events),
]

/** These paths change the ways into an account, so they ask for a sign-in of the last minutes. */
const ASKS_FRESH_SESSION = [
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/passkey/generate-register-options',
  '/link-social',
]

/** Another password ends the other sessions too; who has one factor alone proves it by giving the present one. */
const ASKS_SECOND_STEP = ['/change-password']

/** Both are asked: a device may answer the question of a moment when there was still room. */
const ADDS_PASSKEY = ['/passkey/generate-register-options', '/passkey/verify-registration']

/** Our own validation, limits and events around what Better Auth does. */
function beforeRequests(
  authSecret: string,
  events: AuthEvents,
  options: { requireEmailVerification: boolean },
) {
  return createAuthMiddleware(async (request) => {
    if (request.path === '/sign-out') await events.signingOut(request.headers)
    if (request.path === '/callback/:id') await events.finishingLink(request)
    if (ASKS_FRESH_SESSION.includes(request.path)) await events.changingAccess(request.headers)
    if (ASKS_SECOND_STEP.includes(request.path)) await events.changingFactor(request.headers)
    if (request.path === '/link-social') await events.beginningLink(request.headers)
    if (ADDS_PASSKEY.includes(request.path)) await events.addingPasskey(request.headers)
    const input = readAuthInput(request.path, request.body)
    if (!input) return
    if ('problem' in input) {
      throw new APIError('BAD_REQUEST', { code: input.problem, message: 'The request is not valid' })
    }
    await events.choosingPassword(request, input.body)
    if ('email' in input.body) await events.attempted(request.path, input.body.email, request.headers)
    else if ('currentPassword' in input.body || 'password' in input.body) {
      await events.givingPassword(request.headers)
    }
    if ('otp' in input.body) {
      const keepsPassword = !options.requireEmailVerification
      await confirmByCode(Object.assign(request, { body: input.body }), authSecret, { keepsPassword })
    }
    if ('signature' in input.body) events.givingWallet(input.body.message)
    if ('code' in input.body) input.body.code = await events.givingCode(request, input.body.code)
    if ('idToken' in input.body && input.body.idToken) await events.givingIdToken(input.body.idToken.token)
    return { context: { body: input.body } }
  })
}

function afterRequests(events: AuthEvents) {
  const handler = createAuthMiddleware((request) => events.answered(request))
  return { id: 'azahar', hooks: { after: [{ matcher: () => true, handler }] } } satisfies BetterAuthPlugin
}

export type Auth = ReturnType<typeof createAuth>
