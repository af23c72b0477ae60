import type { GuestDraft } from '#domain/guests.ts'
import { exportRows } from './export-rows.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const SHEET_NAME = 'Invitados'

/** In characters: name, email, answer, notes. */
const COLUMN_WIDTHS = [32, 32, 8, 60]

/** What XML cannot hold: it would make Excel call the whole file damaged. */
const NOT_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

/** An Excel file where every cell is text. The writer, half a megabyte, is loaded on the first call. */
export async function guestsToXlsx(guests: readonly GuestDraft[]): Promise<ArrayBuffer> {
  const { utils, write } = await import('@e965/xlsx')
  const cells = exportRows(guests).map((row) => row.map((text) => ({ t: 's' as const, v: xmlText(text) })))
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!cols'] = COLUMN_WIDTHS.map((wch) => ({ wch }))
  const workbook = utils.book_new(sheet, SHEET_NAME)
  return write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer
}

function xmlText(text: string): string {
  return text.toWellFormed().replace(NOT_XML, '')
}
