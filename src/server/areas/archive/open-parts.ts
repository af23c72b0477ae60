import type { Access } from '#domain/members/permissions.ts'
import { xlsxStream } from '#server/platform/files/xlsx-stream.ts'
import type { ArchiveReader } from './archive.queries.ts'
import { WORKBOOKS_OF_SHEETS } from './archive-sheets.ts'
import { type OpenSheet, openSheet, withHeadings } from './sheet-rows.ts'
import type { Sheet, Workbook } from './sheets/sheet.ts'
import type { PagePart } from './wedding-page.ts'

/** The parts with at least one sheet that the member may see. */
export const openParts = (reader: ArchiveReader, access: Access): PagePart[] =>
  WORKBOOKS_OF_SHEETS.map(({ workbook }) => ({
    workbook,
    sheets: sheetsOf(workbook, access).map((sheet) => openSheet(reader, sheet, access)),
  })).filter(({ sheets }) => sheets.length > 0)

/** The sheets of a workbook that a member may see. */
export const sheetsOf = (workbook: Workbook, access: Access): Sheet[] =>
  WORKBOOKS_OF_SHEETS.filter((one) => one.workbook === workbook).flatMap(({ sheets }) =>
    sheets.filter(({ section }) => access[section] !== 'none'),
  )

/** In characters, of a column that says no other. */
const WIDTH = 22

/** A workbook, which begins to read its rows when it is read itself. */
export async function* workbookOf(sheets: readonly OpenSheet[]): AsyncGenerator<Buffer> {
  yield* xlsxStream(
    sheets.map((open) => ({
      title: open.sheet.title,
      widths: open.columns.map(({ width }) => width ?? WIDTH),
      rows: () => withHeadings(open),
    })),
  )
}
