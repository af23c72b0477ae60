import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { itemsOfDay } from '#domain/agenda/agenda-timeline.ts'
import { toCsv } from '../../../shared/spreadsheet/csv.ts'
import { offerFile } from '../../../shared/spreadsheet/offer-file.ts'
import { toXlsx } from '../../../shared/spreadsheet/xlsx.ts'
import { endText, startText } from '../timeline/time-texts.ts'

const HEADINGS = [
  'Día',
  'Fecha',
  'Hora',
  'Fin',
  'Momento',
  'Lugar',
  'A cargo de',
  'Hora fija',
  'Hecho',
  'Notas',
]

/** In characters. */
const COLUMN_WIDTHS = [16, 12, 8, 8, 36, 30, 36, 10, 8, 60]

/** Hands the person the whole agenda as a table of texts, one line an item. */
export function offerAgenda(
  days: readonly AgendaDay[],
  items: readonly AgendaItem[],
  namesOf: (item: AgendaItem) => string,
  format: 'csv' | 'xlsx',
): Promise<void> {
  const lines = days.flatMap((day) =>
    itemsOfDay(items, day.id).map((item) => [
      day.name,
      day.date,
      startText(day, item.time),
      endText(day, item.time),
      item.title,
      item.place ?? '',
      namesOf(item),
      item.isFixed ? 'Sí' : '',
      item.isDone ? 'Sí' : '',
      item.notes ?? '',
    ]),
  )
  const rows = [HEADINGS, ...lines]
  const toFile = { name: 'Agenda', rows, columnWidths: COLUMN_WIDTHS }
  return offerFile({ name: 'agenda', toCsv: () => toCsv(rows), toXlsx: () => toXlsx(toFile) }, format)
}
