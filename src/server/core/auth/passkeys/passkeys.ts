import { getAuthenticatorName, passkey } from '@better-auth/passkey'
import { describeDevice } from '#domain/accounts/session-device.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { readDevice } from '../read-device.ts'
import { notePasskeyUsed } from './passkeys.commands.ts'

export const PASSKEY_SIGN_IN = '/passkey/verify-authentication'

/** Bit of the flags of an authenticator's answer: it asked for a fingerprint, a face or a PIN (WebAuthn 6.1). */
const USER_VERIFIED = 0x04
const FLAGS_AT = 32

/**
 * The passkeys of Better Auth, for the host of `PUBLIC_URL`. They are kept by the device, so that it can offer
 * them before an email is typed. A device that cannot verify its owner is taken too: the second step is asked then.
 */
export function passkeys({
  db,
  clock,
  settings: { publicUrl },
}: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>) {
  return passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: 'Azahar',
    origin: publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    registration: {
      afterVerification: ({ ctx, verification }) => ({
        name:
          getAuthenticatorName(verification.registrationInfo?.aaguid) ??
          describeDevice(readDevice(ctx.headers?.get('user-agent'))),
      }),
    },
    authentication: {
      afterVerification: ({ verification }) =>
        notePasskeyUsed(db, verification.authenticationInfo.credentialID, clock.now()),
    },
  })
}

/** Whether the device said that it verified its owner, in an answer whose signature has been checked. */
export function hasVerifiedOwner(body: unknown): boolean {
  const { response } = body as { response: { response: { authenticatorData: string } } }
  const flags = Buffer.from(response.response.authenticatorData, 'base64url')[FLAGS_AT] ?? 0
  return (flags & USER_VERIFIED) !== 0
}
