import { cleanLine, cleanParagraphs } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'

/** Longest texts of a guest, in characters. */
export const GUEST_NAME_MAX = 200
export const GUEST_EMAIL_MAX = 320
export const GUEST_NOTES_MAX = 2000

/** Rows and bytes one import may bring; beyond, nothing is written. */
export const IMPORT_MAX_ROWS = 5000
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024

/**
 * Bytes that the guests of one import may take as JSON: 5,000 with an email, an answer and a note of two
 * lines each (400 bytes a guest). The file they come from may be larger, for it has other columns too.
 */
export const IMPORT_BODY_MAX_BYTES = 2 * 1024 * 1024

/** Past this many guests the table renders only the rows in view. */
export const GUESTS_VIRTUALISED_FROM = 200

/** `true` = 'Sí', `false` = 'No', `null` = pending (spec 3). */
export type Rsvp = boolean | null

/** The answer to the wedding itself with 'Puede que sí', which stands only while there is no other (decision 162). */
export type GuestAnswer = Rsvp | 'maybe'

/** The answer of a guest, of whom `maybe` is told beside a null `rsvp`. */
export const answerOf = (guest: { rsvp: Rsvp; maybe?: boolean | undefined }): GuestAnswer =>
  guest.rsvp ?? (guest.maybe ? 'maybe' : null)

/** The fields that a person types or imports about a guest, before it has an id (spec 3). */
export type NewGuest = { fullName: string; email: string | null; notes: string | null; rsvp: Rsvp }

export const RSVP_FILTERS = ['all', 'yes', 'maybe', 'no', 'pending'] as const

/** The filters above the table: Todos, RSVP Sí, RSVP No, RSVP Pendiente (spec 2), and Puede que sí. */
export type RsvpFilter = (typeof RSVP_FILTERS)[number]

/** Whether a guest with this answer stands under the filter. */
export function passesRsvpFilter(answer: GuestAnswer, filter: RsvpFilter): boolean {
  return filter === 'all' || filterOf(answer) === filter
}

const filterOf = (answer: GuestAnswer): Exclude<RsvpFilter, 'all'> =>
  answer === null ? 'pending' : answer === 'maybe' ? 'maybe' : answer ? 'yes' : 'no'

/** How many guests stand under each filter. */
export function countByRsvp(
  guests: readonly { rsvp: Rsvp; maybe?: boolean | undefined }[],
): Record<RsvpFilter, number> {
  return countAnswers(guests.map(answerOf))
}

/** How many answers stand under each filter. */
export function countAnswers(answers: readonly GuestAnswer[]): Record<RsvpFilter, number> {
  const counts = { all: answers.length, yes: 0, maybe: 0, no: 0, pending: 0 }
  for (const answer of answers) counts[filterOf(answer)] += 1
  return counts
}

/** The fields of a guest that are typed. */
export type GuestTextField = 'fullName' | 'email' | 'notes'

const TEXT_MAX: Record<GuestTextField, number> = {
  fullName: GUEST_NAME_MAX,
  email: GUEST_EMAIL_MAX,
  notes: GUEST_NOTES_MAX,
}

/**
 * The text typed about a guest as it is stored: trimmed, without invisible marks, on one line
 * except for the notes; an email or a note of which nothing is left is `null` (spec 5).
 */
export function storedGuestText(field: 'fullName', typed: string): string
export function storedGuestText(field: GuestTextField, typed: string): string | null
export function storedGuestText(field: GuestTextField, typed: string): string | null {
  const text = typed.toWellFormed()
  if (field === 'fullName') return cleanLine(text)
  return (field === 'notes' ? cleanParagraphs(text) : cleanLine(text)) || null
}

/** Why a stored text cannot be kept: there must be a name (spec 5), and every field has its limit. */
export type GuestTextProblem =
  | { code: 'GUEST_NAME_REQUIRED' }
  | { code: 'GUEST_TEXT_TOO_LONG'; field: GuestTextField; length: number; max: number }

export function guestTextProblem(field: GuestTextField, stored: string | null): GuestTextProblem | null {
  if (field === 'fullName' && !stored) return { code: 'GUEST_NAME_REQUIRED' }
  const [length, max] = [stored?.length ?? 0, TEXT_MAX[field]]
  return length > max ? { code: 'GUEST_TEXT_TOO_LONG', field, length, max } : null
}

/**
 * Finds guests by any of their words, accents and case ignored: every word of the search must be
 * somewhere in the name, the email or the notes. A blank search finds all guests.
 */
export function guestSearch(search: string): (guest: Omit<NewGuest, 'rsvp'>) => boolean {
  const words = foldText(search).split(' ').filter(Boolean)
  return (guest) => {
    const text = words.length > 0 ? searchableText(guest) : ''
    return words.every((word) => text.includes(word))
  }
}

const searchable = new WeakMap<object, string>()

/** Folding ten thousand guests takes a moment, so it is done once for each. */
function searchableText(guest: Omit<NewGuest, 'rsvp'>): string {
  const known = searchable.get(guest)
  if (known !== undefined) return known
  const text = foldText([guest.fullName, guest.email, guest.notes].join('\n'))
  searchable.set(guest, text)
  return text
}
