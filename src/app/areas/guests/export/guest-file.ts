import { EXPORT_HEADINGS, EXPORT_SHEET } from '#domain/guest-list/own-export.ts'
import type { GuestDraft } from '#domain/guests.ts'
import { toCsv } from '../../../lib/spreadsheet/csv.ts'
import { toXlsx } from '../../../lib/spreadsheet/xlsx.ts'

/** In characters: name, email, answer, notes. */
const COLUMN_WIDTHS = [32, 32, 8, 60]

export const guestsToCsv = (guests: readonly GuestDraft[]): string => toCsv(exportRows(guests))

export const guestsToXlsx = (guests: readonly GuestDraft[]): Promise<ArrayBuffer> =>
  toXlsx({ name: EXPORT_SHEET, rows: exportRows(guests), columnWidths: COLUMN_WIDTHS })

/** An empty list to fill in, with every column that an import knows by its heading. */
export const guestTemplate = (): string => toCsv([['Nombre', 'Apellidos', 'Email', 'RSVP', 'Notas']])

/** The guest list as a table of texts. */
function exportRows(guests: readonly GuestDraft[]): string[][] {
  return [[...EXPORT_HEADINGS], ...guests.map(guestCells)]
}

function guestCells({ fullName, email, rsvp, notes }: GuestDraft): string[] {
  const answer = rsvp === null ? '' : rsvp ? 'Sí' : 'No'
  return [fullName, email ?? '', answer, notes ?? '']
}
