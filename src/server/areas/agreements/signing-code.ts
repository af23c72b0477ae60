import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import {
  SIGNING_CODE_DIGITS,
  SIGNING_CODE_SECONDS,
  SIGNING_PAUSE_SECONDS,
} from '#domain/agreements/signing.ts'

/** The signature that a code is for. The hash of another document, name or person is another one. */
export type CodeOwner = {
  plannerId: string
  requestId: string
  version: number
  position: number
  documentHash: string
  name: string
  nif: string
}

export const newSigningCode = (): string =>
  String(randomInt(10 ** SIGNING_CODE_DIGITS)).padStart(SIGNING_CODE_DIGITS, '0')

/** A code as it is stored: a hash that cannot be made without the key of the installation. */
export const hashOfCode = (authSecret: string, owner: CodeOwner, code: string): string => {
  const { plannerId, requestId, version, position, documentHash, name, nif } = owner
  const parts = ['signing-code', plannerId, requestId, version, position, documentHash, name, nif, code]
  return createHmac('sha256', authSecret).update(JSON.stringify(parts)).digest('base64url')
}

/** Compares in the same time, wherever the two differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const secondsSince = (at: string, now: Date) => (now.getTime() - new Date(at).getTime()) / 1000

export const isCodeValid = (sentAt: string, now: Date): boolean =>
  secondsSince(sentAt, now) < SIGNING_CODE_SECONDS

/** The seconds until another code may be sent; 0 when it may. */
export const secondsToWait = (sentAt: string, now: Date): number =>
  Math.max(0, Math.ceil(SIGNING_PAUSE_SECONDS - secondsSince(sentAt, now)))
