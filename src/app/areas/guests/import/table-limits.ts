/** The last row a spreadsheet can have; a longer table is none. */
export const LAST_ROW = 1_048_576

/** Columns read of a table, and characters of a cell: what old Excel and Excel hold at most. */
const LAST_COLUMN = 256
const CELL_MAX = 32_767

/**
 * A row as far as it is read. Every field of a guest is far shorter than a cut cell, so the cut one
 * is still told as too long; the bound keeps a hostile file from costing more than its own size.
 */
export function boundRow(cells: readonly string[]): string[] {
  return cells.slice(0, LAST_COLUMN).map((cell) => cell.slice(0, CELL_MAX))
}
