import { jwt } from 'better-auth/plugins/jwt'
import { ACCESS_TOKEN_SECONDS } from '#domain/accounts/access-tokens.ts'
import { SIGNING_KEY_DAYS } from '#domain/operation/retention.ts'
import { DAY_SECONDS } from '#domain/time/time.ts'

export const SIGNING_ALGORITHM = 'ES256'

/** How long a key that signs no more is still published: longer than any token that it signed. */
export const KEY_GRACE_SECONDS = DAY_SECONDS

/** The keys of access tokens, of Better Auth: made when the first is needed, and again when the newest is too old. */
export function keySet(publicUrl: string) {
  return jwt({
    jwks: {
      keyPairConfig: { alg: SIGNING_ALGORITHM },
      rotationInterval: SIGNING_KEY_DAYS * DAY_SECONDS,
      gracePeriod: KEY_GRACE_SECONDS,
    },
    jwt: { issuer: publicUrl, audience: publicUrl, expirationTime: `${ACCESS_TOKEN_SECONDS}s` },
    disableSettingJwtHeader: true,
  })
}
