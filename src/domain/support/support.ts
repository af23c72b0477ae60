import { DAY_MS } from '../time/time.ts'

/** Longest message to the operator, and of an answer, in characters. */
export const SUPPORT_MESSAGE_MAX = 4000

/** Longest subject, which is the beginning of the first message. */
export const SUPPORT_SUBJECT_MAX = 80

/** Conversations that are shown to their person, the newest first. */
export const SUPPORT_SHOWN = 50

/** Messages of a person in an hour. */
export const SUPPORT_MESSAGES_PER_HOUR = 10

/** Days that a closed conversation is kept. */
export const SUPPORT_KEPT_DAYS = 730

/** The authors of a message. */
export const SUPPORT_AUTHORS = ['person', 'operator'] as const

/** The parameter of '/app/help' that opens a conversation. */
export const SUPPORT_PARAMETER = 'conversacion'

/** Longest fact about page and browser, in characters. */
export const SUPPORT_FACT_MAX = 120

/** When another kind of account is answered, in working hours: two days. */
const OTHERS_HOURS = 18

/** Within how many working hours a person is answered: with the plan first, and as the configuration promises. */
export const supportPromise = (hasPlan: boolean, plannerHours: number) =>
  hasPlan ? { isFirst: true, hours: plannerHours } : { isFirst: false, hours: OTHERS_HOURS }

/** The subject of a conversation: its first line, whole words only. */
export function subjectOf(message: string): string {
  const line = message.trim().split('\n')[0]!.replace(/\s+/g, ' ').trim()
  if (line.length <= SUPPORT_SUBJECT_MAX) return line
  return `${line.slice(0, SUPPORT_SUBJECT_MAX - 1).replace(/\s+\S*$/, '')}…`
}

/** Closed conversations that ended before this are deleted. */
export const supportKeptSince = (now: Date) => new Date(now.getTime() - SUPPORT_KEPT_DAYS * DAY_MS)
