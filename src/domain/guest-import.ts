import { cleanLine, cleanParagraphs } from './clean-text.ts'
import { foldText } from './fold-text.ts'
import { findGuestHeader, type GuestColumns, guessGuestColumns } from './guest-columns.ts'
import {
  GUEST_EMAIL_MAX,
  GUEST_NAME_MAX,
  GUEST_NOTES_MAX,
  type GuestDraft,
  IMPORT_BODY_MAX_BYTES,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  type Rsvp,
} from './guests.ts'
import { restoreCell } from './spreadsheet-cell.ts'

/** What each refusal of an import tells, by its code. Rows are numbered from 1, as a spreadsheet shows them. */
export type GuestImportErrorParams = {
  /** Nothing is written in it. `sheet`: the name of the spreadsheet page that was read, if it was one. */
  EMPTY_FILE: { sheet: string | null }
  HEADERS_ONLY: Record<never, never>
  /** There are headings, none for the name. `headings`: the ones that were found. */
  NO_NAME_COLUMN: { headings: string[] }
  /** None of the `rows` has a name. */
  NO_NAMES: { rows: number }
  TOO_MANY_ROWS: { max: number }
  FILE_TOO_LARGE: { bytes: number; maxBytes: number }
  TEXT_TOO_LARGE: { maxBytes: number }
  /** The guests take more than one import may send, which only long notes can do. */
  NOTES_TOO_LARGE: { maxBytes: number }
  /** A spreadsheet that unpacks to more than `maxBytes`. */
  UNPACKED_TOO_LARGE: { maxBytes: number }
  UNSUPPORTED_FILE: { fileName: string }
  PROTECTED_FILE: Record<never, never>
  DAMAGED_FILE: Record<never, never>
  /** A quotation mark near `row` opens and never closes as it should. */
  MALFORMED_QUOTES: { row: number }
  /** The browser could not read it: moved, deleted or without permission. */
  UNREADABLE_FILE: Record<never, never>
  TOOK_TOO_LONG: Record<never, never>
  /** The code that reads files could not be loaded. */
  READER_UNAVAILABLE: Record<never, never>
}

export type GuestImportErrorCode = keyof GuestImportErrorParams

/** Why nothing of a list can be imported. */
export type GuestImportError = {
  [Code in GuestImportErrorCode]: { kind: 'error'; code: Code; params: GuestImportErrorParams[Code] }
}[GuestImportErrorCode]

/** A value past its limit. Its row stays out of `guests`: shortening it would lose words unseen. */
export type TooLongCell = { row: number; field: 'fullName' | 'email' | 'notes'; length: number; max: number }

/** What an import would write and what it would leave out. Nothing is lost without being counted here. */
export type InterpretedRows = {
  kind: 'preview'
  guests: GuestDraft[]
  /** The row each of `guests` comes from, from 1. */
  rowNumbers: number[]
  droppedWithoutName: number
  /** Guests whose answer was not understood; they are imported as pending. */
  unknownRsvp: number
  tooLong: TooLongCell[]
  /** Columns with content that no field takes: their heading, or their letter if they have none. */
  ignoredColumns: string[]
  /** Rows with content above the headings, such as a title. */
  rowsAboveHeader: number
}

/** A preview and where it comes from; `fileName` is `null` for pasted text. */
export type GuestListPreview = InterpretedRows & {
  source: 'csv' | 'xlsx' | 'xls' | 'text'
  fileName: string | null
}

export function guestImportError<Code extends GuestImportErrorCode>(
  code: Code,
  params: GuestImportErrorParams[Code],
): GuestImportError {
  return { kind: 'error', code, params } as GuestImportError
}

/** The endings of the files an import reads (spec 5), as a file picker's `accept` lists them. */
export const IMPORT_EXTENSIONS = ['.csv', '.xlsx', '.xls'] as const

/** Why a file is not even opened, by its name and its size in bytes; `null` when it may be. */
export function refusedUnopened({ name, size }: { name: string; size: number }): GuestImportError | null {
  const isListed = IMPORT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))
  if (!isListed) return guestImportError('UNSUPPORTED_FILE', { fileName: name })
  if (size > IMPORT_MAX_BYTES)
    return guestImportError('FILE_TOO_LARGE', { bytes: size, maxBytes: IMPORT_MAX_BYTES })
  return null
}

/**
 * The guests of a table of texts, blank rows included so that row numbers hold (spec 5, Import).
 * Rows without a name are dropped and counted. Errors: EMPTY_FILE, HEADERS_ONLY, NO_NAME_COLUMN,
 * NO_NAMES, TOO_MANY_ROWS (over 5,000 rows with content below the headings), NOTES_TOO_LARGE.
 */
