/** Minimum length of a new password, in characters (spec 5, 9). */
export const PASSWORD_MIN = 8

/** Longest password accepted, in characters; hashing cost must stay bounded. */
export const PASSWORD_MAX = 128

/** Longest full name of a person, in characters. */
export const FULL_NAME_MAX = 120

/** Longest email address, in characters (RFC 5321). */
export const EMAIL_MAX = 320

/** Longest name that a person gives to a passkey, in characters. */
export const PASSKEY_NAME_MAX = 60

/** Longest brand name, web address and phone of a planner, in characters. */
export const BRAND_NAME_MAX = 120
export const WEB_URL_MAX = 300
export const PHONE_MAX = 40

/**
 * The header by which a page says for whom it was drawn. Another person may have signed in meanwhile in
 * the same browser, whose cookie the request then carries: what was typed by the first is refused then.
 */
export const PAGE_USER_HEADER = 'x-page-user'

/** Whether a new password is made of nothing that can be seen, however long it is. */
export const isBlankPassword = (password: string): boolean => password.trim() === ''

/** Why a pair of new password and confirmation is refused, or `null` when it is fine (spec 5). */
export function newPasswordProblem(
  password: string,
  confirmation: string,
): 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_BLANK' | 'PASSWORDS_DIFFER' | null {
  if (password.length < PASSWORD_MIN) return 'PASSWORD_TOO_SHORT'
  if (password.length > PASSWORD_MAX) return 'PASSWORD_TOO_LONG'
  if (isBlankPassword(password)) return 'PASSWORD_BLANK'
  if (password !== confirmation) return 'PASSWORDS_DIFFER'
  return null
}

/**
 * The token of a recovery link, `#type=recovery&token=…` of the login screen (spec 2). An empty one is a link that
 * has lost it; `null` when the address is no recovery.
 */
export function recoveryToken(hashOrQuery: string): string | null {
  const parameters = new URLSearchParams(hashOrQuery.replace(/^[#?]/, ''))
  return parameters.get('type') === 'recovery' ? (parameters.get('token') ?? '') : null
}
