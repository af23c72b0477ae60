import { DAY_SECONDS } from '../time/time.ts'

/** The letters and digits of a code: no 0, 1, I, O, which are misread on paper. */
export const MEMBER_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const MEMBER_CODE_LENGTH = 8

/** Days a code is valid unless told otherwise. */
export const MEMBER_CODE_VALID_DAYS = 30

/** The longest name of the person a code is for. */
export const RECIPIENT_MAX = 120

/** Wrong codes a user may type in an hour before being asked to wait. */
export const WRONG_CODES_PER_HOUR = 10

/** Invitations that a person may send by mail in an hour. */
export const MEMBER_CODE_MAILS_PER_HOUR = 20

/** A code as typed, made comparable: upper case, without blanks, hyphens and what hides in copied text (spec 5). */
export function normaliseMemberCode(typed: string): string {
  return typed.replace(/[\s\p{Pd}\p{Cf}]+/gu, '').toUpperCase()
}

/**
 * A new code from random bytes, one character a byte. The alphabet has 32 characters, so taking
 * each byte modulo 32 keeps every code equally likely.
 */
export function memberCodeFrom(randomBytes: Uint8Array): string {
  let code = ''
  for (const byte of randomBytes.subarray(0, MEMBER_CODE_LENGTH)) {
    code += MEMBER_CODE_ALPHABET[byte % MEMBER_CODE_ALPHABET.length]
  }
  return code
}

type InvitationState = { role: string; used: boolean; replaced: boolean; expiresAt: Date | null }

/**
 * Whether a code can be redeemed (spec 4): `null` when it can, else why not. A member keeps the
 * code unused, before any other problem of it.
 */
export function redeemProblem(
  invitation: InvitationState | undefined,
  redeemer: { role: string; isMember: boolean },
  now: Date,
) {
  if (!invitation) return 'INVITATION_UNKNOWN'
  if (redeemer.isMember) return 'INVITATION_ALREADY_MEMBER'
  if (invitation.used) return 'INVITATION_ALREADY_USED'
  if (invitation.replaced || (invitation.expiresAt !== null && invitation.expiresAt <= now))
    return 'INVITATION_EXPIRED'
  if (invitation.role !== redeemer.role) return 'INVITATION_OTHER_ROLE'
  return null
}

/**
 * The cookie in which an invitation link leaves its code for the step after signup or login. The browser keeps it
 * and not the tab, because the mail that confirms an account opens another one; the app reads it, so scripts may.
 */
export const PENDING_CODE_COOKIE = 'azahar.code'

/** How long a code waits for the next step, in seconds. */
export const PENDING_CODE_SECONDS = 7 * DAY_SECONDS

/** The code that a link carries, `null` for what cannot be one; whether it is one of ours is found out later. */
export function codeOfLink(typed: string | undefined): string | null {
  const code = normaliseMemberCode(typed ?? '')
  return /^[A-Z0-9]{1,20}$/.test(code) ? code : null
}
