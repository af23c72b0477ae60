import { AGENDA_MORNING, AGENDA_NOTES_MAX, AGENDA_PLACE_MAX, AGENDA_TITLE_MAX } from '../agenda/agenda.ts'
import { restoreCell } from '../guest-import/spreadsheet-cell.ts'
import { type DateOrder, dateOfCell, dateOrderOf } from '../tasks/table/task-cells.ts'
import { isEnglishHeading } from '../tasks/table/task-headings.ts'
import { cleanLine, cleanParagraphs } from '../text/clean-text.ts'
import type { IsoDate } from '../time/dates.ts'
import type { AgendaField } from './agenda-headings.ts'
import { type AgendaColumns, agendaTable } from './agenda-table.ts'
import type { Interpreted } from './as-guests.ts'
import { type ClockSpan, clockOfCell, clockOfLine } from './clock-cells.ts'
import type { Page } from './file-content.ts'
import type { ImportedMoment, PartContent } from './imports.ts'
import { gathered, isWrittenRow, type RowOut, unreadColumns } from './left-out.ts'

type Agenda = Extract<PartContent, { kind: 'agenda' }>

const DAY = 24 * 60
const NOON = 12 * 60

/** The moments of a day, by columns or line by line. Hours before 6:00 below those of an evening are of its night. */
export function asAgenda(page: Page, given: DateOrder = 'day'): Interpreted<Agenda> {
  const table = agendaTable(page)
  const order = table ? orderOfDays(page, table, given) : given
  const read: ImportedMoment[] = []
  const out: RowOut[] = []
  let day: IsoDate | null = null
  for (const [index, cells] of page.rows.entries()) {
    if (index <= (table?.headerRow ?? -1) || !isWrittenRow(cells)) continue
    const row = index + 1
    const found = table ? ofColumns(cells, table.columns, order) : ofLine(cells)
    const section = found.span ? null : dayOfSection(cells, order)
    if (section) day = section
    else if (!found.span) out.push({ reason: isHeadingLike(cells) ? 'title' : 'noTime', row })
    else if (found.title === '') out.push({ reason: 'noTitle', row })
    else if (isTooLong(found)) out.push({ reason: 'tooLong', row })
    else read.push({ ...momentOf(found, found.span), row, day: found.day ?? day })
  }
  return {
    content: { kind: 'agenda', moments: throughTheNight(read) },
    leftOut: [...gathered(out), ...unread(page, table)],
  }
}

/** The order of the days of a column: what one past the twelfth says, else that of its heading. */
function orderOfDays(
  { rows }: Page,
  { headerRow, columns: { day } }: NonNullable<ReturnType<typeof agendaTable>>,
  given: DateOrder,
): DateOrder {
  if (day === undefined) return given
  const cells = rows.slice(headerRow + 1).map((row) => row[day] ?? '')
  return dateOrderOf(cells, given === 'month' || isEnglishHeading(rows[headerRow]![day] ?? ''))
}

function unread({ rows }: Page, table: ReturnType<typeof agendaTable>) {
  const read = new Set(Object.values(table?.columns ?? {}))
  return unreadColumns(rows, table?.headerRow ?? null, (column) => read.has(column))
}

type Found = {
  span: ClockSpan | null
  title: string
  place: string
  who: string
  notes: string
  day: IsoDate | null
}

function ofColumns(cells: readonly string[], columns: AgendaColumns, order: DateOrder): Found {
  const cell = (field: AgendaField) => restoreCell(cells[columns[field] ?? -1] ?? '').trim()
  const span = clockOfCell(cell('time'))
  const ends = clockOfCell(cell('ends'))?.starts ?? null
  const minutes = durationOf(cell('duration'))
  const last = span?.ends ?? ends ?? (span && minutes !== null ? span.starts + minutes : null)
  const isNextDay = span !== null && last !== null && last <= span.starts
  return {
    span: span && { starts: span.starts, ends: isNextDay ? last + DAY : last },
    title: cleanLine(cell('title')),
    place: cleanLine(cell('place')),
    who: cleanLine(cell('who')),
    notes: cleanParagraphs(cell('notes')),
    day: dateOfCell(cell('day'), order),
  }
}

function ofLine(cells: readonly string[]): Found {
  const found = clockOfLine(cleanLine(cells.filter((cell) => cell.trim() !== '').join(' ')))
  return {
    ...{ span: found?.span ?? null, title: cleanLine(found?.rest ?? '') },
    ...{ place: '', who: '', notes: '', day: null },
  }
}

/** `45`, `45 min`, `1 h`, `1 h 30`, `1:30` in minutes. */
function durationOf(cell: string): number | null {
  const text = cell.trim().toLowerCase()
  const minutes = /^(\d{1,3})\s?(?:'|m|min|mins|minutos?|minutes?)?\.?$/.exec(text)
  if (minutes) return Number(minutes[1])
  const hours = /^(\d{1,2})\s?(?:h|horas?|hours?|:)\s?(?:y\s)?(\d{1,2})?\s?(?:min|m)?\.?$/.exec(text)
  return hours ? Number(hours[1]) * 60 + Number(hours[2] ?? 0) : null
}

const momentOf = ({ title, place, who, notes }: Found, { starts, ends }: ClockSpan) => ({
  ...{ startsAt: starts, endsAt: ends, title, place: place || null, notes: notes || null },
  who: who.split(/\s*(?:[,;/+&]|\s(?:y|e|i|and)\s)\s*/u).filter((name) => name !== ''),
})

const isTooLong = ({ title, place, notes }: Found): boolean =>
  title.length > AGENDA_TITLE_MAX || place.length > AGENDA_PLACE_MAX || notes.length > AGENDA_NOTES_MAX

const isHeadingLike = (cells: readonly string[]): boolean =>
  cells.filter((cell) => cell.trim() !== '').length === 1 && !cells.some((cell) => /\d/.test(cell))

/** A date alone in its row is the day of those below it: 'Viernes 11 de junio de 2027'. */
function dayOfSection(cells: readonly string[], order: DateOrder): IsoDate | null {
  const written = cells.filter((cell) => cell.trim() !== '')
  return written.length === 1 ? dateOfCell(written[0]!.trim(), order) : null
}

/** Half past midnight below an hour of the evening is minute 1470 of its day. */
function throughTheNight(moments: readonly ImportedMoment[]): ImportedMoment[] {
  let before: ImportedMoment | null = null
  return moments.map((moment) => {
    const isSameDay = before !== null && before.day === moment.day
    const isNight = moment.startsAt < AGENDA_MORNING && isSameDay && before!.startsAt >= NOON
    const shift = isNight ? DAY : 0
    const read = {
      ...moment,
      startsAt: moment.startsAt + shift,
      endsAt: moment.endsAt === null ? null : moment.endsAt + shift,
    }
    before = read
    return read
  })
}
