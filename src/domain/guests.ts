/** Longest texts of a guest, in characters. */
export const GUEST_NAME_MAX = 200
export const GUEST_EMAIL_MAX = 320
export const GUEST_NOTES_MAX = 2000

/** Rows and bytes one import may bring; beyond, nothing is written. */
export const IMPORT_MAX_ROWS = 5000
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024

/** Past this many guests the table renders only the rows in view. */
export const GUESTS_VIRTUALISED_FROM = 200

/** `true` = 'Sí', `false` = 'No', `null` = pending (spec 3). */
export type Rsvp = boolean | null

/** What a person types or imports about a guest, before it has an id (spec 3). */
export type GuestDraft = { fullName: string; email: string | null; notes: string | null; rsvp: Rsvp }

export const RSVP_FILTERS = ['all', 'yes', 'no', 'pending'] as const

/** The four filters above the table: Todos, RSVP Sí, RSVP No, RSVP Pendiente (spec 2). */
export type RsvpFilter = (typeof RSVP_FILTERS)[number]

/** Whether a guest with this answer stands under the filter. */
export function passesRsvpFilter(rsvp: Rsvp, filter: RsvpFilter): boolean {
  if (filter === 'all') return true
  return rsvp === { yes: true, no: false, pending: null }[filter]
}

/** How many guests stand under each filter. */
export function countByRsvp(guests: readonly { rsvp: Rsvp }[]): Record<RsvpFilter, number> {
  const counts = { all: guests.length, yes: 0, no: 0, pending: 0 }
  for (const { rsvp } of guests) counts[rsvp === null ? 'pending' : rsvp ? 'yes' : 'no'] += 1
  return counts
}

/** An optional text as it is stored: trimmed, `null` when nothing is left (spec 5). */
export function optionalText(text: string | null | undefined): string | null {
  return text?.trim() || null
}
