import * as z from 'zod'
import { APP_NAME_MAX } from '#domain/accounts/access-tokens.ts'
import { EMAIL_REFUSED, PASSWORD_GIVEN } from './account-errors.ts'
import { requiredLine, text } from './base.ts'
import { UNAUTHENTICATED } from './shared-errors.ts'

/** How the person will recognise the program in their settings. */
const name = requiredLine(APP_NAME_MAX).optional()

/** A program gives this for its tokens; the names are those of OAuth 2 (RFC 6749). */
export const tokenRequest = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal('password'),
    email: z.string(),
    password: z.string(),
    code: z
      .string()
      .optional()
      .describe('Of an authenticator or for recovery, for accounts with a second step'),
    name,
  }),
  z.strictObject({ grant_type: z.literal('session'), name }),
  z.strictObject({ grant_type: z.literal('refresh_token'), refresh_token: text.min(1).max(200) }),
])

export const tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('Seconds that the access token is valid'),
  refresh_token: z.string().describe('Good for one refresh, which gives another'),
})

export type Tokens = z.infer<typeof tokens>

export const revocation = z.strictObject({ refresh_token: text.min(1).max(200) })

export const revoked = z.object({ revoked: z.literal(true) })

export const keySet = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string() })),
})

const BAD_REQUEST = { status: 400, message: 'The request is not valid' } as const

/** Tokens are refused with these. */
export const TOKEN_ERRORS = {
  BAD_REQUEST,
  ...EMAIL_REFUSED,
  ...PASSWORD_GIVEN,
  INVALID_EMAIL_OR_PASSWORD: { status: 401, message: 'The email or the password is wrong' },
  SECOND_STEP_REQUIRED: { status: 401, message: 'The account has a second step: send its code too' },
  INVALID_CODE: { status: 401, message: 'The code is not valid' },
  REFRESH_TOKEN_REFUSED: { status: 401, message: 'The refresh token is not valid any more' },
  UNAUTHENTICATED,
  SESSION_NOT_FRESH: { status: 403, message: 'Sign in again first' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'The address is not confirmed yet' },
  ACCOUNT_DELETED: { status: 403, message: 'The account waits for its deletion' },
  TOO_MANY_APPS: { status: 409, message: 'Revoke the access of another program first' },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many attempts' },
} as const
