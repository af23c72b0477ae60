import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod'
import * as schema from '#db/schema/auth.ts'
import { FULL_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#domain/accounts.ts'
import { ROLES } from '#domain/roles.ts'
import type { Platform } from '../context.ts'
import { newId } from '../platform/ids.ts'
import type { Mail } from '../platform/mail.ts'
import { accountExistsMail, confirmEmailMail, resetPasswordMail } from './mails.ts'
import { cookiePrefix, readSessionCookie, SESSION_DAYS, usesSecureCookies } from './session-cookie.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Wrong passwords for one address before it has to wait, whoever types them. */
const SIGN_INS_PER_EMAIL = { max: 10, windowSeconds: 15 * 60 }
const RESETS_PER_EMAIL = { max: 5, windowSeconds: HOUR }

/**
 * Sign-up, sign-in, sign-out, confirmation and recovery (spec 7). Better Auth owns these and its
 * tables; who may read what is decided by the gate, which reads the session by itself.
 */
export function createAuth(platform: Platform, options: { requireEmailVerification: boolean }) {
  const { db, publicUrl, rateLimiter } = platform

  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: platform.authSecret,
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    trustedOrigins: [publicUrl],
    logger: { disabled: true },
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
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: true, validator: { input: z.enum(ROLES) } },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      requireEmailVerification: options.requireEmailVerification,
      resetPasswordTokenExpiresIn: HOUR,
      sendResetPassword: async ({ user, token }) =>
        deliver(resetPasswordMail(user.email, `${publicUrl}/reset-password-new?token=${token}`)),
      onExistingUserSignUp: async ({ user }) => deliver(accountExistsMail(user.email, `${publicUrl}/login`)),
      // Ends every other session; the one of this browser, if it is the same person's, goes on.
      onPasswordReset: async ({ user }, request) => {
        const own = request && readSessionCookie(request.headers, publicUrl, platform.authSecret)
        const others = own ? ne(schema.session.token, own.token) : undefined
        await db.delete(schema.session).where(and(eq(schema.session.userId, user.id), others))
      },
    },
    emailVerification: {
      expiresIn: DAY,
      sendOnSignUp: options.requireEmailVerification,
      sendOnSignIn: options.requireEmailVerification,
      sendVerificationEmail: async ({ user, token }) => {
        const callback = encodeURIComponent('/login?confirmado=1')
        await deliver(
          confirmEmailMail(
            user.email,
            `${publicUrl}/api/auth/verify-email?token=${token}&callbackURL=${callback}`,
          ),
        )
      },
    },
    hooks: {
      before: createAuthMiddleware(async (request) => {
        const email = typeof request.body?.email === 'string' ? request.body.email.trim().toLowerCase() : ''
        if (request.path === '/sign-up/email') requireName(request.body?.name)
        if (request.path === '/sign-in/email') await limit(`sign-in:${email}`, SIGN_INS_PER_EMAIL)
        if (request.path === '/request-password-reset') await limit(`reset:${email}`, RESETS_PER_EMAIL)
        if (request.path === '/sign-out') await endEverySession(request.headers ?? new Headers())
      }),
      after: createAuthMiddleware(async (request) => {
        if (request.path !== '/sign-in/email' || !request.context.newSession) return
        await rateLimiter.forget(`sign-in:${request.context.newSession.user.email.toLowerCase()}`)
      }),
    },
  })

  /** A mail that cannot be sent must not tell an attacker, by a slower or failing answer, who has an account. */
  async function deliver(mail: Mail) {
    await platform.mail.send(mail).catch((error) => platform.log.error({ err: error }, 'mail not sent'))
  }

  async function limit(key: string, rule: { max: number; windowSeconds: number }) {
    const verdict = await rateLimiter.consume(key, rule)
    if (verdict.allowed) return
    throw new APIError('TOO_MANY_REQUESTS', {
      code: 'TOO_MANY_ATTEMPTS',
      message: 'Too many attempts',
      retryAfterSeconds: verdict.retryAfterSeconds,
    })
  }

  /** Sign-out is global: it ends the sessions of the user on all devices (spec 4). */
  async function endEverySession(headers: Headers) {
    const cookie = readSessionCookie(headers, publicUrl, platform.authSecret)
    if (!cookie) return
    const [current] = await db
      .select({ userId: schema.session.userId })
      .from(schema.session)
      .where(eq(schema.session.token, cookie.token))
    if (current) await db.delete(schema.session).where(eq(schema.session.userId, current.userId))
  }
}

function requireName(name: unknown) {
  if (typeof name === 'string' && name.trim() && name.length <= FULL_NAME_MAX) return
  throw new APIError('BAD_REQUEST', { code: 'NAME_REQUIRED', message: 'A full name is required' })
}

export type Auth = ReturnType<typeof createAuth>
