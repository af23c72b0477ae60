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

export const isWrittenRow = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '')
