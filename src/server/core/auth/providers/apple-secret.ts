import { createPrivateKey, sign } from 'node:crypto'
import { DAY_SECONDS } from '#domain/time/time.ts'

type AppleKey = { teamId: string; keyId: string; privateKey: string }

/** Apple takes one for at most half a year; it is made anew every day. */
const VALID_SECONDS = 150 * DAY_SECONDS

/** The secret of a client of Apple, a token that the key of its team has signed. */
export function appleSecret(clientId: string, { teamId, keyId, privateKey }: AppleKey): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: teamId,
    iat: now,
    exp: now + VALID_SECONDS,
    aud: 'https://appleid.apple.com',
    sub: clientId,
  }
  const signed = [{ alg: 'ES256', kid: keyId }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const key = createPrivateKey(privateKey.replaceAll('\\n', '\n'))
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
