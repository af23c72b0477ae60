/**
 * The token of a recovery link: `#type=recovery&token=…` of the login screen or `?token=…` of
 * /reset-password-new. An empty one is a link that has lost it; `null` when the address is no recovery.
 */
export function recoveryToken(hash: string): string | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  return parameters.get('type') === 'recovery' ? (parameters.get('token') ?? '') : null
}

/** How long the confirmation of a new password stays before the login screen, in milliseconds (spec 4). */
export const BACK_TO_LOGIN_MS = 1200