export function interpretRows(rows: readonly (readonly string[])[]): InterpretedRows | GuestImportError {
  const written = rows.flatMap((cells, index) => (cells.some(isWritten) ? [{ cells, index }] : []))
  if (written.length === 0) return guestImportError('EMPTY_FILE', { sheet: null })

  const header = findGuestHeader(rows)
  const body = header ? written.filter(({ index }) => index > header.row) : written
  if (body.length > IMPORT_MAX_ROWS) return guestImportError('TOO_MANY_ROWS', { max: IMPORT_MAX_ROWS })
  const headings = header ? rows[header.row]! : []
  const columns = header ? header.columns : guessGuestColumns(body.map(({ cells }) => cells))
  if (!columns)
    return guestImportError('NO_NAME_COLUMN', { headings: headings.map(cleanLine).filter(isWritten) })
  if (body.length === 0) return guestImportError('HEADERS_ONLY', {})

  const preview: InterpretedRows = {
    kind: 'preview',
    guests: [],
    rowNumbers: [],
    droppedWithoutName: 0,
    unknownRsvp: 0,
    tooLong: [],
    ignoredColumns: ignoredColumns(body, columns, headings),
    rowsAboveHeader: header ? written.length - body.length - 1 : 0,
  }
  for (const { cells, index } of body) addRow(preview, cells, index + 1, columns)
  if (preview.droppedWithoutName === body.length) return guestImportError('NO_NAMES', { rows: body.length })
  if (sentBytes(preview.guests) > IMPORT_BODY_MAX_BYTES)
    return guestImportError('NOTES_TOO_LARGE', { maxBytes: IMPORT_BODY_MAX_BYTES })
  return preview
}

/** Bytes of the id that each guest is sent with, and of the request around them. */
const ID_BYTES = 44
const ENVELOPE_BYTES = 1024

const sentBytes = (guests: readonly GuestDraft[]) =>
  new TextEncoder().encode(JSON.stringify(guests)).length + guests.length * ID_BYTES + ENVELOPE_BYTES

const isWritten = (cell: string) => cell.trim() !== ''

function addRow(preview: InterpretedRows, cells: readonly string[], row: number, columns: GuestColumns) {
  const cell = (column: number | null) => (column === null ? '' : restoreCell((cells[column] ?? '').trim()))
  const fullName = joinName(
    cleanLine(cell(columns.name)),
    columns.surnames.map((column) => cleanLine(cell(column))),
  )
  if (fullName === '') {
    preview.droppedWithoutName += 1
    return
  }
  const email = cleanLine(cell(columns.email))
  const notes = cleanParagraphs(cell(columns.notes))
  const tooLong = [
    { row, field: 'fullName' as const, length: fullName.length, max: GUEST_NAME_MAX },
    { row, field: 'email' as const, length: email.length, max: GUEST_EMAIL_MAX },
    { row, field: 'notes' as const, length: notes.length, max: GUEST_NOTES_MAX },
  ].filter(({ length, max }) => length > max)
  if (tooLong.length > 0) {
    preview.tooLong.push(...tooLong)
    return
  }
  const rsvp = readRsvp(cell(columns.rsvp))
  if (rsvp === undefined) preview.unknownRsvp += 1
  preview.guests.push({ fullName, email: email || null, notes: notes || null, rsvp: rsvp ?? null })
  preview.rowNumbers.push(row)
}

/** Some lists repeat the surnames in a column of their own beside the full name. */
function joinName(name: string, surnames: readonly string[]): string {
  const surname = surnames.filter(isWritten).join(' ')
  const isThere = surname !== '' && ` ${foldText(name)}`.endsWith(` ${foldText(surname)}`)
  return isThere ? name : `${name} ${surname}`.trim()
}

const YES = new Set([
  'si',
  's',
  'yes',
  'y',
  '1',
  'true',
  'verdadero',
  'x',
  'ok',
  'confirmado',
  'confirmada',
  'asiste',
  'asistira',
  'viene',
  '✓',
  '✔',
  '✅',
])
const NO = new Set(['no', 'n', '0', 'false', 'falso', 'no asiste', 'no asistira', 'no viene', '✗', '✘', '❌'])
const PENDING = new Set([
  '',
  '-',
  '–',
  '?',
  'pendiente',
  'pending',
  'por confirmar',
  'sin confirmar',
  'sin respuesta',
])

/** The answer a cell gives, `undefined` when it gives none we understand. */
function readRsvp(cell: string): Rsvp | undefined {
  const answer = foldText(cleanLine(cell).slice(0, 40))
    .replace(/\uFE0F/g, '')
    .replace(/(?<=.)[.!]+$/, '')
  if (YES.has(answer)) return true
  if (NO.has(answer)) return false
  return PENDING.has(answer) ? null : undefined
}

function ignoredColumns(
  body: readonly { cells: readonly string[] }[],
  columns: GuestColumns,
  headings: readonly string[],
): string[] {
  const taken = new Set([columns.name, ...columns.surnames, columns.email, columns.rsvp, columns.notes])
  const ignored = new Set<number>()
  for (const { cells } of body) {
    cells.forEach((cell, column) => {
      if (!taken.has(column) && isWritten(cell)) ignored.add(column)
    })
  }
  return [...ignored]
    .sort((a, b) => a - b)
    .map((column) => cleanLine(headings[column] ?? '') || columnLetter(column))
}

/** 0 is `A`, 26 is `AA`, as spreadsheets name them. */
function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last
}
