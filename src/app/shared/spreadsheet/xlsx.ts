import { typedCell } from '#domain/guest-import/spreadsheet-cell.ts'
import { xmlText } from '#domain/guest-import/xml-text.ts'
import type { SpreadsheetCell } from './csv.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Sheet = {
  name: string
  rows: readonly (readonly SpreadsheetCell[])[]
  /** In characters. */
  columnWidths: readonly number[]
  /** How numbers are shown, in Excel's own words. */
  numberFormat?: string
}

/** An Excel file of one sheet. */
export const toXlsx = (sheet: Sheet): Promise<ArrayBuffer> => toWorkbook([sheet])

/** An Excel file of several sheets. The writer, half a megabyte, is loaded on the first call. */
export async function toWorkbook(sheets: readonly Sheet[]): Promise<ArrayBuffer> {
  const { utils, write } = await import('@e965/xlsx')
  const workbook = utils.book_new()
  for (const sheet of sheets) utils.book_append_sheet(workbook, sheetOf(utils, sheet), sheet.name)
  return write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer
}

type Writer = typeof import('@e965/xlsx').utils

function sheetOf(utils: Writer, { rows, columnWidths, numberFormat }: Sheet) {
  const cells = rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'number'
        ? { t: 'n' as const, v: cell, z: numberFormat }
        : { t: 's' as const, v: xmlText(typedCell(cell)) },
    ),
  )
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!cols'] = columnWidths.map((wch) => ({ wch }))
  return sheet
}
