import type { CellObject, DenseWorkSheet, ParsingOptions, Range, WorkBook } from '@e965/xlsx'
import { IMPORT_COLUMNS_MAX } from '#domain/imports/imports.ts'
import { refuse } from './file-refused.ts'
import { boundRow, LIST_LIMITS } from './table-limits.ts'

/** Cells of a column that are one: the first of them holds what is meant for all. Rows from 0, both included. */
export type MergedCells = { column: number; from: number; to: number }

/** A page of a workbook, blank rows included so that row numbers hold. */
export type Sheet = { name: string; rows: string[][]; merged: MergedCells[] }

/** Pages of a workbook that are read; a wedding has a dozen. */
const MOST_SHEETS = 40

/** Merged cells of a page that are looked at. */
const MOST_MERGED = 5000

/**
 * Values only: formulas give the result saved with them and are never evaluated. A date in the short form of its program is
 * written with the year first, which can be read in one way.
 */
const OPTIONS: ParsingOptions = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  dateNF: 'yyyy-mm-dd',
}

/** Whether unpacked parts are those of an `.xlsx`. */
export const isXlsx = (paths: readonly string[]): boolean =>
  paths.includes('[Content_Types].xml') && paths.some((path) => path.startsWith('xl/'))

/** The sheets of an `.xlsx` from its unpacked parts. */
export async function readXlsx(parts: Map<string, Uint8Array>, fileName: string): Promise<Sheet[]> {
  if (!isXlsx([...parts.keys()])) refuse('UNSUPPORTED_FILE', { fileName })
  return readParts(parts, LIST_LIMITS.pageRows)
}

/** The sheets of the unpacked parts of an `.xlsx`, an `.ods` or a file of Numbers. */
export async function readParts(parts: Map<string, Uint8Array>, pageRows: number): Promise<Sheet[]> {
  const { CFB, read } = await loadReader()
  // Packed again without compression: the reader would unpack everything without any bound.
  const plain = CFB.utils.cfb_new({ fileType: 'zip' })
  for (const [path, content] of parts) CFB.utils.cfb_add(plain, placeOf(path), content)
  const packed = CFB.write(plain, { fileType: 'zip', type: 'array' })
  // Of Numbers the reader knows no forms of cells: a date would be a number.
  const cellDates = [...parts.keys()].some((path) => path.endsWith('.iwa'))
  return writtenSheets(read(packed, { ...OPTIONS, ...rowsTo(pageRows), cellDates, type: 'array' }), pageRows)
}

