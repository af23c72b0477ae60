import { twoFactor } from 'better-auth/plugins/two-factor'
import { newRecoveryCode, RECOVERY_CODES, TRUSTED_DEVICE_DAYS } from '#domain/second-step.ts'
import { DAY_SECONDS, MINUTE_SECONDS } from '#domain/time.ts'

/** How long the code may take after the password, in seconds. */
const CHALLENGE_SECONDS = 10 * MINUTE_SECONDS

/** The cookie of a sign-in that waits for its second step. */
export const CHALLENGE_COOKIE = 'two_factor'

/** The ways to sign in that ask for the second step. A passkey that verified its owner is two factors by itself. */
const ASKED_AFTER = ['/sign-in/email', '/sign-in/email-otp']

/** The two-factor plugin of Better Auth, which by itself would ask after a password alone. */
export function secondStep() {
  const plugin = twoFactor({
    issuer: 'Azahar',
    trustDeviceMaxAge: TRUSTED_DEVICE_DAYS * DAY_SECONDS,
    twoFactorCookieMaxAge: CHALLENGE_SECONDS,
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode),
    },
  })
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { path?: string }) => path !== undefined && ASKED_AFTER.includes(path),
  }))
  return { ...plugin, hooks: { after } }
}
