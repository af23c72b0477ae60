import * as z from 'zod'
import { ROLES } from '#domain/members/roles.ts'
import {
  EMAIL_REFUSED,
  INVALID_PASSWORD,
  NAME_REFUSED,
  OF_FRESH_SESSION,
  OF_SESSION,
  PASSKEY_REFUSED,
  PASSKEYS_FULL,
  PASSWORD_GIVEN,
  PASSWORD_REFUSED,
  PROVIDER_REFUSED,
  REFUSED,
  TWO_FACTOR_NOT_ENABLED,
} from './account-errors.ts'

export const account = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(ROLES).optional(),
})

/** The session is in the cookie; `token` names it and opens nothing by itself. */
export const signedIn = z.object({ token: z.string().nullable(), user: account })

export const secondStepAsked = z.object({
  twoFactorRedirect: z.literal(true),
  twoFactorMethods: z.array(z.string()),
})

const done = z.object({ status: z.literal(true) })
const success = z.object({ success: z.literal(true) })

const providerAddress = z.object({ url: z.string(), redirect: z.boolean() })
const publicKeyOptions = z.looseObject({ challenge: z.string() })

type AccountCall = {
  summary: string
  description?: string
  /** Whether it asks for the session of a browser. */
  ofSession?: true
  output: z.ZodType
  errors: Record<string, { status: number; message: string }>
}

