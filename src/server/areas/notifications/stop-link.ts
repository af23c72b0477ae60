import { createHmac, timingSafeEqual } from 'node:crypto'
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notifications/notification-kinds.ts'
import { isId } from '#server/platform/ids.ts'

/** The mails that a link ends: the summary of the day, or mails of these kinds. */
export type StopScope = 'summary' | readonly NotificationKind[]

export type StopLink = { userId: string; scope: StopScope }

/**
 * The token of an address that ends mails without a session. Nothing is kept of it: it names the person and the kinds,
 * and is signed. It opens nothing else, and works for as long as the account exists.
 */
export function stopToken({ userId, scope }: StopLink, authSecret: string): string {
  const person = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
  const claim = `${person}.${scope === 'summary' ? scope : scope.join('-')}`
  return `${claim}.${sign(claim, authSecret)}`
}

/** Reads which mails a token ends; `null` for one that is none of ours. */
export function readStopToken(token: string, authSecret: string): StopLink | null {
  const [person = '', what = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSigned(`${person}.${what}`, signature, authSecret)) return null
  const hex = Buffer.from(person, 'base64url').toString('hex')
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const named = what.split('-')
  const scope = what === 'summary' ? what : NOTIFICATION_KINDS.filter((kind) => named.includes(kind))
  return isId(userId) && scope.length > 0 ? { userId, scope } : null
}

/** The headers by which programs for mail offer to end the mails with one press (RFC 8058). */
export const stopHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function isSigned(claim: string, signature: string, authSecret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(claim, authSecret))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const sign = (claim: string, authSecret: string) =>
  createHmac('sha256', authSecret).update(`stop-mails:${claim}`).digest('base64url').slice(0, 32)
