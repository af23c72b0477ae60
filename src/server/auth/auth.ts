import { createHash } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import * as schema from '#db/schema/auth.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/accounts.ts'
import type { Platform } from '../context.ts'
import { newId } from '../platform/ids.ts'
import type { Mail } from '../platform/mail.ts'
import type { RateRule } from '../platform/rate-limit.ts'
import { readAuthInput } from './auth-inputs.ts'
import { accountExistsMail, confirmEmailMail, resetPasswordMail } from './mails.ts'
import { endEverySession, finishPasswordReset } from './revoke-access.ts'
import { cookiePrefix, readSessionCookie, SESSION_DAYS, usesSecureCookies } from './session-cookie.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Where the HTTP layer says, to the hooks below, which address a request comes from. */
export const CLIENT_ADDRESS_HEADER = 'x-azahar-client-address'

/**
 * How often one email address may be tried, whoever does it: an attacker with many machines must not guess
 * a password, nor fill a mailbox with ours.
 */
const TRIES_PER_EMAIL: Record<string, RateRule> = {
  '/sign-up/email': { max: 10, windowSeconds: 15 * 60 },
  '/sign-in/email': { max: 60, windowSeconds: HOUR },
  '/request-password-reset': { max: 5, windowSeconds: HOUR },
}

/**
 * How often from one place. It stays below what is allowed from everywhere, so that nobody who guesses alone
 * closes the door to whom it belongs.
 */
const TRIES_FROM_ADDRESS: Record<string, RateRule> = {
  '/sign-in/email': { max: 10, windowSeconds: 15 * 60 },
}

/**
 * Sign-up, sign-in, sign-out, confirmation and recovery (spec 7). Better Auth owns these and its
 * tables; who may read what is decided by the gate, which reads the session by itself.
 */
export function createAuth(platform: Platform, options: { requireEmailVerification: boolean }) {
  const { db, clock, log, publicUrl, rateLimiter } = platform

  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: platform.authSecret,
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    databaseHooks: { session: { create: { before: async (session) => ({ data: dated(session) }) } } },
    trustedOrigins: [publicUrl],
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        log.error({ err: details.find((detail) => detail instanceof Error) }, message),
    },
    // What is not an answer of Better Auth is thrown to our own error handler, which logs it without data.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix,
      useSecureCookies: usesSecureCookies(publicUrl),
      database: { generateId: () => newId() },
      // The HTTP layer refuses every state-changing request from another origin already.
      disableCSRFCheck: true,
      ipAddress: { disableIpTracking: true },
    },
    session: { expiresIn: SESSION_DAYS * DAY, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    user: { additionalFields: { role: { type: 'string', required: true, input: true } } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      requireEmailVerification: options.requireEmailVerification,
      resetPasswordTokenExpiresIn: HOUR,
      sendResetPassword: async ({ user, token }) =>
        deliver(resetPasswordMail(user.email, `${publicUrl}/reset-password-new?token=${token}`)),
      onExistingUserSignUp: async ({ user }) => deliver(accountExistsMail(user.email, publicUrl)),
      onPasswordReset: async ({ user }, request) => {
        const own =
          request && readSessionCookie(request.headers.get('cookie'), publicUrl, platform.authSecret)
        await finishPasswordReset(db, user.id, own?.token)
        platform.live.sessionsEnded(user.id)
        // Whoever was locked out for guessing knows the password now.
        await forgetTries(user.email, request?.headers)
      },
    },
    emailVerification: {
      expiresIn: DAY,
      sendOnSignUp: options.requireEmailVerification,
      sendOnSignIn: options.requireEmailVerification,
      sendVerificationEmail: async ({ user, token }) =>
        deliver(confirmEmailMail(user.email, `${publicUrl}/api/auth/verify-email?token=${token}`)),
    },
    hooks: {
      before: createAuthMiddleware(async (request) => {
        if (request.path === '/sign-out') await endSessionsOfCookie(request.headers)
        const input = readAuthInput(request.path, request.body)
        if (!input) return
        if ('problem' in input) {
          throw new APIError('BAD_REQUEST', { code: input.problem, message: 'The request is not valid' })
        }
        if ('email' in input.body) await countTry(request.path, input.body.email, request.headers)
        return { context: { body: input.body } }
      }),
      after: createAuthMiddleware(async (request) => {
        const email = request.context.newSession?.user.email
        if (email) await forgetTries(email, request.headers)
      }),
    },
  })

  /** Not awaited: an answer that waits for the mail server, or fails with it, would tell who has an account. */
  function deliver(mail: Mail) {
    platform.mail.send(mail).catch((error) => log.error({ err: error }, 'mail not sent'))
  }

  async function countTry(path: string, email: string, headers: Headers | undefined) {
    const rules = [
      { rule: TRIES_FROM_ADDRESS[path], key: triesKey(path, email, headers) },
      { rule: TRIES_PER_EMAIL[path], key: triesKey(path, email) },
    ]
    for (const { rule, key } of rules) {
      const verdict = rule && (await rateLimiter.consume(key, rule))
      if (!verdict || verdict.allowed) continue
      throw new APIError('TOO_MANY_REQUESTS', {
        code: 'TOO_MANY_ATTEMPTS',
        message: 'Too many attempts',
        retryAfterSeconds: verdict.retryAfterSeconds,
      })
    }
  }

  /** Whoever comes from here knows the password; others go on being counted from where they are. */
  async function forgetTries(email: string, headers: Headers | undefined) {
    await rateLimiter.forget(triesKey('/sign-in/email', email, headers))
    await rateLimiter.forget(triesKey('/sign-in/email', email))
  }

  async function endSessionsOfCookie(headers: Headers | undefined) {
    const cookie = headers && readSessionCookie(headers.get('cookie'), publicUrl, platform.authSecret)
    if (!cookie) return
    const [current] = await db
      .select({ userId: schema.session.userId })
      .from(schema.session)
      .where(eq(schema.session.token, cookie.token))
    if (!current) return
    await endEverySession(db, current.userId)
    platform.live.sessionsEnded(current.userId)
  }

  /** Better Auth reads the machine's clock; a session lives by ours, which the gate asks. */
  function dated<Session extends object>(session: Session) {
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY * 1000)
    return { ...session, expiresAt, createdAt: now, updatedAt: now }
  }
}

/** The table of attempts outlives them, so it does not say who they were for. */
/** Neither emails nor addresses are kept, only what they hash to. */
function triesKey(path: string, email: string, headers?: Headers): string {
  const from = headers ? `\n${headers.get(CLIENT_ADDRESS_HEADER)}` : ''
  return `${path}:${createHash('sha256')
    .update(email.toLowerCase() + from)
    .digest('base64url')}`
}

export type Auth = ReturnType<typeof createAuth>
