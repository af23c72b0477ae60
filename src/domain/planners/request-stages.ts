/**
 * The acts that move a request. Those of the quote and its contract are noted by the planner until their own area
 * writes them. 'wrote' is the couple writing again; the first message is the request itself.
 */
export const REQUEST_EVENTS = [
  'wrote',
  'answered',
  'reminded',
  'quote_sent',
  'quote_opened',
  'quote_asked',
  'quote_accepted',
  'quote_declined',
  'signed',
  'deposit_told',
  'wedding',
  'lost',
  'resumed',
] as const

export type RequestEventKind = (typeof REQUEST_EVENTS)[number]

/** The acts outside of Azahar that a planner notes by hand, and can take back. */
export const NOTED_EVENTS = [
  'wrote',
  'answered',
  'quote_sent',
  'signed',
] as const satisfies RequestEventKind[]

export type NotedEventKind = (typeof NOTED_EVENTS)[number]

/** The acts that are the couple's; the others are the planner's. */
const ACTS_OF_COUPLE: readonly RequestEventKind[] = [
  'wrote',
  'quote_opened',
  'quote_asked',
  'quote_accepted',
  'quote_declined',
  'deposit_told',
]

/** The side whose act an event is. A contract is signed by both; its event is the planner's. */
export const authorOf = (kind: RequestEventKind): 'couple' | 'planner' =>
  ACTS_OF_COUPLE.includes(kind) ? 'couple' : 'planner'

/** The stages of a request, in the order of the strip. */
export const REQUEST_STAGES = ['new', 'answered', 'quoted', 'signed', 'wedding', 'lost'] as const

export type RequestStage = (typeof REQUEST_STAGES)[number]

/** The reasons for which a request goes no further; the planner alone sees them. */
export const LOST_REASONS = [
  'date_taken',
  'price',
  'other_planner',
  'no_answer',
  'by_themselves',
  'other',
] as const

export type LostReason = (typeof LOST_REASONS)[number]

/** The next act is the planner's, the couple's, the deposit of a signed contract, or nothing is left to do. */
export const REQUEST_TURNS = ['planner', 'couple', 'deposit', 'none'] as const

export type RequestTurn = (typeof REQUEST_TURNS)[number]

/** Longest note of a planner beside an act, in characters. */
export const EVENT_TEXT_MAX = 500

/** Days that must pass between two reminders. */
export const REMINDER_PAUSE_DAYS = 3

/** Acts kept of a request; of more, the oldest that a newer one of its kind has replaced go. */
export const REQUEST_EVENTS_MAX = 200

type Happened = { kind: RequestEventKind }

export type Standing = { stage: RequestStage; turn: RequestTurn }

/**
 * The stage of a request and whose turn it is, from its events in the order they happened; the newest of each kind
 * give the same as all of them. `hasWedding` says whether the wedding that was made of it still exists.
 */
export function standingOf(events: readonly Happened[], hasWedding: boolean): Standing {
  if (isLost(events)) return { stage: 'lost', turn: 'none' }
  if (hasWedding) return { stage: 'wedding', turn: 'none' }
  const stage = stageBefore(events)
  return { stage, turn: stage === 'signed' ? 'deposit' : turnOf(events) }
}

function isLost(events: readonly Happened[]): boolean {
  const lost = lastOf(events, ['lost'])
  return lost >= 0 && lost > lastOf(events, REVIVING)
}

function stageBefore(events: readonly Happened[]): RequestStage {
  if (lastOf(events, ['signed']) >= 0) return 'signed'
  if (lastOf(events, ['quote_sent']) >= 0) return 'quoted'
  return lastOf(events, ['answered']) >= 0 ? 'answered' : 'new'
}

const turnOf = (events: readonly Happened[]): RequestTurn =>
  lastOf(events, OF_PLANNER) > lastOf(events, OF_COUPLE) ? 'couple' : 'planner'

const lastOf = (events: readonly Happened[], kinds: readonly RequestEventKind[]) =>
  events.findLastIndex(({ kind }) => kinds.includes(kind))

/** After these it is the couple's turn, and after those the planner's; the others leave it as it was. */
const OF_PLANNER: readonly RequestEventKind[] = ['answered', 'reminded', 'quote_sent']
const OF_COUPLE: readonly RequestEventKind[] = ['wrote', 'quote_asked', 'quote_accepted', 'quote_declined']

/** A request that was given up goes on with any of these: a couple may accept a quote that is still open. */
export const REVIVING: readonly RequestEventKind[] = [
  'resumed',
  'wrote',
  'quote_sent',
  'quote_asked',
  'quote_accepted',
  'signed',
  'wedding',
]
