import { parseEuros } from '../budget/money.ts'
import { cleanLine } from '../text/clean-text.ts'
import { type IsoDate, isIsoDate } from '../time/dates.ts'

/** The state of a message to a planner; spam is kept apart and can be brought back. */
export const REQUEST_STATUSES = ['new', 'answered', 'archived', 'spam'] as const

export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** How many requests a planner's list shows: those that may be under way first, and the newest of each. */
export const REQUESTS_SHOWN = 500

/** The way by which a request came. 'profile' are those from the form of the public profile; the others are typed. */
export const REQUEST_SOURCES = [
  'profile',
  'recommendation',
  'venue',
  'social',
  'website',
  'directory',
  'fair',
  'other',
] as const

export type RequestSource = (typeof REQUEST_SOURCES)[number]

/** Requests that a planner may type in and bring, those that were put away included. */
export const REQUESTS_TYPED_MAX = 5000

/** Most that a wedding may cost those who ask, in euros. */
export const REQUEST_BUDGET_MAX = 10_000_000

/** Longest place and phone, in characters, and most guests. */
export const REQUEST_PLACE_MAX = 120
export const REQUEST_PHONE_MAX = 40
export const REQUEST_GUESTS_MAX = 5000

/** Longest answer to a request, in characters. */
export const ANSWER_MAX = 8000

/** Answers that a planner may send in an hour. */
export const ANSWERS_PER_HOUR = 60

/** A message with more links than these is kept with the spam. */
export const LINKS_MAX = 2

/** The details of a wedding beside the message, as they are typed. */
export type TypedRequest = { phone: string; eventDate: string; place: string; guests: string; budget: string }

export const NOTHING_TYPED: TypedRequest = { phone: '', eventDate: '', place: '', guests: '', budget: '' }

/** The same as it is stored; what was left empty is `null`. The budget is in euros. */
export type RequestDetails = {
  phone: string | null
  eventDate: IsoDate | null
  place: string | null
  guests: number | null
  budget: number | null
}

export type RequestProblems = Partial<
  Record<keyof TypedRequest, 'TOO_LONG' | 'NOT_A_DATE' | 'NOT_A_COUNT' | 'NOT_AN_AMOUNT'>
>

/** Reads the typed fields, all of which may be left empty; what cannot be read is a problem. */
export function readRequest(typed: TypedRequest): { details: RequestDetails; problems: RequestProblems } {
  const problems: RequestProblems = {}
  const line = (field: 'phone' | 'place', max: number) => {
    const text = cleanLine(typed[field])
    if (text.length > max) problems[field] = 'TOO_LONG'
    return text || null
  }
  const eventDate = typed.eventDate.trim() || null
  if (eventDate && !isIsoDate(eventDate)) problems.eventDate = 'NOT_A_DATE'
  const guests = typed.guests.trim() ? Number(typed.guests.trim()) : null
  if (guests !== null && !(Number.isInteger(guests) && guests > 0 && guests <= REQUEST_GUESTS_MAX)) {
    problems.guests = 'NOT_A_COUNT'
  }
  const cents = typed.budget.trim() ? parseEuros(typed.budget) : null
  if (typed.budget.trim() && cents === null) problems.budget = 'NOT_AN_AMOUNT'
  const details = {
    phone: line('phone', REQUEST_PHONE_MAX),
    eventDate,
    place: line('place', REQUEST_PLACE_MAX),
    guests,
    budget: cents === null ? null : cents / 100,
  }
  return { details, problems }
}

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi

/** Whether a message is kept apart: a program filled in the field that people do not see, or it is full of links. */
export function looksLikeSpam({ message, website }: { message: string; website: string }): boolean {
  return website.trim() !== '' || (message.match(LINK)?.length ?? 0) > LINKS_MAX
}
