import * as z from 'zod'
import { EMAIL_MAX, FULL_NAME_MAX, isBlankPassword, PASSWORD_MIN } from '#domain/accounts/accounts.ts'
import { readDigits, readRecoveryCode } from '#domain/accounts/second-step.ts'
import { ROLES } from '#domain/members/roles.ts'
import { appPathOf } from '#domain/text/asked-path.ts'
import { cleanLine } from '#domain/text/clean-text.ts'

/**
 * The input of each open path, in the form in which it goes on; the messages are the error codes. Better Auth by itself
 * would also take an image, addresses to return to and text that PostgreSQL cannot store.
 */
const INPUTS = {
  '/sign-up/email': exactly({
    name: z
      .string('NAME_REQUIRED')
      .transform(cleanLine)
      .pipe(z.string().min(1, 'NAME_REQUIRED').max(FULL_NAME_MAX, 'NAME_TOO_LONG')),
    email: email(),
    password: newPassword(),
    role: z.enum(ROLES, 'ROLE_REQUIRED'),
  }),
  '/sign-in/email': exactly({ email: email(), password: password() }),
  '/email-otp/send-verification-otp': exactly({ email: email() }).transform((body) => ({
    ...body,
    type: 'sign-in' as const,
  })),
  '/sign-in/email-otp': exactly({ email: email(), otp: digits('CODE_REFUSED') }),
  '/request-password-reset': exactly({ email: email() }),
  '/reset-password': exactly({
    token: z.string('INVALID_TOKEN').regex(/^[\w-]{1,200}$/, 'INVALID_TOKEN'),
    newPassword: newPassword(),
  }),
  '/two-factor/enable': exactly({ password: password().optional() }),
  '/two-factor/disable': exactly({ password: password().optional() }),
  '/two-factor/generate-backup-codes': exactly({ password: password().optional() }),
  '/two-factor/verify-totp': exactly({
    code: digits('CODE_INCOMPLETE'),
    trustDevice: z.boolean('BAD_REQUEST').optional(),
  }),
  '/two-factor/verify-backup-code': exactly({
    code: z
      .string('BACKUP_CODE_INCOMPLETE')
      .transform(readRecoveryCode)
      .pipe(z.string('BACKUP_CODE_INCOMPLETE')),
    trustDevice: z.boolean('BAD_REQUEST').optional(),
  }),
  '/passkey/verify-registration': exactly({
    response: credential({ clientDataJSON: base64url(), attestationObject: base64url() }),
  }),
  '/passkey/verify-authentication': exactly({
    response: credential({
      clientDataJSON: base64url(),
      authenticatorData: base64url(),
      signature: base64url(),
    }),
  }),
  '/sign-in/social': exactly({
    provider: providerId(),
    idToken: exactly({ token: idTokenText(), nonce: idTokenText() }).optional(),
    /** Makes an account where there is none; without it that is refused. */
    signUp: z.boolean('BAD_REQUEST').default(false),
    role: z.enum(ROLES, 'ROLE_REQUIRED').default('couple'),
    redirect: z.string('BAD_REQUEST').optional(),
  }).transform(({ provider, idToken, signUp, role, redirect }) => {
    const asked = appPathOf(redirect ?? '')
    const query = asked ? `?${new URLSearchParams({ redirect: asked })}` : ''
    return {
      provider,
      idToken,
      requestSignUp: signUp,
      additionalData: { role },
      callbackURL: `/login${query}`,
      errorCallbackURL: '/login',
      disableRedirect: true,
    }
  }),
  '/link-social': exactly({ provider: providerId() }).transform(({ provider }) => ({
    provider,
    callbackURL: '/app/profile',
    errorCallbackURL: '/app/profile',
    disableRedirect: true,
  })),
  '/siwe/nonce': exactly({}),
  '/siwe/verify': exactly({
    message: z.string('WALLET_REFUSED').max(1000, 'WALLET_REFUSED'),
    signature: z.string('WALLET_REFUSED').regex(/^0x[\da-fA-F]{130}$/, 'WALLET_REFUSED'),
  }),
  '/change-password': exactly({ currentPassword: password(), newPassword: newPassword() }),
} as const

type Inputs = typeof INPUTS

/** A checked body, or the code of the first thing wrong with it. */
export type AuthInput = { body: z.output<Inputs[keyof Inputs]> } | { problem: string }

/** Checks the body of an open path; `null` for paths that take none. */
export function readAuthInput(path: string, body: unknown): AuthInput | null {
  if (!isPathWithInput(path)) return null
  const parsed = INPUTS[path].safeParse(body)
  if (parsed.success) return { body: parsed.data }
  return { problem: parsed.error.issues[0]?.message ?? 'BAD_REQUEST' }
}

/** The input of an open path, for its description. */
export const authInputOf = (path: string): z.ZodType | null => (isPathWithInput(path) ? INPUTS[path] : null)

const isPathWithInput = (path: string): path is keyof Inputs => Object.hasOwn(INPUTS, path)

function exactly<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, 'BAD_REQUEST')
}

/** The part of a browser's passkey that is looked up or stored before it is verified. */
function credential(shape: z.core.$ZodLooseShape) {
  const transport = z.string('PASSKEY_REFUSED').regex(/^[a-z-]{1,20}$/, 'PASSKEY_REFUSED')
  const transports = z.array(transport, 'PASSKEY_REFUSED').max(10, 'PASSKEY_REFUSED')
  return z.looseObject(
    {
      id: base64url(),
      response: z.looseObject({ ...shape, transports: transports.optional() }, 'PASSKEY_REFUSED'),
    },
    'PASSKEY_REFUSED',
  )
}

function providerId() {
  return z.string('PROVIDER_UNAVAILABLE').regex(/^[a-z0-9-]{1,40}$/, 'PROVIDER_UNAVAILABLE')
}

function idTokenText() {
  return z.string('PROVIDER_REFUSED').regex(/^[\w.~-]{1,8000}$/, 'PROVIDER_REFUSED')
}

function base64url() {
  return z.string('PASSKEY_REFUSED').regex(/^[\w-]+$/, 'PASSKEY_REFUSED')
}

/** An address is the same however it is written: trimmed and in lower case. */
function email() {
  return z
    .string('EMAIL_REQUIRED')
    .transform((typed) => typed.trim().toLowerCase())
    .pipe(
      z
        .string()
        .min(1, { error: 'EMAIL_REQUIRED', abort: true })
        .max(EMAIL_MAX, { error: 'INVALID_EMAIL', abort: true })
        .check(z.email('INVALID_EMAIL')),
    )
}

function digits(code: string) {
  return z.string(code).transform(readDigits).pipe(z.string(code))
}

/** Another length is refused by Better Auth. */
function newPassword() {
  return password().refine(
    (given) => given.length < PASSWORD_MIN || !isBlankPassword(given),
    'PASSWORD_BLANK',
  )
}

function password() {
  return z.string('PASSWORD_REQUIRED').min(1, 'PASSWORD_REQUIRED')
}
