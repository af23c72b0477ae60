import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { KNOWN_DEVICE_DAYS } from '#domain/operation/retention.ts'
import { DAY_MS, DAY_SECONDS } from '#domain/time/time.ts'
import { usesSecureCookies } from '../session-cookie.ts'

type Signing = { publicUrl: string; authSecret: string }

/**
 * The cookie that marks a browser as one where the account's password was given correctly: such a browser
 * has a rate limit of its own, so that strangers who guess never keep the owner out. It opens nothing by
 * itself, and it is only sent to `/api/auth`.
 */
export function knownDeviceCookie(email: string, now: Date, { publicUrl, authSecret }: Signing) {
  const claim = `${randomBytes(12).toString('base64url')}.${Math.floor(now.getTime() / 1000)}`
  return {
    name: cookieName(email, authSecret),
    value: `${claim}.${sign(email, claim, authSecret).toString('base64url')}`,
    attributes: {
      maxAge: KNOWN_DEVICE_DAYS * DAY_SECONDS,
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'lax',
      secure: usesSecureCookies(publicUrl),
    },
  } as const
}

/** The id of the known device that a request comes from, for one account; `null` when it is none. */
export function readKnownDevice(
  cookieHeader: string | null | undefined,
  email: string,
  now: Date,
  { authSecret }: Signing,
): string | null {
  const name = `${cookieName(email, authSecret)}=`
  const cookies = (cookieHeader ?? '').split(';').map((part) => part.trim())
  for (const cookie of cookies) {
    if (!cookie.startsWith(name)) continue
    const [id = '', issued = '', signature = ''] = cookie.slice(name.length).split('.')
    const isFresh = Number(issued) * 1000 > now.getTime() - KNOWN_DEVICE_DAYS * DAY_MS
    const given = Buffer.from(signature, 'base64url')
    const expected = sign(email, `${id}.${issued}`, authSecret)
    if (isFresh && given.length === expected.length && timingSafeEqual(given, expected)) return id
  }
  return null
}

/** An account as logs, cookies and rate limits name it: a keyed hash, so that no email can be guessed from it. */
export const accountHash = (email: string, authSecret: string) =>
  createHmac('sha256', authSecret).update(`account:${email.toLowerCase()}`).digest('base64url').slice(0, 16)

/** A cookie per account, since couples share browsers. */
const cookieName = (email: string, authSecret: string) => `azahar.device.${accountHash(email, authSecret)}`

const sign = (email: string, claim: string, authSecret: string) =>
  createHmac('sha256', authSecret).update(`known-device:${email.toLowerCase()}:${claim}`).digest()
