import { coversOf } from '#domain/catering/catering.ts'
import { countRows } from '#domain/catering/catering-changes.ts'
import { eventNames, menuLabel, needsLine, rowName } from '#ui/catering/catering-words.ts'
import type { PaperSheet } from '#ui/catering/paper-sheet.ts'
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
    [],
    ['Quién', 'Alergias y dieta', 'Menú', 'Dónde'],
    ...needRows(sheet),
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
