import { restoreCell } from '../../guest-import/spreadsheet-cell.ts'
import { cleanLine, cleanParagraphs } from '../../text/clean-text.ts'
import {
  TASK_ASSIGNEES_MAX,
  TASK_DAYS_AFTER_MAX,
  TASK_DAYS_BEFORE_MAX,
  TASK_NOTES_MAX,
  TASK_PERSON_NAME_MAX,
  TASK_TITLE_MAX,
  type TaskDue,
} from '../tasks.ts'
import { dateOfCell, dateOrderOf, distanceOfCell, markOfCell } from './task-cells.ts'
import { fieldOfHeading, isEnglishHeading, type TaskField } from './task-headings.ts'

/** A task as a list says it. The names are of people whom the wedding may know or not. */
export type ImportedTask = {
  /** Its row in the list, from 1. */
  row: number
  title: string
  due: TaskDue | null
  who: string[]
  mark: 'done' | 'unneeded' | null
  notes: string | null
}

export type ImportedTasks = {
  tasks: ImportedTask[]
  /** Rows with something in them and no title. */
  withoutTitle: number[]
  /** Rows whose title or notes are too long: shortening them would lose words unseen. */
  tooLong: number[]
  /** Rows whose day was not understood; they come without one. */
  unknownDay: number[]
  /** Rows with a name that is longer than a name can be; they come without it. */
  longName: number[]
}

type Rows = readonly (readonly string[])[]

type Columns = Partial<Record<TaskField, number>>

/** A title and a blank line may stand above the headings. */
const HEADER_WITHIN = 10

/** The columns of a table by what they are of, and the row of their headings, which is -1 where there is none. */
export function taskColumns(rows: Rows): { headerRow: number; columns: Columns } {
  const headerRow = rows.slice(0, HEADER_WITHIN).findIndex(isHeader)
  const columns = headerRow < 0 ? { title: firstColumnOfWords(rows) } : columnsOf(rows[headerRow]!)
  return { headerRow, columns }
}

/** The tasks of a table, by its headings; without them its first column of words is the one of the titles. */
export function tasksOfTable(rows: Rows): ImportedTasks {
  const { headerRow, columns } = taskColumns(rows)
  const read: ImportedTasks = { tasks: [], withoutTitle: [], tooLong: [], unknownDay: [], longName: [] }
  const order = orderOf(rows, columns, headerRow)
  let below: number | null = null
  for (const [index, cells] of rows.entries()) {
    if (index <= headerRow || cells.every((cell) => cell.trim() === '')) continue
    // 'Doce meses antes' alone in its row is the time of those below it.
    const section = sectionOfRow(cells)
    if (section !== null) below = section
    else addTask(read, { cells, row: index + 1, columns, order, below })
  }
  return read
}

const isHeader = (cells: readonly string[]) => cells.some((cell) => fieldOfHeading(cell) === 'title')

function columnsOf(header: readonly string[]): Columns {
  const columns: Columns = {}
  for (const [column, cell] of header.entries()) {
    const field = fieldOfHeading(cell)
    if (field) columns[field] ??= column
  }
  return columns
}

function firstColumnOfWords(rows: Rows): number {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const words = (column: number) => rows.filter((cells) => /\p{L}{3}/u.test(cells[column] ?? '')).length
  const counts = Array.from({ length: width }, (_, column) => words(column))
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

function orderOf(rows: Rows, { day }: Columns, headerRow: number) {
  if (day === undefined) return 'day'
  const cells = rows.slice(headerRow + 1).map((row) => row[day] ?? '')
  return dateOrderOf(cells, isEnglishHeading(rows[headerRow]![day]!))
}

function sectionOfRow(cells: readonly string[]): number | null {
  const written = cells.filter((cell) => cell.trim() !== '')
  return written.length === 1 ? distanceOfCell(written[0]!) : null
}

type Row = {
  cells: readonly string[]
  row: number
  columns: Columns
  order: 'day' | 'month'
  below: number | null
}

function addTask(read: ImportedTasks, given: Row) {
  const { cells, row, columns } = given
  const cell = (field: TaskField) => restoreCell(cells[columns[field] ?? -1] ?? '')
  const { title, isTicked } = titleOf(cell('title'))
  const notes = notesOf(cell('notes'), cell('category'))
  if (title === '') read.withoutTitle.push(row)
  else if (title.length > TASK_TITLE_MAX || notes.length > TASK_NOTES_MAX) read.tooLong.push(row)
  else {
    const { due, isUnknown } = dueOf(cell, given)
    if (isUnknown) read.unknownDay.push(row)
    const mark = isTicked ? 'done' : markOfCell(cell('done'))
    const names = namesOf(cell('who'))
    const who = names.filter((name) => name.length <= TASK_PERSON_NAME_MAX)
    if (who.length < names.length) read.longName.push(row)
    read.tasks.push({ row, title, due, who, mark, notes: notes || null })
  }
}

/** Ticks and bullets that stand before a title in lists of notes and chats. */
const TICKED = /^(?:[-*•] )?(?:\[[xX✓]\]|[✓✔☑✅])\s*/u
const BULLET = /^(?:[-*•·–☐□]\s*|\[ ?\]\s*|\d{1,3}[.)]\s+)+/u

function titleOf(cell: string): { title: string; isTicked: boolean } {
  const line = cleanLine(cell)
  const isTicked = TICKED.test(line)
  return { title: line.replace(TICKED, '').replace(BULLET, '').trim(), isTicked }
}

function notesOf(notes: string, category: string): string {
  const isTime = distanceOfCell(category) !== null
  const named = isTime || category.trim() === '' ? '' : `Categoría: ${cleanLine(category)}`
  return cleanParagraphs([notes, named].filter((text) => text !== '').join('\n'))
}

const namesOf = (cell: string): string[] => {
  const names = cleanLine(cell)
    .split(/\s*(?:[,;&/+]|\s(?:y|e|and)\s)\s*/u)
    .filter((name) => name !== '')
  return [...new Set(names)].slice(0, TASK_ASSIGNEES_MAX)
}

/** A distance from the wedding is kept as one, as it moves with the date; a day stays. */
function dueOf(cell: (field: TaskField) => string, { order, below }: Row) {
  const [distance, day, category] = [cell('distance'), cell('day'), cell('category')]
  const days = distanceOfCell(distance) ?? distanceOfCell(day)
  if (days !== null) return { due: daysDue(days), isUnknown: false }
  const on = dateOfCell(day, order) ?? dateOfCell(distance, order)
  if (on !== null) return { due: { kind: 'day', on } satisfies TaskDue, isUnknown: false }
  const inherited = distanceOfCell(category) ?? below
  const isUnknown = inherited === null && (distance.trim() !== '' || day.trim() !== '')
  return { due: inherited === null ? null : daysDue(inherited), isUnknown }
}

const daysDue = (days: number): TaskDue => ({
  kind: 'days',
  daysBefore: Math.max(-TASK_DAYS_AFTER_MAX, Math.min(TASK_DAYS_BEFORE_MAX, days)),
})
