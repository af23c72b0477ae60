import { coversOf, type EventCounts } from '#domain/catering.ts'
import { rowsOf } from '#domain/catering-changes.ts'
import { eventNames, menuLabel, needsLine, rowName } from '#ui/catering/catering-words.ts'
import type { PaperSheet } from '#ui/catering/paper-sheet.ts'
import { type SpreadsheetCell, toCsv } from '../../lib/spreadsheet/csv.ts'
import { toXlsx } from '../../lib/spreadsheet/xlsx.ts'

/** In characters: a name, what they cannot eat, their menu, where. */
const COLUMN_WIDTHS = [30, 44, 20, 24]

export const cateringToXlsx = (sheet: PaperSheet): Promise<ArrayBuffer> =>
  toXlsx({ name: 'Catering', rows: cateringRows(sheet), columnWidths: COLUMN_WIDTHS })

export const cateringToCsv = (sheet: PaperSheet): string => toCsv(cateringRows(sheet))

/** The numbers of each event, and under them who cannot eat what. */
function cateringRows(sheet: PaperSheet): SpreadsheetCell[][] {
  const { events } = sheet
  return [
    ['', ...events.map(({ name }) => name)],
    ...countRows(events),
    ['Cubiertos', ...events.map(coversOf)],
    ['Faltan por responder', ...events.map(({ pending }) => pending)],
    [],
    ['Quién', 'Alergias y dieta', 'Menú', 'Dónde'],
    ...needRows(sheet),
  ]
}

/** Every number that one of the events has. */
function countRows(events: readonly EventCounts[]): SpreadsheetCell[][] {
  const counts = events.map(
    (event) => new Map(rowsOf(event).map(({ row, count }) => [JSON.stringify(row), count])),
  )
  const rows = new Map(events.flatMap(rowsOf).map(({ row }) => [JSON.stringify(row), row]))
  return [...rows].map(([key, row]) => [rowName(row), ...counts.map((ofEvent) => ofEvent.get(key) ?? 0)])
}

function needRows(sheet: PaperSheet): SpreadsheetCell[][] {
  const { events, people, menus } = sheet
  const menuOf = (key: string | null) =>
    key === null ? '' : menuLabel(key, menus.find((menu) => menu.key === key)?.name ?? null)
  return [
    ...people.map((person) => [
      person.who ?? '1 persona',
      needsLine(person),
      menuOf(person.menu),
      eventNames(sheet, person.eventIds),
    ]),
    ...events.flatMap(({ name, unnamed }) =>
      unnamed.map((needs) => [
        needs.count === 1 ? '1 persona' : `${needs.count} personas`,
        needsLine(needs),
        menuOf(needs.menu),
        name,
      ]),
    ),
  ]
}
