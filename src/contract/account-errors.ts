/** Refusals of the calls of accounts, by what is refused. */

const badRequest = (message: string) => ({ status: 400, message }) as const

export const REFUSED = {
  BAD_REQUEST: badRequest('The request is not valid'),
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many attempts' },
}

const UNAUTHENTICATED = { UNAUTHENTICATED: { status: 401, message: 'Sign in first' } }

export const OF_SESSION = { ...REFUSED, ...UNAUTHENTICATED }

/** Of what asks for a session that has just begun. */
export const OF_FRESH_SESSION = {
  ...OF_SESSION,
  SESSION_NOT_FRESH: { status: 403, message: 'Sign in again first' },
}

export const NAME_REFUSED = {
  NAME_REQUIRED: badRequest('There is no name'),
  NAME_TOO_LONG: badRequest('The name is too long'),
  ROLE_REQUIRED: badRequest('There is no role'),
}

export const EMAIL_REFUSED = {
  EMAIL_REQUIRED: badRequest('There is no email address'),
  INVALID_EMAIL: badRequest('This is no email address'),
}

/** Of a password that has to be the one of the account. */
export const PASSWORD_GIVEN = {
  PASSWORD_REQUIRED: badRequest('There is no password'),
  PASSWORD_TOO_LONG: badRequest('No password is as long'),
}

export const INVALID_PASSWORD = { INVALID_PASSWORD: badRequest('The present password is wrong') }

/** Of a password that is chosen. */
export const PASSWORD_REFUSED = {
  ...PASSWORD_GIVEN,
  PASSWORD_TOO_SHORT: badRequest('The password is too short'),
  PASSWORD_BLANK: badRequest('The password is nothing but spaces'),
  PASSWORD_GUESSABLE: badRequest('The password is made of words about its person'),
  PASSWORD_BREACHED: badRequest('The password is known from breaches'),
}

export const TWO_FACTOR_NOT_ENABLED = { TWO_FACTOR_NOT_ENABLED: badRequest('There is no second step') }

export const PASSKEYS_FULL = {
  TOO_MANY_PASSKEYS: { status: 409, message: 'The account has as many passkeys as there can be' },
}

export const PASSKEY_REFUSED = {
  PASSKEY_REFUSED: badRequest('This is no passkey'),
  CHALLENGE_NOT_FOUND: badRequest('The passkey was not asked for, or too long ago'),
}

export const PROVIDER_REFUSED = {
  PROVIDER_UNAVAILABLE: badRequest('There is no such provider here'),
  PROVIDER_REFUSED: badRequest('The answer of the provider is not valid'),
}
