import { IMPORT_BODY_MAX_BYTES, IMPORT_MAX_ROWS } from '../../guests/guests.ts'
import type { ImportedGuest } from '../../guests/imported-guest.ts'
import { cleanLine } from '../../text/clean-text.ts'
import { type GuestImportError, guestImportError, type InterpretedRows } from '../guest-import.ts'
import { headingOf } from './column-names.ts'
import type { ColumnRole } from './column-role.ts'
import { readHeading } from './headings.ts'
import { isWritten, Preview, type Row } from './preview.ts'
import { type GuestListReading, hasNameColumn, proposeReading } from './reading.ts'

type Rows = readonly (readonly string[])[]

/** How many rows a list may have, and how many bytes its guests may take. */
export type ListLimits = { rows: number; bytes: number }

/** Of a list that is sent in one request. */
const REQUEST_LIMITS: ListLimits = { rows: IMPORT_MAX_ROWS, bytes: IMPORT_BODY_MAX_BYTES }

/**
 * The guests of a table of texts, blank rows included so that row numbers hold (spec 5, Import), as a reading
 * says. Rows without a name are dropped and counted, and rows that are no guests are left out by name. Errors:
 * EMPTY_FILE, HEADERS_ONLY, NO_NAME_COLUMN, NO_NAMES, TOO_MANY_ROWS (over 5,000 rows with content below the
 * headings, or of `limits`), NOTES_TOO_LARGE.
 */
export function interpretRows(
  rows: Rows,
  reading: GuestListReading = proposeReading(rows),
  limits: ListLimits = REQUEST_LIMITS,
): InterpretedRows | GuestImportError {
  const written = rows.flatMap((cells, index) => (cells.some(isWritten) ? [{ cells, index }] : []))
  if (written.length === 0) return guestImportError('EMPTY_FILE', { sheet: null })
  const { headerRow } = reading
  const body = headerRow === null ? written : written.filter(({ index }) => index > headerRow)
  const headings = headerRow === null ? [] : rows[headerRow]!
  if (body.length > limits.rows) return guestImportError('TOO_MANY_ROWS', { max: limits.rows })
  if (body.length === 0 && hasNameHeading(headings)) return guestImportError('HEADERS_ONLY', {})
  if (!hasNameColumn(reading))
    return guestImportError('NO_NAME_COLUMN', { headings: headings.map(cleanLine).filter(isWritten) })

  const preview = new Preview(reading, headings, body)
  for (const [position, row] of body.entries()) preview.add(row, body[position + 1], position)
  const result: InterpretedRows = {
    ...preview.result,
    ignoredColumns: columnsOf('ignore', body, reading.columns, headings),
    notedColumns: columnsOf('extra', body, reading.columns, headings),
    rowsAboveHeader: headerRow === null ? 0 : written.filter(({ index }) => index < headerRow).length,
  }
  if (result.droppedWithoutName === body.length) return guestImportError('NO_NAMES', { rows: body.length })
  if (result.guests.length > limits.rows) return guestImportError('TOO_MANY_ROWS', { max: limits.rows })
  const brought = [...result.guests, ...result.leftOut.map(({ guest }) => guest)]
  return sentBytes(brought) > limits.bytes
    ? guestImportError('NOTES_TOO_LARGE', { maxBytes: limits.bytes })
    : result
}

const hasNameHeading = (headings: readonly string[]) =>
  headings.some((heading) => ['name', 'surname'].includes(readHeading(heading)?.field ?? ''))

/** Bytes of the id that each guest is sent with, and of the request around them. */
const ID_BYTES = 44
const ENVELOPE_BYTES = 1024

/** Bytes of the seat of a guest whose table the list names. */
const SEAT_BYTES = 128

const sentBytes = (guests: readonly ImportedGuest[]) =>
  new TextEncoder().encode(JSON.stringify(guests)).length +
  guests.length * ID_BYTES +
  guests.filter(({ table }) => table).length * SEAT_BYTES +
  ENVELOPE_BYTES

/** The columns of a use in which something is written, as a person knows them. */
function columnsOf(
  wanted: ColumnRole['use'],
  body: readonly Row[],
  columns: readonly ColumnRole[],
  headings: readonly string[],
): string[] {
  const found = columns.flatMap(({ use }, column) =>
    use === wanted && body.some(({ cells }) => isWritten(cells[column] ?? '')) ? [column] : [],
  )
  return found.map((column) => headingOf(headings, column))
}
