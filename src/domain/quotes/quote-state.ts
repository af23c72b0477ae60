import type { IsoDate } from '../time/dates.ts'

export const QUOTE_EVENT_KINDS = ['question', 'accepted', 'declined'] as const
export type QuoteEventKind = (typeof QUOTE_EVENT_KINDS)[number]

/** The answers of a couple to a version. */
export type QuoteEvent = { kind: QuoteEventKind; version: number; at: string }

export const QUOTE_STATES = ['draft', 'sent', 'opened', 'accepted', 'declined', 'expired', 'closed'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

type Sent = {
  version: number
  /** The last day on which it may be accepted. */
  validUntil: IsoDate
  openedAt: string | null
}

type Told = { newest: Sent | null; events: readonly QuoteEvent[]; hasLink: boolean; today: IsoDate }

/**
 * The state of a quote, by what has happened to its newest version. An acceptance outlasts the validity and the link;
 * after a refusal the couple may still accept.
 */
export function quoteState({ newest, events, hasLink, today }: Told): QuoteState {
  if (!newest) return 'draft'
  const answers = events.filter(({ version, kind }) => version === newest.version && kind !== 'question')
  if (answers.some(({ kind }) => kind === 'accepted')) return 'accepted'
  if (!hasLink) return 'closed'
  if (answers.length > 0) return 'declined'
  if (newest.validUntil < today) return 'expired'
  return newest.openedAt ? 'opened' : 'sent'
}
