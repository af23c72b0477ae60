import { createHmac, timingSafeEqual } from 'node:crypto'
import { SESSION_DAYS, SESSION_MAX_DAYS } from '#domain/operation/retention.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { decodePart } from '#server/core/http/decode-part.ts'

/** The instant so many days after another. */
export const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

/** When a session ends that is renewed now. */
export function renewedUntil(createdAt: Date, now: Date): Date {
  const [renewed, last] = [inDays(now, SESSION_DAYS), inDays(createdAt, SESSION_MAX_DAYS)]
  return renewed < last ? renewed : last
}

const COOKIE_PREFIX = 'azahar'

/** Cookies are marked Secure when the site is served over TLS. */
export const usesSecureCookies = (publicUrl: string) => publicUrl.startsWith('https://')

/**
 * The beginning of the names of Better Auth's cookies. Over TLS browsers take a cookie of such a name from this host
 * alone, for all of it and with TLS, so that no sibling host can plant a session (decision 075).
 */
export const cookiePrefix = (publicUrl: string) =>
  `${usesSecureCookies(publicUrl) ? '__Host-' : ''}${COOKIE_PREFIX}`

/** A cookie of Better Auth by the name it has here. */
export const cookieNameOf = (name: string, publicUrl: string) => `${cookiePrefix(publicUrl)}.${name}`

export const sessionCookieName = (publicUrl: string) => cookieNameOf('session_token', publicUrl)

const cookiesIn = (header: string) => header.split(';').map((part) => part.trim())

export const hasCookie = (header: string, name: string) =>
  cookiesIn(header).some((cookie) => cookie.startsWith(`${name}=`) && cookie.length > name.length + 1)

/** A `Cookie` header without one of its cookies. */
export const withoutCookie = (header: string, name: string) =>
  cookiesIn(header)
    .filter((cookie) => !cookie.startsWith(`${name}=`))
    .join('; ')

export type SessionCookie = { token: string; signedValue: string }

/** The session token of the request's cookie, when its signature is ours; else `null`. */
export function readSessionCookie(
  cookieHeader: string | null | undefined,
  publicUrl: string,
  secret: string,
): SessionCookie | null {
  if (!cookieHeader) return null
  const name = `${sessionCookieName(publicUrl)}=`
  const signedValue = cookiesIn(cookieHeader)
    .find((cookie) => cookie.startsWith(name))
    ?.slice(name.length)
  if (!signedValue) return null
  const token = verified(secret).get(signedValue) ?? verify(signedValue, secret)
  return token === null ? null : { token, signedValue }
}

/** Tokens by the signed values that were found to be ours, so that the requests of a session hash one time. */
const tokens = new Map<string, Map<string, string>>()

/** When so many are known, all are forgotten and each is checked again. */
const TOKENS_MAX = 10_000

function verified(secret: string): Map<string, string> {
  const known = tokens.get(secret) ?? new Map<string, string>()
  tokens.set(secret, known)
  return known
}

function verify(signedValue: string, secret: string): string | null {
  const value = decodePart(signedValue)
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  // Another spelling of the same is not kept, nor a piece of the header, which would keep all of it in memory.
  const ownSpelling = encodeURIComponent(`${token}.${expected.toString('base64')}`)
  if (signedValue === ownSpelling) {
    const known = verified(secret)
    if (known.size >= TOKENS_MAX) known.clear()
    known.set(ownSpelling, token)
  }
  return token
}

/** A Set-Cookie value that keeps the same token in the browser for so many more seconds. */
export function renewedSessionCookie(cookie: SessionCookie, publicUrl: string, maxAge: number): string {
  const secure = usesSecureCookies(publicUrl) ? '; Secure' : ''
  return `${sessionCookieName(publicUrl)}=${cookie.signedValue}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
