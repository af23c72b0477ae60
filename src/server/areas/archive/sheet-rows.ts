import { neutraliseCell } from '#domain/guest-import/spreadsheet-cell.ts'
import type { Access } from '#domain/members/permissions.ts'
import type { SheetCell } from '#server/platform/files/xlsx-stream.ts'
import type { ArchiveReader } from './archive.queries.ts'
import type { DatabaseCell } from './archive.ts'
import { type Column, columnsFor, type Sheet } from './sheets/sheet.ts'

const BOOLEAN = 16
const DATE = 1082
const TIMESTAMP = 1114
const NUMBERS: ReadonlySet<number> = new Set([20, 21, 23, 700, 701, 1700])

/** A sheet as a member sees it: its columns, and its rows, read anew each time. */
export type OpenSheet = { sheet: Sheet; columns: Column[]; rows: () => AsyncIterable<SheetCell[]> }

export function openSheet(reader: ArchiveReader, sheet: Sheet, access: Access): OpenSheet {
  const columns = columnsFor(sheet, access)
  const text = (id: string) => `select ${columns.map(({ sql }) => sql).join(', ')} ${sheet.from(id)}`
  return {
    sheet,
    columns,
    async *rows() {
      for await (const row of reader.cells(text)) {
        yield row.map((cell, place) => cellOf(cell, columns[place]!))
      }
    },
  }
}

function cellOf({ type, text }: DatabaseCell, { words, isEuros }: Column): SheetCell {
  if (text === null || text === '') return null
  if (NUMBERS.has(type)) return { kind: isEuros ? 'euros' : 'number', value: text }
  if (type === DATE) return { kind: 'date', value: text }
  if (type === TIMESTAMP) return { kind: 'moment', value: text.slice(0, 16) }
  if (type === BOOLEAN) return { kind: 'text', value: text === 't' ? 'Sí' : 'No' }
  const value = words ? inWords(text, words) : text
  return { kind: 'text', value }
}

const inWords = (keys: string, words: Readonly<Record<string, string>>): string =>
  keys
    .split(', ')
    .map((key) => words[key] ?? key)
    .join(', ')

export const headingsOf = ({ columns }: OpenSheet): SheetCell[] =>
  columns.map(({ heading }) => ({ kind: 'text', value: heading }))

/** The headings and the rows, as they stand in a spreadsheet. */
export async function* withHeadings(sheet: OpenSheet): AsyncGenerator<SheetCell[]> {
  yield headingsOf(sheet)
  yield* sheet.rows()
}

/** A sheet as CSV, with the mark by which spreadsheets know UTF-8; numbers have the comma of Spain. */
export async function* csvOf(sheet: OpenSheet): AsyncGenerator<string> {
  yield '\uFEFF'
  for await (const cells of withHeadings(sheet)) yield `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(cell: SheetCell): string {
  if (cell === null) return '""'
  const { kind, value } = cell
  if (kind === 'number' || kind === 'euros') return value.replace('.', ',')
  return `"${neutraliseCell(value).replaceAll('"', '""')}"`
}
