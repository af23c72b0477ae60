import { twoFactor } from 'better-auth/plugins/two-factor'
import { newRecoveryCode, RECOVERY_CODES, TRUSTED_DEVICE_DAYS } from '#domain/accounts/second-step.ts'
import { DAY_SECONDS, MINUTE_SECONDS } from '#domain/time/time.ts'
import { hasVerifiedOwner, PASSKEY_SIGN_IN } from '../passkeys/passkeys.ts'
import { WALLET_SIGN_IN } from '../wallets/wallets.ts'
import { hashRecoveryCodes } from './recovery-codes.ts'

/** How long the code may take after the password, in seconds. */
const CHALLENGE_SECONDS = 10 * MINUTE_SECONDS

/** The cookie of a sign-in that waits for its second step. */
export const CHALLENGE_COOKIE = 'two_factor'

/** The cookie of a device that is trusted. */
export const TRUST_COOKIE = 'trust_device'

type SignIn = { path?: string | undefined; body?: unknown }

/** Every way to sign in asks for the second step but a passkey that verified its owner, which is two factors. */
const isAskedAfter = ({ path, body }: SignIn): boolean =>
  path === PASSKEY_SIGN_IN ? !hasVerifiedOwner(body) : isSignInPath(path ?? '')

/** Whether a path of Better Auth opens a session for a person who proves who they are. */
export const isSignInPath = (path: string): boolean =>
  path.startsWith('/sign-in/') ||
  path.startsWith('/callback/') ||
  path === PASSKEY_SIGN_IN ||
  path === WALLET_SIGN_IN

/** The two-factor plugin of Better Auth, which by itself would ask after a password alone. */
export function secondStep() {
  const plugin = twoFactor({
    issuer: 'Azahar',
    // A person who signs in through a provider may have none; the session must be fresh all the same.
    allowPasswordless: true,
    trustDeviceMaxAge: TRUSTED_DEVICE_DAYS * DAY_SECONDS,
    twoFactorCookieMaxAge: CHALLENGE_SECONDS,
    backupCodeOptions: {
      storeBackupCodes: { encrypt: hashRecoveryCodes, decrypt: async (stored) => stored },
      customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode),
    },
  })
  const after = plugin.hooks.after.map((hook) => ({ ...hook, matcher: isAskedAfter }))
  return { ...plugin, hooks: { after } }
}