/** The calls of accounts under `/auth` answer these; their input is checked in `server/core/auth/auth-inputs.ts`. */
export const accountCalls = {
  '/sign-up/email': {
    summary: 'Sign up',
    description: 'Creates an account and, where no address has to be confirmed, begins a session.',
    output: signedIn,
    errors: { ...REFUSED, ...NAME_REFUSED, ...EMAIL_REFUSED, ...PASSWORD_REFUSED },
  },
  '/sign-in/email': {
    summary: 'Sign in with a password',
    description: 'Begins a session, unless the account has a second step: `twoFactorRedirect` asks for it.',
    output: z.union([signedIn, secondStepAsked]),
    errors: {
      ...REFUSED,
      ...EMAIL_REFUSED,
      ...PASSWORD_GIVEN,
      INVALID_EMAIL_OR_PASSWORD: { status: 401, message: 'The email or the password is wrong' },
      EMAIL_NOT_VERIFIED: { status: 403, message: 'The address is not confirmed yet' },
    },
  },
  '/email-otp/send-verification-otp': {
    summary: 'Ask for a code by mail',
    description: 'The answer is the same whether or not the address has an account.',
    output: success,
    errors: { ...REFUSED, ...EMAIL_REFUSED },
  },
  '/sign-in/email-otp': {
    summary: 'Sign in with the code of a mail',
    output: z.union([signedIn, secondStepAsked]),
    errors: { ...REFUSED, ...EMAIL_REFUSED, CODE_REFUSED: { status: 400, message: 'The code is not valid' } },
  },
  '/request-password-reset': {
    summary: 'Ask for a mail to choose another password',
    description: 'The answer is the same whether or not the address has an account.',
    output: done,
    errors: { ...REFUSED, ...EMAIL_REFUSED },
  },
  '/reset-password': {
    summary: 'Choose another password with the token of a mail',
    output: done,
    errors: {
      ...REFUSED,
      ...PASSWORD_REFUSED,
      INVALID_TOKEN: { status: 400, message: 'The link is not valid any more' },
    },
  },
  '/change-password': {
    summary: 'Change the password',
    description: 'Every other session of the person ends, and so does all access of programs.',
    ofSession: true,
    output: signedIn,
    errors: { ...OF_SESSION, ...PASSWORD_REFUSED, ...INVALID_PASSWORD },
  },
  '/two-factor/enable': {
    summary: 'Begin to set up a second step',
    ofSession: true,
    output: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
    errors: { ...OF_FRESH_SESSION, ...PASSWORD_GIVEN, ...INVALID_PASSWORD },
  },
  '/two-factor/disable': {
    summary: 'Remove the second step',
    ofSession: true,
    output: done,
    errors: { ...OF_FRESH_SESSION, ...PASSWORD_GIVEN, ...INVALID_PASSWORD },
  },
  '/two-factor/generate-backup-codes': {
    summary: 'Make new recovery codes',
    ofSession: true,
    output: z.object({ status: z.literal(true), backupCodes: z.array(z.string()) }),
    errors: { ...OF_FRESH_SESSION, ...PASSWORD_GIVEN, ...INVALID_PASSWORD, ...TWO_FACTOR_NOT_ENABLED },
  },
  '/two-factor/verify-totp': {
    summary: 'Give the code of an authenticator',
    description: 'Ends a sign-in that waits for its second step, or sets the second step up.',
    output: signedIn,
    errors: {
      ...REFUSED,
      CODE_INCOMPLETE: { status: 400, message: 'The code is not six digits' },
      INVALID_CODE: { status: 401, message: 'The code is not valid' },
    },
  },
  '/two-factor/verify-backup-code': {
    summary: 'Give a recovery code',
    output: signedIn,
    errors: {
      ...REFUSED,
      BACKUP_CODE_INCOMPLETE: { status: 400, message: 'The code is not ten letters and digits' },
      INVALID_BACKUP_CODE: { status: 401, message: 'The code is not valid' },
    },
  },
  '/passkey/generate-register-options': {
    summary: 'Begin to add a passkey',
    description: 'Gives what the browser makes a passkey with (WebAuthn).',
    ofSession: true,
    output: publicKeyOptions,
    errors: { ...OF_FRESH_SESSION, ...PASSKEYS_FULL },
  },
  '/passkey/verify-registration': {
    summary: 'Add the passkey that the browser has made',
    ofSession: true,
    output: z.looseObject({ id: z.uuid() }),
    errors: { ...OF_FRESH_SESSION, ...PASSKEYS_FULL, ...PASSKEY_REFUSED },
  },
  '/passkey/generate-authenticate-options': {
    summary: 'Begin to sign in with a passkey',
    description: 'Gives what the browser asks the person for a passkey with (WebAuthn).',
    output: publicKeyOptions,
    errors: REFUSED,
  },
  '/passkey/verify-authentication': {
    summary: 'Sign in with a passkey',
    output: z.looseObject({ session: z.looseObject({ id: z.uuid() }) }),
    errors: {
      ...REFUSED,
      ...PASSKEY_REFUSED,
      AUTHENTICATION_FAILED: { status: 401, message: 'The passkey was not accepted' },
    },
  },
  '/sign-in/social': {
    summary: 'Sign in with a provider',
    description:
      'Gives the address of the provider that the browser goes to, or, with an id token of it, signs in at once.',
    output: z.union([providerAddress, signedIn, secondStepAsked]),
    errors: {
      ...REFUSED,
      ...PROVIDER_REFUSED,
      INVALID_TOKEN: { status: 401, message: 'The id token was not accepted' },
    },
  },
  '/link-social': {
    summary: 'Link an account of a provider',
    description: 'Gives the address of the provider that the browser goes to.',
    ofSession: true,
    output: providerAddress,
    errors: { ...OF_FRESH_SESSION, ...PROVIDER_REFUSED },
  },
  '/siwe/nonce': {
    summary: 'Begin to sign in with an Ethereum wallet',
    description:
      'Gives the nonce of the message that the wallet signs (ERC-4361). Only where the installation has `WALLET_SIGN_IN`.',
    output: z.object({ nonce: z.string() }),
    errors: REFUSED,
  },
  '/siwe/verify': {
    summary: 'Sign in with the signature of a wallet',
    description: 'For a wallet that its person has linked; another one opens nothing.',
    output: z.union([z.looseObject({ token: z.string() }), secondStepAsked]),
    errors: {
      ...REFUSED,
      WALLET_REFUSED: { status: 400, message: 'The signature or its message is not valid' },
      WALLET_UNKNOWN: { status: 404, message: 'The wallet opens no account' },
    },
  },
  '/sign-out': {
    summary: 'Sign out everywhere',
    description: 'Ends every session of the person and all access of programs.',
    output: success,
    errors: { TOO_MANY_ATTEMPTS: REFUSED.TOO_MANY_ATTEMPTS },
  },
} as const satisfies Record<string, AccountCall>
