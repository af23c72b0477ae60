import { Readable } from 'node:stream'
import { typedCell } from '#domain/guest-import/spreadsheet-cell.ts'
import { xmlText } from '#domain/guest-import/xml-text.ts'
import { DAY_MS } from '#domain/time/time.ts'
import {
  contentTypes,
  DECLARATION,
  escaped,
  MAIN,
  relations,
  STYLE_SHEET,
  STYLES,
  workbook,
} from './xlsx-parts.ts'
import { zipStream } from './zip-stream.ts'

/** A value of a sheet as the database writes it: `1250.50`, `2027-04-10`, `2027-04-10 12:30`; `null` is an empty cell. */
export type SheetCell = { kind: 'text' | 'number' | 'euros' | 'date' | 'moment'; value: string } | null

export type StreamedSheet = {
  /** The name of its tab: no more than 31 characters, none of `[]:*?/\`. */
  title: string
  /** In characters, a width for each column. */
  widths: readonly number[]
  /** The first row has the headings. Read once, when the turn of the sheet comes. */
  rows: () => AsyncIterable<readonly SheetCell[]>
}

/** Characters that Excel takes in a cell. */
const CELL_MAX = 32_767

const FIRST_YEAR_OF_EXCEL = 1900

/**
 * An Excel file of sheets whose rows are written as they arrive, so that none is held: the writer that the app has in
 * the browser holds all of a file. Texts are texts of their cells, which no spreadsheet runs.
 */
export function xlsxStream(sheets: readonly StreamedSheet[]): Readable {
  const fixed = (name: string, xml: string) => ({
    name,
    isCompressed: true,
    open: async () => Readable.from([Buffer.from(DECLARATION + xml)]),
  })
  return zipStream([
    fixed('[Content_Types].xml', contentTypes(sheets.length)),
    fixed('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
    fixed('xl/workbook.xml', workbook(sheets.map(({ title }) => title))),
    fixed(
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheets.map((_, place): [string, string] => ['worksheet', `worksheets/sheet${place + 1}.xml`]),
        ['styles', 'styles.xml'],
      ]),
    ),
    fixed('xl/styles.xml', STYLE_SHEET),
    ...sheets.map((sheet, place) => ({
      name: `xl/worksheets/sheet${place + 1}.xml`,
      isCompressed: true,
      open: async () => Readable.from(sheetXml(sheet), { objectMode: false }),
    })),
  ])
}

async function* sheetXml({ widths, rows }: StreamedSheet): AsyncGenerator<Buffer> {
  const columns = widths
    .map((width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  // The headings stay in sight.
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  yield Buffer.from(
    `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
      `<cols>${columns}</cols><sheetData>`,
  )
  let isFirst = true
  for await (const cells of rows()) {
    yield Buffer.from(`<row>${cells.map((cell) => cellXml(cell, isFirst)).join('')}</row>`)
    isFirst = false
  }
  yield Buffer.from('</sheetData></worksheet>')
}

function cellXml(cell: SheetCell, isHeading: boolean): string {
  if (cell === null || cell.value === '') return '<c/>'
  const { kind, value } = cell
  if (kind === 'number' || kind === 'euros') return `<c s="${STYLES[kind]}"><v>${Number(value)}</v></c>`
  const serial = kind === 'text' ? null : serialOf(value)
  if (serial !== null) return `<c s="${STYLES[kind]}"><v>${serial}</v></c>`
  const text = escaped(xmlText(typedCell(value)).slice(0, CELL_MAX).toWellFormed())
  const style = isHeading ? STYLES.heading : STYLES.text
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** Days since the last but one of 1899, as Excel counts; `null` before 1900, which it does not know. */
function serialOf(moment: string): number | null {
  const at = Date.parse(`${moment.slice(0, 10)}T${moment.slice(11, 16) || '00:00'}Z`)
  const isKnown = new Date(at).getUTCFullYear() >= FIRST_YEAR_OF_EXCEL
  return isKnown ? (at - Date.UTC(1899, 11, 30)) / DAY_MS : null
}
