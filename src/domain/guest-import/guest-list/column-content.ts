import { foldText } from '../../text/fold-text.ts'
import { readAnswer } from './answers.ts'
import { beginsWithGivenName } from './given-names.ts'

/** The content of a column's cells, each kind as a share from 0 to 1 of those that hold anything. */
export type ColumnContent = {
  /** How many cells hold something. */
  written: number
  emails: number
  numbers: number
  dates: number
  phones: number
  /** `sí`, `no`, `pendiente` and the like, in words. */
  answers: number
  /** Letters as a name has them; with digits among them a cell counts half. */
  names: number
  /** Texts that begin with a given name. */
  givenNames: number
  /** How many of the cells differ from one another. */
  distinct: number
  /** Words a cell has on average. */
  words: number
}

export const EMAIL = /^\s*<?[^\s@<>,;]+@[^\s@<>,;]+>?\s*$/
const NUMBER = /^[-+]?[\d.,\s]+[%€$]?$/
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T].*)?$/
const PHONE = /^\+?[\d\s().-]{6,}$/
const NAME = /^(?:[\p{L}.,;:'’`´ªº()<>@&+/"«»\s-]|\p{M}|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u
const TWO_LETTERS = /\p{L}\P{L}*\p{L}/u
/** Beyond it is no name; it also bounds the work of the patterns. */
const LONGEST_NAME = 200
const CODE = /^(?=.*\d)(?=.*\p{L})\S+$/u

export type CellKind = 'blank' | 'email' | 'number' | 'date' | 'phone' | 'code' | 'text'

export function cellKind(cell: string): CellKind {
  const text = cell.trim()
  if (text === '') return 'blank'
  if (EMAIL.test(text)) return 'email'
  if (DATE.test(text)) return 'date'
  if (PHONE.test(text) && text.replace(/\D/g, '').length >= 6) return 'phone'
  if (NUMBER.test(text)) return 'number'
  return CODE.test(text) ? 'code' : 'text'
}

/** Cells of a column that are looked at; a list says what it is long before. */
const SAMPLED = 400

export function columnContent(rows: readonly (readonly string[])[], column: number): ColumnContent {
  const cells: string[] = []
  for (const row of rows) {
    const cell = row[column]?.trim() ?? ''
    if (cell !== '') cells.push(cell)
    if (cells.length === SAMPLED) break
  }
  const share = (is: (cell: string) => boolean | number) =>
    cells.length === 0 ? 0 : cells.reduce((sum, cell) => sum + Number(is(cell)), 0) / cells.length
  return {
    written: cells.length,
    emails: share((cell) => cellKind(cell) === 'email'),
    numbers: share((cell) => cellKind(cell) === 'number'),
    dates: share((cell) => cellKind(cell) === 'date'),
    phones: share((cell) => cellKind(cell) === 'phone'),
    answers: share((cell) => readAnswer(cell) !== undefined && !NUMBER.test(cell)),
    names: share(likeName),
    givenNames: share(beginsWithGivenName),
    distinct: cells.length === 0 ? 0 : new Set(cells.map(foldText)).size / cells.length,
    words: cells.reduce((sum, cell) => sum + cell.split(/\s+/).length, 0) / Math.max(1, cells.length),
  }
}

function likeName(cell: string): number {
  if (cell.length > LONGEST_NAME || !TWO_LETTERS.test(cell)) return 0
  if (EMAIL.test(cell) || readAnswer(cell) !== undefined) return 0
  if (NAME.test(cell)) return 1
  return /\s/.test(cell) ? 0.5 : 0
}

/** How much the cells read like the names of different people, from 0 to 1. */
export function nameScore({ written, names, distinct, words }: ColumnContent): number {
  if (written === 0 || names < 0.5) return 0
  const isProse = words > 7
  return names * (0.3 + 0.7 * distinct) * (words >= 1.5 ? 1 : 0.85) * (isProse ? 0.4 : 1)
}
