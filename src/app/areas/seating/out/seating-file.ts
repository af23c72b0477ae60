import { chairsOfPlan, peopleByTable } from '#domain/seating/seating-lists.ts'
import { AGE_NAMES } from '../../../shared/households/words.ts'
import { type SpreadsheetCell, toCsv } from '../../../shared/spreadsheet/csv.ts'
import { offerFile } from '../../../shared/spreadsheet/offer-file.ts'
import { toXlsx } from '../../../shared/spreadsheet/xlsx.ts'
import { SHAPE_WORDS } from '../table-words.ts'
import type { Plan } from '../use-seating.ts'
import { eventFile } from './event-file.ts'

const HEADINGS = ['Mesa', 'Nombre de la mesa', 'Forma', 'Persona', 'Edad', 'Familia']

/** In characters. */
const COLUMN_WIDTHS = [8, 26, 14, 34, 10, 26, 8]

/** A row for each who comes: table by table, and at last those without a seat. Chairs are told where some are ordered. */
export function seatingRows(plan: Plan): SpreadsheetCell[][] {
  const chairs = chairsOfPlan(plan)
  const chairAt = (id: string): SpreadsheetCell[] => (chairs.size === 0 ? [] : [chairs.get(id) ?? ''])
  const seated = peopleByTable(plan).flatMap(({ table, people }) =>
    people.map((person): SpreadsheetCell[] => [
      table.number,
      table.name ?? '',
      SHAPE_WORDS[table.shape],
      person.name,
      AGE_NAMES[person.age],
      person.householdName ?? '',
      ...chairAt(person.id),
    ]),
  )
  const without = plan.people
    .filter(({ comes, tableId }) => comes && tableId === null)
    .map((person): SpreadsheetCell[] => [
      ...['', '', ''],
      ...[person.name, AGE_NAMES[person.age], person.householdName ?? '', ...chairAt(person.id)],
    ])
  const headings = chairs.size === 0 ? HEADINGS : [...HEADINGS, 'Silla']
  return [headings, ...seated, ...without]
}

/** Hands the person the plan as a file. */
export function exportSeating(weddingId: string, plan: Plan, format: 'csv' | 'xlsx') {
  const rows = seatingRows(plan)
  const toFile = { name: 'Mesas', rows, columnWidths: COLUMN_WIDTHS }
  const name = eventFile('mesas', weddingId, plan.eventId)
  return offerFile({ name, toCsv: () => toCsv(rows), toXlsx: () => toXlsx(toFile) }, format)
}
