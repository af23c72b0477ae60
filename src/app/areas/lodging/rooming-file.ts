import type { LodgingPerson } from '#domain/lodging/lodging.ts'
import { roomingList } from '#domain/lodging/rooming-list.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { daysBetween } from '#domain/time/dates.ts'
import { type SpreadsheetCell, toCsv } from '../../shared/spreadsheet/csv.ts'
import { offerFile } from '../../shared/spreadsheet/offer-file.ts'
import { toXlsx } from '../../shared/spreadsheet/xlsx.ts'
import type { HotelRead } from './use-lodging.ts'

const HEADINGS = ['Tipo de habitación', 'Habitación', 'Nombres', 'Llegada', 'Salida', 'Noches']

/** In characters. */
const COLUMN_WIDTHS = [28, 12, 48, 12, 12, 8]

/** A row for each taken room. */
export const roomingRows = ({ blocks }: HotelRead, people: readonly LodgingPerson[]): SpreadsheetCell[][] => [
  HEADINGS,
  ...roomingList(blocks, people).map(({ block, room, names, nights }): SpreadsheetCell[] => [
    block,
    room,
    names.join(', '),
    nights?.arrivesOn ?? '',
    nights?.leavesOn ?? '',
    nights ? daysBetween(nights.arrivesOn, nights.leavesOn) : '',
  ]),
]

/** Hands the person the list for a hotel as a file. */
export function exportRooms(one: HotelRead, people: readonly LodgingPerson[], format: 'csv' | 'xlsx') {
  const rows = roomingRows(one, people)
  const words = foldText(one.hotel.name).match(/[a-z0-9]+/g) ?? []
  const name = ['habitaciones', ...words].join('-').slice(0, 80)
  const toFile = { name: 'Habitaciones', rows, columnWidths: COLUMN_WIDTHS }
  return offerFile({ name, toCsv: () => toCsv(rows), toXlsx: () => toXlsx(toFile) }, format)
}
