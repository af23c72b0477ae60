import type { GuestDraft } from '#domain/guests.ts'
import { exportRows } from './export-rows.ts'

export const CSV_TYPE = 'text/csv;charset=utf-8'

/** `;` and the byte order mark are what Excel in Spanish needs to open it with its accents in place. */
export function guestsToCsv(guests: readonly GuestDraft[]): string {
  const lines = exportRows(guests).map((cells) => cells.map(quoteCell).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function quoteCell(text: string): string {
  return /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
