import type { IsoDate } from '../time/dates.ts'

export const AGREEMENT_STATES = ['draft', 'sent', 'signed', 'expired'] as const
export type AgreementState = (typeof AGREEMENT_STATES)[number]

type Sent = { validUntil: IsoDate; signedAt: string | null }

/** The state of an agreement, by what has happened to its newest version. What all have signed stays so. */
export function agreementState(newest: Sent | null, today: IsoDate): AgreementState {
  if (!newest) return 'draft'
  if (newest.signedAt) return 'signed'
  return newest.validUntil < today ? 'expired' : 'sent'
}
