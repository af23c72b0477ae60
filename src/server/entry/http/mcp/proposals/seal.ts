import { createHmac, timingSafeEqual } from 'node:crypto'
import { ORPCError } from '@orpc/client'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'

/** A change that a person was shown, as it is to be made. */
export type Proposal = { kind: string; claim: unknown }

type Sealed = Proposal & { id: string; userId: string; until: number }

/** The seconds for which a proposal can be confirmed. */
export const PROPOSAL_SECONDS = 10 * 60

export const PROPOSAL_MAX = 16_000

const signatureOf = (secret: string, payload: string) => {
  const key = createHmac('sha256', secret).update('proposals of assistants').digest()
  return createHmac('sha256', key).update(payload).digest('base64url')
}

/** The proposal as a text that only its person can confirm; nothing of it is stored. */
export function sealProposal(
  { clock, settings }: Pick<Platform, 'clock' | 'settings'>,
  userId: string,
  proposal: Proposal,
): { proposal: string; expiresAt: string } {
  const until = clock.now().getTime() + (PROPOSAL_SECONDS / 60) * MINUTE_MS
  const sealed: Sealed = { ...proposal, id: newId(), userId, until }
  const payload = Buffer.from(JSON.stringify(sealed)).toString('base64url')
  const text = `${payload}.${signatureOf(settings.authSecret, payload)}`
  return { proposal: text, expiresAt: new Date(until).toISOString() }
}

/**
 * The proposal in a text. Throws `PROPOSAL_UNKNOWN` (404) for what was altered or made for another person,
 * `PROPOSAL_EXPIRED` (410) once its minutes are over.
 */
export function openProposal(
  { clock, settings }: Pick<Platform, 'clock' | 'settings'>,
  userId: string,
  text: string,
): Sealed {
  const [payload = '', signature = ''] = text.split('.')
  // Compared as text: several spellings of base64 have the same bytes, and only ours may pass.
  const isOurs =
    text === `${payload}.${signature}` && isSame(signature, signatureOf(settings.authSecret, payload))
  if (!isOurs) throw unknown()
  const sealed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Sealed
  if (sealed.userId !== userId) throw unknown()
  if (sealed.until <= clock.now().getTime()) throw new ORPCError('PROPOSAL_EXPIRED', { status: 410 })
  return sealed
}

const unknown = () => new ORPCError('PROPOSAL_UNKNOWN', { status: 404 })

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
