import type { GuestDraft } from '#domain/guests.ts'
import { neutraliseCell } from '#domain/spreadsheet-cell.ts'

/** Headings that an import reads back. */
const HEADINGS = ['Nombre', 'Email', 'RSVP', 'Notas']

/** The guest list as a table of texts, none of which a spreadsheet would run as a formula. */
export function exportRows(guests: readonly GuestDraft[]): string[][] {
  return [HEADINGS, ...guests.map(guestCells)]
}

function guestCells({ fullName, email, rsvp, notes }: GuestDraft): string[] {
  const answer = rsvp === null ? '' : rsvp ? 'Sí' : 'No'
  return [fullName, email ?? '', answer, notes ?? ''].map(neutraliseCell)
}
