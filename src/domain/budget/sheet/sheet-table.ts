import { foldText } from '../../text/fold-text.ts'
import { isAmount } from './sheet-cells.ts'
import { fieldsOfHeadings, type SheetColumns } from './sheet-fields.ts'

export type Rows = readonly (readonly string[])[]

/** A page of a sheet: its rows, the one of the headings (`null` for none), and the subject of each column. */
export type SheetTable = { rows: Rows; headerRow: number | null; columns: SheetColumns }

/** A title, the names of the couple and blank lines may stand above the headings. */
const HEADER_WITHIN = 20

/** Columns of a sheet that are looked at. */
const COLUMNS_MAX = 60

/** The rows of a sheet with what their columns are, by the headings or, without them, by what is in the cells. */
export function tableOf(rows: Rows): SheetTable {
  const at = rows.slice(0, HEADER_WITHIN).findIndex(isHeader)
  return withHeader(rows, at < 0 ? null : at)
}

/** The same with another row for the headings, or none. */
export function withHeader(rows: Rows, headerRow: number | null): SheetTable {
  const width = Math.min(COLUMNS_MAX, Math.max(0, ...rows.map((cells) => cells.length)))
  const cut = rows.map((cells) => cells.slice(0, width))
  if (headerRow === null) return { rows: cut, headerRow, columns: guessedColumns(cut, width) }
  const fields = fieldsOfHeadings(cut[headerRow]!)
  const columns = Array.from({ length: width }, (_, column) => fields[column] ?? null)
  return { rows: cut, headerRow, columns: withDays(cut.slice(headerRow + 1), columns) }
}

/** Whether it is known what is bought and for how much, so that the columns need not be asked about. */
export const knowsColumns = ({ headerRow, columns }: SheetTable): boolean =>
  headerRow !== null &&
  (columns.includes('name') || columns.includes('concept')) &&
  (columns.includes('cost') || columns.includes('paid') || columns.includes('due'))

/** The first cells of a column with something in them, below the headings. */
export function samplesOf({ rows, headerRow }: SheetTable, column: number): string[] {
  const cells = rows.slice((headerRow ?? -1) + 1).flatMap((row) => row[column]?.trim() || [])
  return cells.slice(0, 3)
}

function isHeader(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell.trim() !== '').length
  const fields = fieldsOfHeadings(cells).filter((field) => field !== null)
  const says = fields.some((field) => field === 'name' || field === 'concept' || field === 'category')
  return says && fields.length >= Math.min(2, written) && !cells.some(isNumber)
}

const isNumber = (cell: string) => /\d/.test(cell) && isAmount(cell)

/** 'Due' heads amounts in some sheets and days in others. */
function withDays(rows: Rows, columns: SheetColumns): SheetColumns {
  const at = columns.indexOf('due')
  if (at < 0 || columns.includes('day')) return columns
  const cells = rows.map((row) => foldText(row[at] ?? '')).filter((cell) => cell !== '')
  const days = cells.filter((cell) => /\d[/-]\d|\d{4}-|\d de \p{L}/u.test(cell)).length
  return days > cells.length / 2 ? columns.map((field, column) => (column === at ? 'day' : field)) : columns
}

/** The first column of words is the one of the names, and the first of amounts that of the costs. */
function guessedColumns(rows: Rows, width: number): SheetColumns {
  const written = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const isMostly = (column: number, is: (cell: string) => boolean) =>
    written.filter((cells) => is(cells[column] ?? '')).length > written.length / 2
  const all = Array.from({ length: width }, (_, column) => column)
  const name = all.find((column) => isMostly(column, (cell) => /\p{L}{2}/u.test(cell) && !isAmount(cell)))
  const [cost, paid] = all.filter((column) => isMostly(column, isNumber))
  return all.map((column) => {
    if (column === name) return 'name'
    if (column === cost) return 'cost'
    return column === paid ? 'paid' : null
  })
}
