/** How many recovery codes a person is given; each opens the account once without the other device. */
export const RECOVERY_CODES = 10

/** How long a device that is trusted is not asked for a code, in days. */
export const TRUSTED_DEVICE_DAYS = 30

/** How many digits a code has, of an authenticator app or of a mail. */
export const CODE_DIGITS = 6

/** Letters and digits that are not taken for one another when they are copied from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

/** A recovery code of 49 bits: `k7mnp-2xq4r`. */
export function newRecoveryCode(): string {
  const random = crypto.getRandomValues(new Uint32Array(HALF * 2))
  const letters = Array.from(random, (number) => ALPHABET[number % ALPHABET.length])
  return `${letters.slice(0, HALF).join('')}-${letters.slice(HALF).join('')}`
}

/** A recovery code as it is kept, however it was copied; `null` when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '')
  if (!/^[a-z0-9]{10}$/.test(letters)) return null
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`
}

/** A code of six digits, however it was copied; `null` when it cannot be one. */
export function readDigits(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
