import { createHmac } from 'node:crypto'
import type { createAuthMiddleware } from 'better-auth/api'
import { emailOTP } from 'better-auth/plugins/email-otp'
import { CODE_DIGITS } from '#domain/accounts/second-step.ts'
import { MINUTE_SECONDS } from '#domain/time/time.ts'

type HookRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** How long a code of a mail is valid, in seconds. */
export const CODE_SECONDS = 10 * MINUTE_SECONDS

const TRIES = 5

type SendCode = (to: string, code: string) => Promise<void>

/** Codes by mail, of Better Auth: for accounts that exist, kept as keyed hashes. */
export function mailCodes(authSecret: string, send: SendCode) {
  return emailOTP({
    otpLength: CODE_DIGITS,
    expiresIn: CODE_SECONDS,
    allowedAttempts: TRIES,
    disableSignUp: true,
    storeOTP: { hash: async (code) => hashOf(code, authSecret) },
    sendVerificationOTP: ({ email, otp }) => send(email, otp),
  })
}

/**
 * The right code confirms the address, ahead of Better Auth, whose own way needs ids that are no UUIDs. Another person
 * may have chosen the password of an address that was never confirmed: it goes, with what it opened. Where no
 * address has to be confirmed, such passwords are good.
 */
export async function confirmByCode(
  request: HookRequest,
  authSecret: string,
  { keepsPassword }: { keepsPassword: boolean },
): Promise<void> {
  const { email, otp } = request.body as { email: string; otp: string }
  const { internalAdapter } = request.context
  const pending = await internalAdapter.findVerificationValue(`sign-in-otp-${email}`)
  if (!pending || pending.expiresAt < new Date()) return
  const [hash, tries] = pending.value.split(':')
  if (hash !== hashOf(otp, authSecret) || Number(tries) >= TRIES) return
  const found = await internalAdapter.findUserByEmail(email)
  if (!found || found.user.emailVerified) return
  if (!keepsPassword) {
    for (const { id } of await internalAdapter.findAccounts(found.user.id)) {
      await internalAdapter.deleteAccount(id)
    }
    await internalAdapter.deleteUserSessions(found.user.id)
  }
  await internalAdapter.updateUser(found.user.id, { emailVerified: true })
}

const hashOf = (code: string, authSecret: string) =>
  createHmac('sha256', authSecret).update(`mail-code:${code}`).digest('base64url')
