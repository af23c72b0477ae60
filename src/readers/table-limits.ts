import { IMPORT_MAX_ROWS } from '#domain/guests/guests.ts'
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '#domain/imports/imports.ts'

/** How much of a table is read: rows with content, and bytes that a packed file may take once unpacked. */
export type TableLimits = {
  rows: number
  unpackedBytes: number
  /** Rows of a page of a workbook that are looked at. */
  pageRows: number
}

/** The last row a spreadsheet can have; a longer table is none. */
export const LAST_ROW = 1_048_576

/** A guest list that a browser reads. 5,000 guests need about 3 MB. */
export const LIST_LIMITS: TableLimits = {
  rows: IMPORT_MAX_ROWS,
  unpackedBytes: 50 * 1024 ** 2,
  pageRows: LAST_ROW,
}

/** Rows beyond the limit that are still read, so that titles and blank rows do not count as too many. */
const SPARE_ROWS = 1000

/** A file of an import, which a process of its own reads. */
export const IMPORT_LIMITS: TableLimits = {
  rows: IMPORT_ROWS_MAX,
  unpackedBytes: 160 * 1024 ** 2,
  pageRows: IMPORT_ROWS_MAX + SPARE_ROWS,
}

/** Characters of a cell: as many as Excel holds. */
const CELL_MAX = 32_767

/**
 * A row as far as it is read. Every field of a guest is far shorter than a cut cell, so the cut one
 * is still told as too long; the bound keeps a hostile file from costing more than its own size. One column more than
 * is read tells that there are more.
 */
export function boundRow(cells: readonly string[]): string[] {
  return cells.slice(0, IMPORT_COLUMNS_MAX + 1).map((cell) => cell.slice(0, CELL_MAX))
}
