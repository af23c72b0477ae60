import type { CellObject, DenseWorkSheet, ParsingOptions, WorkBook } from '@e965/xlsx'
import { refuse } from './guest-list-refused.ts'
import { boundRow, LAST_ROW } from './table-limits.ts'

/** The first page of a workbook, blank rows included so that row numbers hold. */
export type Sheet = { name: string; rows: string[][] }

/** Values only: formulas give the result saved with them and are never evaluated. */
const OPTIONS: ParsingOptions = {
  dense: true,
  sheets: 0,
  cellFormula: false,
  cellHTML: false,
  dateNF: 'dd/mm/yyyy',
}

/** The first sheet of an `.xlsx` from its unpacked parts. */
export async function readXlsx(parts: Map<string, Uint8Array>, fileName: string): Promise<Sheet> {
  const paths = [...parts.keys()]
  const isWorkbook = parts.has('[Content_Types].xml') && paths.some((path) => path.startsWith('xl/'))
  if (!isWorkbook) refuse('UNSUPPORTED_FILE', { fileName })
  const { CFB, read } = await loadReader()
  // Packed again without compression: the reader would unpack everything without any bound.
  const plain = CFB.utils.cfb_new({ fileType: 'zip' })
  for (const [path, content] of parts) CFB.utils.cfb_add(plain, path, content)
  return firstSheet(read(CFB.write(plain, { fileType: 'zip', type: 'array' }), { ...OPTIONS, type: 'array' }))
}

/** The first sheet of a binary `.xls`. Other documents of old Office share its container. */
export async function readXls(bytes: Uint8Array, fileName: string): Promise<Sheet> {
  const { CFB, read } = await loadReader()
  const container = CFB.read(bytes, { type: 'array' })
  if (CFB.find(container, 'EncryptedPackage')) refuse('PROTECTED_FILE', {})
  if (!CFB.find(container, 'Workbook') && !CFB.find(container, 'Book'))
    refuse('UNSUPPORTED_FILE', { fileName })
  try {
    return firstSheet(read(bytes, { ...OPTIONS, type: 'array' }))
  } catch (error) {
    if (error instanceof Error && /password|encryption/i.test(error.message)) refuse('PROTECTED_FILE', {})
    throw error
  }
}

/** The table of a web page or an XML spreadsheet, which many programs save as `.xls`. */
export async function readMarkup(text: string, fileName: string): Promise<Sheet> {
  if (!/<table[\s>]|<(?:\w+:)?Workbook[\s>]/i.test(text)) refuse('UNSUPPORTED_FILE', { fileName })
  const { read } = await loadReader()
  return firstSheet(read(text, { ...OPTIONS, type: 'string', raw: true }))
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

function firstSheet(workbook: WorkBook): Sheet {
  const name = workbook.SheetNames[0]
  const sheet = name === undefined ? undefined : (workbook.Sheets[name] as DenseWorkSheet | undefined)
  if (name === undefined || !sheet) refuse('DAMAGED_FILE', {})
  return { name, rows: readRows(sheet['!data'] ?? []) }
}

const BLANK_ROW: string[] = []

/** Goes by the cells there are: the range a sheet declares may span thousands of millions. */
function readRows(cells: DenseWorkSheet['!data']): string[][] {
  const rows: string[][] = []
  for (const key of Object.keys(cells)) {
    const row = Number(key)
    if (row >= LAST_ROW) break
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
    if (text === '' || column >= 256) continue
    while (row.length < column) row.push('')
    row.push(text)
  }
  return row.length === 0 ? BLANK_ROW : boundRow(row)
}

/** A number as the reader formats it, in English. */
const NUMBER = /^-?[\d,]+(?:\.\d+)?(?:\s?[%€$])?$/

/**
 * What the cell shows in a Spanish spreadsheet (`7,5`, `VERDADERO`), except that long numbers (telephones) keep
 * their digits and errors are nothing.
 */
function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.t === 'e' || cell.t === 'z') return ''
  if (cell.t === 'b') return cell.v ? 'VERDADERO' : 'FALSO'
  if (cell.t === 's' || cell.w === undefined || /\dE[+-]/.test(cell.w)) return String(cell.v)
  return NUMBER.test(cell.w) ? cell.w.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : cell.w
}