/** A document of Numbers that is a folder keeps its parts in a ZIP of their own, one folder higher. */
const placeOf = (path: string): string => (/^[^/]+\.iwa$|^Tables\//.test(path) ? `Index/${path}` : path)

/** Without a bound of its own the reader looks at all rows. */
const rowsTo = (pageRows: number): ParsingOptions =>
  pageRows === LIST_LIMITS.pageRows ? {} : { sheetRows: pageRows }

/** The sheets of a binary `.xls`. Other documents of old Office share its container. */
export async function readXls(
  bytes: Uint8Array,
  fileName: string,
  pageRows = LIST_LIMITS.pageRows,
): Promise<Sheet[]> {
  const { CFB, read } = await loadReader()
  const container = CFB.read(bytes, { type: 'array' })
  if (CFB.find(container, 'EncryptedPackage')) refuse('PROTECTED_FILE', {})
  if (!CFB.find(container, 'Workbook') && !CFB.find(container, 'Book'))
    refuse('UNSUPPORTED_FILE', { fileName })
  try {
    return writtenSheets(read(bytes, { ...OPTIONS, ...rowsTo(pageRows), type: 'array' }), pageRows)
  } catch (error) {
    if (error instanceof Error && /password|encryption/i.test(error.message)) refuse('PROTECTED_FILE', {})
    throw error
  }
}

/** Whether a binary `.xls` carries macros, which are not looked at. */
export async function hasMacrosOfOld(bytes: Uint8Array): Promise<boolean> {
  const { CFB } = await loadReader()
  const { FullPaths } = CFB.read(bytes, { type: 'array' })
  return FullPaths.some((path: string) => /_VBA_PROJECT/i.test(path))
}

/** The table of a web page or an XML spreadsheet, which many programs save as `.xls`. */
export async function readMarkup(
  text: string,
  fileName: string,
  pageRows = LIST_LIMITS.pageRows,
): Promise<Sheet[]> {
  if (!/<table[\s>]|<(?:\w+:)?Workbook[\s>]/i.test(text)) refuse('UNSUPPORTED_FILE', { fileName })
  const { read } = await loadReader()
  return writtenSheets(read(text, { ...OPTIONS, ...rowsTo(pageRows), type: 'string', raw: true }), pageRows)
}

/** Half a megabyte that only an import needs. */
async function loadReader() {
  try {
    const { CFB, read } = await import('@e965/xlsx')
    return { CFB, read }
  } catch {
    refuse('READER_UNAVAILABLE', {})
  }
}

/** The pages in which something is written; the first where there is nothing at all. */
function writtenSheets(workbook: WorkBook, pageRows: number): Sheet[] {
  const sheets = workbook.SheetNames.slice(0, MOST_SHEETS).flatMap((name) => {
    const sheet = workbook.Sheets[name] as DenseWorkSheet | undefined
    return sheet ? [{ name, rows: readRows(sheet['!data'] ?? [], pageRows), merged: mergedCells(sheet) }] : []
  })
  if (sheets.length === 0) refuse('DAMAGED_FILE', {})
  const written = sheets.filter(({ rows }) => rows.some((row) => row.length > 0))
  return written.length > 0 ? written : sheets.slice(0, 1)
}

function mergedCells(sheet: DenseWorkSheet): MergedCells[] {
  const merges: Range[] = sheet['!merges'] ?? []
  return merges
    .slice(0, MOST_MERGED)
    .filter(({ s, e }) => e.r > s.r && e.c === s.c && e.r - s.r < MOST_MERGED)
    .map(({ s, e }) => ({ column: s.c, from: s.r, to: e.r }))
}

const BLANK_ROW: string[] = []

/** Goes by the cells there are: the range a sheet declares may span thousands of millions. */
function readRows(cells: DenseWorkSheet['!data'], pageRows: number): string[][] {
  const rows: string[][] = []
  for (const key of Object.keys(cells)) {
    const row = Number(key)
    if (row >= pageRows) break
    while (rows.length < row) rows.push(BLANK_ROW)
    rows.push(readRow(cells[row] ?? []))
  }
  return rows
}

function readRow(cells: readonly (CellObject | undefined)[]): string[] {
  const row: string[] = []
  for (const key of Object.keys(cells)) {
    const column = Number(key)
    const text = cellText(cells[column])
    if (text === '' || column > IMPORT_COLUMNS_MAX) continue
    while (row.length < column) row.push('')
    row.push(text)
  }
  return row.length === 0 ? BLANK_ROW : boundRow(row)
}

/** A number as the reader formats it, in English. */
const NUMBER = /^(?:€\s?)?-?[\d,]+(?:\.\d+)?(?:\s?[%€$])?$/

/**
 * The text of a cell in a Spanish spreadsheet (`7,5`, `VERDADERO`), except that long numbers (telephones) keep their
 * digits and errors are nothing.
 */
function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.t === 'e' || cell.t === 'z') return ''
  if (cell.v instanceof Date) return dayText(cell.v)
  if (cell.t === 'b') return cell.v ? 'VERDADERO' : 'FALSO'
  if (cell.t === 'n' && cell.w === undefined) return withComma(String(cell.v))
  if (cell.t === 's' || cell.w === undefined || /\dE[+-]/.test(cell.w)) return String(cell.v)
  const shown = cell.w.trim()
  if (!NUMBER.test(shown)) return cell.w
  return withComma(withHiddenCents(cell.v, shown))
}

/** A number in English as it is written in Spanish. */
const withComma = (number: string): string => number.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))

/** `2027-03-04`, with its time where it has one. */
const dayText = (day: Date): string =>
  Number.isNaN(day.getTime())
    ? ''
    : day
        .toISOString()
        .slice(0, 16)
        .replace(/T00:00$/, '')
        .replace('T', ' ')

/** A format may show an amount without its cents, which count all the same. */
function withHiddenCents(value: CellObject['v'], shown: string): string {
  const decimals = /\.(\d+)/.exec(shown)?.[1]?.length ?? 0
  if (typeof value !== 'number' || decimals >= 2 || shown.endsWith('%')) return shown
  const exact = Math.round(value * 100) / 100
  return Number(shown.replace(/[^\d.-]/g, '')) === exact ? shown : String(exact)
}
