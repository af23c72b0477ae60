import { neutraliseCell } from '#domain/guest-import/spreadsheet-cell.ts'

/** A text, or a number of euros or the like. */
export type SpreadsheetCell = string | number

export const CSV_TYPE = 'text/csv;charset=utf-8'

const decimals = new Intl.NumberFormat('es-ES', { useGrouping: false, maximumFractionDigits: 2 })

/** `;` and the byte order mark are what Excel in Spanish needs to open it with its accents in place. */
export function toCsv(rows: readonly (readonly SpreadsheetCell[])[]): string {
  const lines = rows.map((cells) => cells.map(csvCell).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** No text is one that a spreadsheet would run as a formula. */
function csvCell(cell: SpreadsheetCell): string {
  if (typeof cell === 'number') return decimals.format(cell)
  const text = neutraliseCell(cell)
  return /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
