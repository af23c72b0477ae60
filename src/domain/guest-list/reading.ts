import { readAnswer } from './answers.ts'
import { type ColumnContent, columnContent, nameScore } from './column-content.ts'
import { hasLargeFamilies, holdsFact } from './fact-columns.ts'
import { findGuestHeader, type GuestHeader } from './header-row.ts'

/** What is told of a guest beside name, email, answer and notes, and takes one column each. */
export const FACT_USES = ['household', 'age', 'side', 'language', 'phone'] as const

export type FactUse = (typeof FACT_USES)[number]

/** What a column becomes. `person` counts the people of a row from 0. */
export type ColumnRole =
  | { use: 'name' | 'surname'; person: number }
  | { use: FactUse }
  /** `extra`: under its heading at the end of the notes. */
  | { use: 'email' | 'rsvp' | 'notes' | 'extra' | 'ignore' }

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

/** How a table is read: which row has the headings, and what each column becomes. */
export type GuestListReading = {
  headerRow: number | null
  columns: ColumnRole[]
  doubts: ReadingDoubt[]
  /** A list exported here: no cell is split, moved or left out. */
  isExport?: boolean
}

type Rows = readonly (readonly string[])[]

export const IGNORE: ColumnRole = { use: 'ignore' }

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
  const reading = header ? fromHeadings(header, contents, body) : fromContents(contents)
  if (saysOnlyNo(body, reading.columns)) reading.doubts.push('ALL_NO')
  if (hasLargeFamilies(body, reading.columns)) reading.doubts.push('LARGE_FAMILIES')
  return reading
}

function fromHeadings(header: GuestHeader, contents: ColumnContent[], body: Rows): GuestListReading {
  const doubts: ReadingDoubt[] = header.isGuessed ? ['UNKNOWN_HEADINGS'] : []
  const columns: ColumnRole[] = contents.map(() => IGNORE)
  const at = (column: number) => header.headings[column] ?? null
  const withField = (field: string) =>
    contents
      .map((_, column) => column)
      .filter((column) => at(column)?.field === field)
      .toSorted((a, b) => at(a)!.rank - at(b)!.rank || a - b)

  for (const column of withField('notes')) columns[column] = { use: 'notes' }
  const email = withField('email').toSorted((a, b) => contents[b]!.emails - contents[a]!.emails)[0]
  if (email !== undefined) columns[email] = { use: 'email' }
  const answers = withField('rsvp').find(
    (column) => !at(column)!.isWeak || (contents[column]!.answers >= 0.5 && contents[column]!.written > 0),
  )
  if (answers !== undefined) columns[answers] = { use: 'rsvp' }

  const isNamed = assignNames(columns, header, contents, withField)
  if (!isNamed) {
    const isFree = (column: number) => columns[column] === IGNORE
    const guess =
      bestNameColumn(contents, (column) => isFree(column) && at(column) === null) ??
      bestNameColumn(contents, (column) => isFree(column) && isWithoutName(at(column)?.field))
    if (guess !== null) {
      columns[guess] = { use: 'name', person: 0 }
      if (!header.isGuessed) doubts.push('NO_NAME_HEADING')
    }
  }
  assignFacts(columns, contents, body, withField)
  return { headerRow: header.row, columns, doubts }
}

/** Headings of columns that may hold the names after all, where no other does. */
const isWithoutName = (field: string | undefined) =>
  field === 'other' || (FACT_USES as readonly string[]).includes(field ?? '')

/** Gives the first column that holds it to each fact: 'Tipo' may be of people's ages, or of anything else. */
function assignFacts(
  columns: ColumnRole[],
  contents: ColumnContent[],
  body: Rows,
  withField: (field: string) => number[],
) {
  for (const use of FACT_USES) {
    const found = withField(use).find((column) => columns[column] === IGNORE && holdsFact(use, body, column))
    if (found !== undefined) columns[found] = { use }
  }
  if (columns.some(({ use }) => use === 'side')) return
  // 'Grupo' with 'Novia' and 'Novio' below it says whose guests they are.
  const side = withField('household').find((column) => {
    return columns[column] === IGNORE && !holdsFact('household', body, column)
  })
  if (side !== undefined && contents[side]!.written > 0) columns[side] = { use: 'side' }
}

