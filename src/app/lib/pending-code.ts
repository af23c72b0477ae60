import { normaliseInvitationCode } from '#domain/invitations.ts'
import { DAY_MS } from '#domain/time.ts'

const KEY = 'azahar.pendingCode'

/** Longer than any code of ours: longer text is no invitation code. */
const LONGEST = 20

const WAITS_MS = 7 * DAY_MS

/**
 * Keeps the code of an invitation link until the step after signup or login. It is kept in this browser and
 * not in the tab, because the mail that confirms an account opens another one.
 */
export function rememberPendingCode(typed: string) {
  const code = normaliseInvitationCode(typed)
  if (!code || code.length > LONGEST) return
  localStorage.setItem(KEY, JSON.stringify({ code, until: Date.now() + WAITS_MS }))
}

/** The code that is waiting, or `null`. It goes on waiting. */
export function pendingCode(): string | null {
  const stored = localStorage.getItem(KEY)
  if (!stored) return null
  const { code, until } = JSON.parse(stored) as { code: string; until: number }
  return until > Date.now() ? code : null
}

/**
 * The code that is waiting, or `null`; it is offered once. Not for rendering, which must have no effects: call
 * it when a dialog opens or closes, or show `pendingCode()` and take it when it was redeemed or turned down.
 */
export function takePendingCode(): string | null {
  const code = pendingCode()
  localStorage.removeItem(KEY)
  return code
}
