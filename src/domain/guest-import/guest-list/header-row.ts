import { foldText } from '../../text/fold-text.ts'
import { readAnswer } from './answers.ts'
import { cellKind } from './column-content.ts'
import { differsFromBelow } from './header-kind.ts'
import type { Heading } from './heading.ts'
import { readHeading } from './headings.ts'

export type GuestHeader = {
  /** Its 0-based place in the rows. */
  row: number
  /** The meaning of each of its cells; `null` where it is no heading we know. */
  headings: (Heading | null)[]
  /** How many of its cells are headings we know. */
  known: number
  /** Found by what stands below it, not by its words. */
  isGuessed: boolean
}

type Rows = readonly (readonly string[])[]

/** A title and a blank line above the headings are common; a list rarely starts later than this. */
const ROWS_SEARCHED = 10

/**
 * The row of headings, or `null` when the list has none. A row is one when it is the first with content and
 * says what its columns are, or stands a little lower, under a title, and names the guest; else when its cells
 * differ in kind from what stands below them.
 */
export function findGuestHeader(rows: Rows): GuestHeader | null {
  const searched = firstWritten(rows)
  let best: GuestHeader | null = null
  for (const [position, row] of searched.entries()) {
    const found = readHeaderRow(rows, row)
    const isHeader =
      position === 0
        ? isFirstRowHeader(rows, found)
        : isLowerHeader(rows, found, searched.slice(0, position), best)
    if (isHeader) best = found
  }
  return best ?? guessHeader(rows, searched)
}

function firstWritten(rows: Rows): number[] {
  const found: number[] = []
  for (let row = 0; row < rows.length && found.length < ROWS_SEARCHED; row += 1)
    if (countWritten(rows[row]!) > 0) found.push(row)
  return found
}

const countWritten = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length

function readHeaderRow(rows: Rows, row: number): GuestHeader {
  const headings = rows[row]!.map(readHeading)
  const known = headings.filter((heading) => heading !== null && !heading.isWeak).length
  return { row, headings, known, isGuessed: false }
}

const NAMING = new Set(['name', 'surname', 'companions'])

const namesGuests = ({ headings }: GuestHeader) =>
  headings.some((heading) => heading !== null && NAMING.has(heading.field))

function isFirstRowHeader(rows: Rows, header: GuestHeader): boolean {
  const cells = rows[header.row]!
  const written = countWritten(cells)
  if (namesGuests(header) && header.known > 0) return written > 1 || isNameAlone(header)
  if (written === 1) return false
  // `Ana; Confirmado` and `Ana; Mesa 4` are guests: what may be a value is no heading by itself.
  const plain = header.headings.filter(
    (heading, column) =>
      heading && !heading.isWeak && heading.number === null && readAnswer(cells[column]!) === undefined,
  ).length
  return plain > 0 && plain * 2 >= written && !repeatsBelow(rows, header)
}

/** One word above a single column is a heading only when it is one that names guests. */
const isNameAlone = ({ headings }: GuestHeader) =>
  headings.some((heading) => heading?.field === 'name' || heading?.field === 'surname')

function isLowerHeader(rows: Rows, header: GuestHeader, above: number[], best: GuestHeader | null): boolean {
  if (!namesGuests(header)) return false
  const written = countWritten(rows[header.row]!)
  if (written === 1)
    return best === null && isNameAlone(header) && above.every((row) => countWritten(rows[row]!) === 1)
  return header.known > Math.max(1, best?.known ?? 0)
}

/** A first row whose words others below repeat is a guest's, not the headings. */
function repeatsBelow(rows: Rows, { row, headings }: GuestHeader): boolean {
  const cells = rows[row]!
  return headings.some(
    (heading, column) =>
      heading !== null &&
      rows.slice(row + 1).some((below) => foldText(below[column] ?? '') === foldText(cells[column]!)),
  )
}

/** The first row of several cells, when they are words and stand above numbers, addresses, dates or answers. */
function guessHeader(rows: Rows, searched: number[]): GuestHeader | null {
  const row = searched.find((one) => countWritten(rows[one]!) > 1)
  if (row === undefined) return null
  const cells = rows[row]!
  const written = cells.filter((cell) => cell.trim() !== '')
  const isWords = written.every((cell) => cellKind(cell) === 'text' && readAnswer(cell) === undefined)
  if (!isWords || new Set(written.map(foldText)).size < written.length) return null
  return differsFromBelow(rows, row) ? { ...readHeaderRow(rows, row), isGuessed: true } : null
}
