import { coversOf } from '#domain/catering/catering.ts'
import type { TableLabel } from '#domain/catering/catering-tables.ts'
import { countRows } from '#domain/catering/count-rows.ts'
import { eventNames, menuLabel, needsLine, rowName } from '#ui/catering/catering-words.ts'
import type { PaperSheet } from '#ui/catering/paper-sheet.ts'
import { mainSeating, tableTitle } from '#ui/catering/table-names.ts'
import { type SpreadsheetCell, toCsv } from '../../shared/spreadsheet/csv.ts'
import { toXlsx } from '../../shared/spreadsheet/xlsx.ts'

/** In characters: a name, what they cannot eat, their menu, where. */
const COLUMN_WIDTHS = [30, 44, 20, 24]

/** The head of the sheet says these. */
export type SheetHeading = {
  weddingName: string
  date: string | null
  place: string | null
  version: { title: string; line: string }
}

export const cateringToXlsx = (sheet: PaperSheet, heading: SheetHeading): Promise<ArrayBuffer> =>
  toXlsx({ name: 'Catering', rows: cateringRows(sheet, heading), columnWidths: COLUMN_WIDTHS })

export const cateringToCsv = (sheet: PaperSheet, heading: SheetHeading): string =>
  toCsv(cateringRows(sheet, heading))

/** The numbers of each event, under them who cannot eat what, and what has changed since a version was sent. */
function cateringRows(sheet: PaperSheet, heading: SheetHeading): SpreadsheetCell[][] {
  const { events } = sheet
  return [
    ...headingRows(heading),
    [],
    ['', ...events.map(({ name }) => name)],
    ...countRows(events).map(({ row, counts }) => [rowName(row), ...counts]),
    ['Cubiertos', ...events.map(coversOf)],
    ['Faltan por responder', ...events.map(({ pending }) => pending)],
    ...(events.some(({ maybe = 0 }) => maybe > 0)
      ? [['Dicen que puede que sí', ...events.map(({ maybe = 0 }) => maybe)]]
      : []),
    [],
    ['Quién', 'Alergias y dieta', 'Menú', 'Dónde', ...(mainSeating(sheet) ? ['Mesa'] : [])],
    ...needRows(sheet),
    ...tableRows(sheet),
    ...changeRows(sheet),
  ]
}

function headingRows({ weddingName, date, place, version }: SheetHeading): SpreadsheetCell[][] {
  const when = [date, place].filter(Boolean).join('. ')
  return [[`Catering de ${weddingName}`], ...(when ? [[when]] : []), [`${version.title}. ${version.line}`]]
}

function changeRows({ changes, events }: PaperSheet): SpreadsheetCell[][] {
  if (!changes) return []
  const rows = changes.counts.map(({ row, eventName, from, to }) => [
    events.length > 1 ? `${rowName(row)}, ${eventName}` : rowName(row),
    from,
    to,
  ])
  return [[], [`Desde la versión ${changes.since}`, 'Antes', 'Ahora'], ...rows]
}

/** The numbers of each table: people, menus, high chairs. */
function tableRows({ events, menus }: PaperSheet): SpreadsheetCell[][] {
  return events.flatMap((event) => {
    if (!event.seating) return []
    const columns = event.menus.filter(({ key }) =>
      event.seating!.tables.some((table) => table.menus.some((menu) => menu.key === key)),
    )
    const nameOf = (key: string | null) => menus.find((menu) => menu.key === key)?.name ?? null
    const heads = columns.map(({ key }) => menuLabel(key, nameOf(key)))
    return [
      [],
      [events.length > 1 ? `Por mesa, ${event.name}` : 'Por mesa', 'Personas', ...heads, 'Tronas'],
      ...event.seating.tables.map((table) => [
        tableTitle(table),
        table.people,
        ...columns.map(({ key }) => table.menus.find((menu) => menu.key === key)?.count ?? 0),
        table.highChairs,
      ]),
    ]
  })
}

function needRows(sheet: PaperSheet): SpreadsheetCell[][] {
  const { events, people, menus } = sheet
  const menuOf = (key: string | null) =>
    key === null ? '' : menuLabel(key, menus.find((menu) => menu.key === key)?.name ?? null)
  const main = mainSeating(sheet)
  const tableCell = (table: TableLabel | null | undefined) => (main ? [table ? tableTitle(table) : ''] : [])
  return [
    ...people.map((person) => [
      person.who ?? '1 persona',
      needsLine(person),
      menuOf(person.menu),
      eventNames(sheet, person.eventIds),
      ...tableCell(person.tables.find(({ eventId }) => eventId === main?.eventId)),
    ]),
    ...events.flatMap(({ name, unnamed }) =>
      unnamed.map((needs) => [
        needs.count === 1 ? '1 persona' : `${needs.count} personas`,
        needsLine(needs),
        menuOf(needs.menu),
        name,
        ...tableCell(needs.table),
      ]),
    ),
  ]
}
