import { cleanLine } from '../../text/clean-text.ts'

/** A column's heading, or its letter where it has none. */
export const headingOf = (headings: readonly string[], column: number): string =>
  cleanLine(headings[column] ?? '') || columnLetter(column)

/** 0 is `A`, 26 is `AA`, as spreadsheets name them. */
export function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last
}
