import { readSessionCookie } from '#server/core/auth/session-cookie.ts'
import type { Platform } from '#server/core/context.ts'
import { cancelDeletion } from './account-deletion.commands.ts'
import { findWaitingDeletion } from './account-deletion.queries.ts'

/** A person takes back an account that waits for its deletion on this page. */
export const RECOVERY_PATH = '/recuperar-cuenta'

/** The deletion that the account of a session waits for; the gate lets such a session in nowhere. */
export function findWaitingOf(platform: Platform, cookie: string | undefined) {
  const { db, clock } = platform
  const { publicUrl, authSecret } = platform.settings
  return findWaitingDeletion(db, readSessionCookie(cookie, publicUrl, authSecret)?.token, clock.now())
}

/** Takes the account of a session back; `false` when there is none to take back. */
export async function recoverAccount(platform: Platform, cookie: string | undefined): Promise<boolean> {
  const waiting = await findWaitingOf(platform, cookie)
  if (!waiting) return false
  await cancelDeletion(platform, waiting.userId, waiting.email)
  return true
}
