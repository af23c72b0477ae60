import type { GuestDraft } from '#domain/guests.ts'
import { toCsv } from '../../../lib/spreadsheet/csv.ts'
import { toXlsx } from '../../../lib/spreadsheet/xlsx.ts'

/** Headings that an import reads back. */
const HEADINGS = ['Nombre', 'Email', 'RSVP', 'Notas']

/** In characters: name, email, answer, notes. */
const COLUMN_WIDTHS = [32, 32, 8, 60]

export const guestsToCsv = (guests: readonly GuestDraft[]): string => toCsv(exportRows(guests))

export const guestsToXlsx = (guests: readonly GuestDraft[]): Promise<ArrayBuffer> =>
  toXlsx({ name: 'Invitados', rows: exportRows(guests), columnWidths: COLUMN_WIDTHS })

/** The guest list as a table of texts. */
function exportRows(guests: readonly GuestDraft[]): string[][] {
  return [HEADINGS, ...guests.map(guestCells)]
}

function guestCells({ fullName, email, rsvp, notes }: GuestDraft): string[] {
  const answer = rsvp === null ? '' : rsvp ? 'Sí' : 'No'
  return [fullName, email ?? '', answer, notes ?? '']
}
