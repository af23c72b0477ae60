import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { codeOfLink, PENDING_CODE_COOKIE, PENDING_CODE_SECONDS } from '#domain/member-codes/member-codes.ts'
import { CODE_AGAIN_SECONDS } from '#server/core/auth/attempt-limits.ts'
import { CODE_SECONDS } from '#server/core/auth/mail-codes.ts'
import { usesSecureCookies } from '#server/core/auth/session-cookie.ts'
import type { Configured, Platform } from '#server/core/context.ts'

/** Keeps the code of an invitation link until the step after signup or login; the app takes it from there. */
export function keepPendingCode(c: Context, code: string, publicUrl: string): void {
  setCookie(c, PENDING_CODE_COOKIE, code, {
    path: '/',
    maxAge: PENDING_CODE_SECONDS,
    sameSite: 'Lax',
    secure: usesSecureCookies(publicUrl),
  })
}

export const readPendingCode = (c: Context): string | null => codeOfLink(getCookie(c, PENDING_CODE_COOKIE))

type Clocked = Pick<Platform, 'clock'> & Configured<'publicUrl'>

const CODE_COOKIE = 'azahar.code-to'

/**
 * Marks the browser that asked for a code by mail, for as long as the code is valid: the link of the mail serves
 * there. The cookie also says when it asked, because the page counts down to the next time.
 */
export function keepCodeSentTo(c: Context, email: string, { settings: { publicUrl }, clock }: Clocked): void {
  setCookie(c, CODE_COOKIE, `${Math.floor(clock.now().getTime() / 1000)} ${email}`, {
    path: '/',
    maxAge: CODE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: usesSecureCookies(publicUrl),
  })
}

/** Reads the address for which this browser asked for a code, and the seconds until it may ask for another. */
export function readCodeSentTo(c: Context, { clock }: Pick<Clocked, 'clock'>) {
  const [, askedAt, email] = /^(\d+) (.+)$/.exec(getCookie(c, CODE_COOKIE) ?? '') ?? []
  if (!email) return { email: null, againInSeconds: 0 }
  const passed = Math.floor(clock.now().getTime() / 1000) - Number(askedAt)
  return { email, againInSeconds: Math.max(0, CODE_AGAIN_SECONDS - passed) }
}

const SENT_TO_COOKIE = 'azahar.sent-to'

/** Carries the address of a mail over the redirect to the page that says it was sent. */
export function keepSentTo(c: Context, email: string, publicUrl: string): void {
  setCookie(c, SENT_TO_COOKIE, email, {
    path: '/signup',
    maxAge: 600,
    httpOnly: true,
    sameSite: 'Lax',
    secure: usesSecureCookies(publicUrl),
  })
}

/** The address of the mail that was sent, which is shown once. */
export const takeSentTo = (c: Context): string | null =>
  deleteCookie(c, SENT_TO_COOKIE, { path: '/signup' }) ?? null
