import { columnContent } from './column-content.ts'
import { type ColumnRole, FACT_USES, IGNORE } from './column-role.ts'
import { type ColumnsOfTable, isFree } from './columns-of-table.ts'
import { hasLargeFamilies } from './fact-columns.ts'
import { findGuestHeader, type GuestHeader } from './header-row.ts'
import { assignNames } from './name-columns.ts'
import { bestNameColumn } from './name-kinds.ts'
import { assignOthers } from './other-columns.ts'
import type { SeveralAs } from './people-of-text.ts'
import { isOnlyNo, isTickBoxes, standsOnceAFamily } from './row-habits.ts'
import { assignWithoutHeadings, readsLikeMoreNames } from './untitled-columns.ts'

/** Why a reading is shown to the person before anything else. */
export type ReadingDoubt =
  /** There are headings, and none of them names the guest. */
  | 'NO_NAME_HEADING'
  /** The first row was taken for headings by what stands below it. */
  | 'UNKNOWN_HEADINGS'
  /** Without headings, several columns read like names. */
  | 'SEVERAL_NAME_COLUMNS'
  /** Every answer of the list is a no. */
  | 'ALL_NO'
  /** Every line of a text has a comma, which may part columns or surnames and names. */
  | 'COMMA_IN_LINES'
  /** Some families of the list have more people than families have. */
  | 'LARGE_FAMILIES'
  /** A column that becomes no name reads like names of people. */
  | 'MORE_NAMES'
  /** A family stands in the first of some rows only, and seems meant for those below. */
  | 'FAMILY_REACHES_DOWN'

/** How a table is read: which row has the headings, and what each column becomes. */
export type GuestListReading = {
  headerRow: number | null
  columns: ColumnRole[]
  doubts: ReadingDoubt[]
  /** The reading of 'Ana y Luis' and of 'Familia Rincón (4)'. */
  severalAs: SeveralAs
  /** The answers are boxes that were ticked or not; an empty one is pending unless said. `null` for other answers. */
  untickedIs: 'pending' | 'no' | null
  /** A family stands only in the first of its rows and is meant for those below. */
  familyReachesDown: boolean
  /** A list exported here: no cell is split, moved or left out. */
  isExport?: boolean
}

type Rows = readonly (readonly string[])[]

export const hasNameColumn = ({ columns }: GuestListReading) =>
  columns.some((role) => role.use === 'name' || role.use === 'surname')

/** The reading that fits a table best (spec 5). Without a column of names it has no role `name`. */
export function proposeReading(rows: Rows): GuestListReading {
  return readingWithHeader(rows, findGuestHeader(rows))
}

/** The same when the person says which row has the headings, or that none has. */
export function proposeReadingBelow(rows: Rows, headerRow: number | null): GuestListReading {
  const proposed = findGuestHeader(rows)
  if (headerRow === null) return readingWithHeader(rows, null)
  if (proposed?.row === headerRow) return readingWithHeader(rows, { ...proposed, isGuessed: false })
  return readingWithHeader(rows, headerAt(rows, headerRow))
}

const headerAt = (rows: Rows, row: number): GuestHeader => {
  const alone = findGuestHeader([rows[row] ?? []])
  return alone ? { ...alone, row } : { row, headings: [], known: 0, isGuessed: false }
}

function readingWithHeader(rows: Rows, header: GuestHeader | null): GuestListReading {
  const body = rows.slice(header ? header.row + 1 : 0)
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0)
  const contents = Array.from({ length: width }, (_, column) => columnContent(body, column))
  const table: ColumnsOfTable = { roles: contents.map(() => IGNORE), contents, body, header }
  const doubts: ReadingDoubt[] = header?.isGuessed ? ['UNKNOWN_HEADINGS'] : []
  doubts.push(...(header ? fromHeadings(table) : withoutHeadings(table)))
  const columns = table.roles
  const untickedIs = isTickBoxes(body, columns) ? 'pending' : null
  if (untickedIs === null && isOnlyNo(body, columns)) doubts.push('ALL_NO')
  if (hasLargeFamilies(body, columns)) doubts.push('LARGE_FAMILIES')
  const familyReachesDown = standsOnceAFamily(body, columns)
  if (familyReachesDown) doubts.push('FAMILY_REACHES_DOWN')
  return { headerRow: header?.row ?? null, columns, doubts, severalAs: 'own', untickedIs, familyReachesDown }
}

function fromHeadings(table: ColumnsOfTable): ReadingDoubt[] {
  const { roles, contents } = table
  const header = table.header!
  const at = (column: number) => header.headings[column] ?? null
  const doubts: ReadingDoubt[] = []
  const people = assignNames(table)
  if (people === null) {
    const guess =
      bestNameColumn(contents, (column) => isFree(table, column) && at(column) === null) ??
      bestNameColumn(contents, (column) => isFree(table, column) && isWithoutName(at(column)?.field))
    if (guess !== null) {
      roles[guess] = { use: 'name', person: 0 }
      if (!header.isGuessed) doubts.push('NO_NAME_HEADING')
    }
  }
  assignOthers(table, people ?? new Map())
  if (readsLikeMoreNames(table)) doubts.push('MORE_NAMES')
  return doubts
}

/** Headings of columns that may hold the names after all, where no other does. */
const isWithoutName = (field: string | undefined) =>
  field === 'other' || (FACT_USES as readonly string[]).includes(field ?? '')

const withoutHeadings = (table: ColumnsOfTable): ReadingDoubt[] =>
  assignWithoutHeadings(table) ? ['SEVERAL_NAME_COLUMNS'] : []
