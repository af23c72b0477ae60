import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { itemsOfDay } from '#domain/agenda/agenda-timeline.ts'
import { toCsv } from '../../../shared/spreadsheet/csv.ts'
import { endText, startText } from '../timeline/item-texts.ts'

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

/** The whole agenda as a table of texts, one line an item. */
export function agendaToCsv(
  days: readonly AgendaDay[],
  items: readonly AgendaItem[],
  namesOf: (item: AgendaItem) => string,
): string {
  const rows = days.flatMap((day) =>
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
  return toCsv([HEADINGS, ...rows])
}
