import { SIGNING_CODES_PER_HOUR } from '#domain/agreements/signing.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import type { SentSigning } from './read-signing.ts'

/** Codes in an hour for one person, links that are sent again, and forms from one place. */
const PER_SIGNER = { max: SIGNING_CODES_PER_HOUR, windowSeconds: HOUR_SECONDS }
const PER_REMINDER = { max: 3, windowSeconds: HOUR_SECONDS }
const PER_NETWORK = { max: 80, windowSeconds: HOUR_SECONDS }

type Limited = { token: string; position: number | null; network: string }

export function limitsOf(kind: SentSigning['act'], { token, position, network }: Limited) {
  const link = shortHash(token)
  const ofAct = {
    code: [[`agreement-code:${link}:${position}`, PER_SIGNER] as const],
    again: [[`agreement-code:${link}:${position}`, PER_SIGNER] as const],
    remind: [[`agreement-remind:${link}`, PER_REMINDER] as const],
    change: [],
    sign: [],
  }[kind]
  return [[`agreement-network:${network}`, PER_NETWORK] as const, ...ofAct]
}

/** The seconds until this person or this place may send a form again; 0 when they may. */
export async function waitOf(
  { rateLimiter }: Platform,
  limits: ReturnType<typeof limitsOf>,
): Promise<number> {
  for (const [key, rule] of limits) {
    const verdict = await rateLimiter.consume(key, rule)
    if (!verdict.allowed) return verdict.retryAfterSeconds
  }
  return 0
}