/** Gives the columns of names and surnames to the people of a row; `false` when no heading names a person. */
function assignNames(
  columns: ColumnRole[],
  header: GuestHeader,
  contents: ColumnContent[],
  withField: (field: string) => number[],
): boolean {
  const at = (column: number) => header.headings[column]!
  const names = withField('name')
  const strong = withField('surname').filter((column) => !at(column).isWeak)
  const surnames = strong.length > 0 ? strong : withField('surname')
  const holdsNames = (column: number) => contents[column]!.names > 0.5
  const first = names.find(holdsNames) ?? names[0] ?? surnames[0]
  if (first === undefined) return false
  columns[first] = { use: 'name', person: 0 }

  /** The people that numbered headings count, as in `Nombre 1`, `Nombre 2`. */
  const firstNumber = at(first).number
  const people = new Map<number | null, number>([[firstNumber, 0]])
  let last = 0
  const isNext = (column: number) => at(column).number !== null && !people.has(at(column).number)
  /** Two lists side by side, as `Invitados de la novia` and `Invitados del novio`. */
  const isEqual = (column: number) =>
    at(column).number === null && at(column).rank === at(first).rank && holdsNames(column)
  for (const column of names.toSorted((a, b) => a - b)) {
    const { number } = at(column)
    if (column === first || !(isNext(column) || isEqual(column))) continue
    last += 1
    if (number !== null) people.set(number, last)
    columns[column] = { use: 'name', person: last }
  }
  for (const column of surnames) {
    if (column === first) continue
    const person = people.size > 1 ? people.get(at(column).number) : 0
    if (person !== undefined) columns[column] = { use: 'surname', person }
  }
  for (const column of withField('companion')
    .filter(holdsNames)
    .toSorted((a, b) => a - b)) {
    last += 1
    columns[column] = { use: 'name', person: last }
  }
  const companion = columns.findLast((role) => role.use === 'name' && role.person > 0)
  if (companion?.use === 'name')
    for (const column of withField('companionSurname'))
      columns[column] = { use: 'surname', person: companion.person }
  return true
}

/** Without headings: the names are the column that reads most like them, wherever it stands. */
function fromContents(contents: ColumnContent[]): GuestListReading {
  const columns: ColumnRole[] = contents.map(() => IGNORE)
  const doubts: ReadingDoubt[] = []
  contents.forEach(({ emails, answers, written }, column) => {
    const isTaken = (use: ColumnRole['use']) => columns.some((role) => role.use === use)
    if (emails >= 0.8 && !isTaken('email')) columns[column] = { use: 'email' }
    else if (answers >= 0.9 && written > 1 && !isTaken('rsvp')) columns[column] = { use: 'rsvp' }
  })
  const name = bestNameColumn(contents, (column) => columns[column] === IGNORE)
  if (name === null) return { headerRow: null, columns, doubts }
  columns[name] = { use: 'name', person: 0 }
  const rival = bestNameColumn(contents, (column) => columns[column] === IGNORE)
  if (rival !== null && isRival(contents[rival]!, contents[name]!)) {
    doubts.push('SEVERAL_NAME_COLUMNS')
    const isSurname = rival === name + 1 && contents[name]!.words < 1.7 && contents[rival]!.words < 2.5
    columns[rival] = isSurname ? { use: 'surname', person: 0 } : { use: 'name', person: 1 }
  }
  return { headerRow: null, columns, doubts }
}

/** Notes are words too, and stand in few rows or repeat; a second column of names does neither. */
const isRival = (other: ColumnContent, name: ColumnContent) =>
  other.written >= name.written * 0.6 && nameScore(other) >= nameScore(name) * 0.75

function bestNameColumn(contents: ColumnContent[], isFree: (column: number) => boolean): number | null {
  let best: number | null = null
  contents.forEach((content, column) => {
    if (!isFree(column) || nameScore(content) < 0.2) return
    if (best === null || weight(content) > weight(contents[best]!) * 1.05) best = column
  })
  return best
}

/** A column that few rows fill holds notes rather than names. */
const weight = (content: ColumnContent) => nameScore(content) * Math.sqrt(content.written)

/** Fewer answers may all be no by themselves. */
const MANY_ANSWERS = 3

function saysOnlyNo(body: Rows, columns: ColumnRole[]): boolean {
  const column = columns.findIndex(({ use }) => use === 'rsvp')
  if (column < 0) return false
  const cells = body.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
  return cells.length >= MANY_ANSWERS && cells.every((cell) => readAnswer(cell) === false)
}
