import { foldText } from '../../text/fold-text.ts'
import { readAnswer } from './answers.ts'
import { cellsOf } from './column-cells.ts'
import { type ColumnRole, personOf } from './column-role.ts'

type Rows = readonly (readonly string[])[]

/** Fewer answers may all be no by themselves. */
const MANY_ANSWERS = 3

const answerColumn = (columns: readonly ColumnRole[]): number =>
  columns.findIndex((role) => role.use === 'rsvp' && personOf(role) === 0)

export function isOnlyNo(body: Rows, columns: readonly ColumnRole[]): boolean {
  const column = answerColumn(columns)
  if (column < 0) return false
  const cells = cellsOf(body, column)
  return cells.length >= MANY_ANSWERS && cells.every((cell) => readAnswer(cell) === false)
}

/** An empty box reads as one of these; a 'no' in words is an answer. */
const UNTICKED = /^(?:false|falso|☐|0)$/
const TICKED = /^(?:true|verdadero|☑|✅|✓|✔|1|x)$/

export const isUntickedBox = (cell: string): boolean => UNTICKED.test(foldText(cell))

/** Whether the answers are boxes that are ticked or not, some of them not. */
export function isTickBoxes(body: Rows, columns: readonly ColumnRole[]): boolean {
  const column = answerColumn(columns)
  if (column < 0) return false
  const cells = cellsOf(body, column).map(foldText)
  return (
    cells.some((cell) => UNTICKED.test(cell)) &&
    cells.every((cell) => UNTICKED.test(cell) || TICKED.test(cell))
  )
}

/** The share of the rows without a family from which on the families seem to stand once each. */
const WITHOUT_FAMILY = 0.3

/** A family that stands in the first of its rows only, as merged cells leave it in a CSV. */
export function standsOnceAFamily(body: Rows, columns: readonly ColumnRole[]): boolean {
  const column = columns.findIndex(({ use }) => use === 'household')
  const names = columns.flatMap(({ use }, at) => (use === 'name' || use === 'surname' ? [at] : []))
  if (column < 0) return false
  const named = body.filter((row) => names.some((at) => (row[at]?.trim() ?? '') !== ''))
  const families = named.map((row) => foldText(row[column] ?? '')).filter((cell) => cell !== '')
  const isFirst = (named[0]?.[column]?.trim() ?? '') !== ''
  const isOnce = new Set(families).size === families.length
  return isFirst && isOnce && families.length > 1 && families.length <= named.length * (1 - WITHOUT_FAMILY)
}
