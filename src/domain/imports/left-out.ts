import { cleanLine } from '../text/clean-text.ts'
import type { LeftOut } from './imports.ts'

/** A row that stays out of what is read. */
export type RowOut = { reason: LeftOut['reason']; row: number; name?: string | null; cell?: string | null }

/** Rows that stay out for the same reason, together and in their order. */
export function gathered(rows: readonly RowOut[]): LeftOut[] {
  const found = new Map<string, LeftOut>()
  for (const { reason, row, name = null, cell = null } of rows) {
    const key = JSON.stringify([reason, name, cell])
    const known = found.get(key) ?? { reason, rows: [], name, cell }
    found.set(key, known)
    if (!known.rows.includes(row)) known.rows.push(row)
  }
  return [...found.values()]
}

/** Columns that have no place here, by their headings. */
export const columnsOut = (names: readonly string[]): LeftOut[] =>
  names.map((name) => ({ reason: 'column', rows: [], name, cell: null }))

/** The columns below a row of headings that have something in them and are not read, by their headings. */
export function unreadColumns(
  rows: readonly (readonly string[])[],
  headerRow: number | null,
  isRead: (column: number) => boolean,
): LeftOut[] {
  if (headerRow === null || headerRow < 0) return []
  const below = rows.slice(headerRow + 1)
  const names = (rows[headerRow] ?? []).flatMap((heading, column) => {
    const name = cleanLine(heading)
    const isWritten = below.some((cells) => (cells[column] ?? '').trim() !== '')
    return name !== '' && isWritten && !isRead(column) ? [name] : []
  })
  return columnsOut([...new Set(names)])
}

export const isWrittenRow = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '')
