import type { ColumnRole } from './column-role.ts'

/** Cells that are one say these of every row they reach; a name or an address is one person's. */
const REACHING = new Set<ColumnRole['use']>([
  'household',
  'side',
  'language',
  'table',
  'rsvp',
  'extra',
  'ignore',
])

/** The rows with what merged cells hold in each row that they reach. Rows from 0, both included. */
export function fillMerged(
  rows: string[][],
  merged: readonly { column: number; from: number; to: number }[],
  columns: readonly ColumnRole[],
): string[][] {
  const reaching = merged.filter(({ column }) => REACHING.has(columns[column]?.use ?? 'notes'))
  if (reaching.length === 0) return rows
  const filled = rows.map((row) => [...row])
  for (const { column, from, to } of reaching)
    for (let row = from + 1; row <= Math.min(to, rows.length - 1); row += 1) {
      const cells = filled[row]!
      if (cells.length === 0) continue
      while (cells.length <= column) cells.push('')
      cells[column] ||= rows[from]?.[column] ?? ''
    }
  return filled
}
