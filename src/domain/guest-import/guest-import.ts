import { IMPORT_MAX_BYTES } from '../guests/guests.ts'
import type { ImportedGuest } from '../guests/imported-guest.ts'

/** The data of each refusal of an import, by its code. Rows are numbered from 1, as a spreadsheet shows them. */
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
export type TooLongCell = {
  row: number
  field: 'fullName' | 'email' | 'notes' | 'household' | 'side' | 'phone' | 'table'
  length: number
  max: number
}

/**
 * Why a row is no guest: a sum, a number, a title, or the surname of those below it. `elsewhere`: the name stands
 * in a column that is not of names.
 */
export type LeftOutReason = 'total' | 'number' | 'title' | 'envelope' | 'elsewhere'

/** A row that does not come unless the person wants it, as the guest it would be. */
export type LeftOutRow = { row: number; because: LeftOutReason; guest: ImportedGuest }

/**
 * The guests that an import would write and the rows that it would leave out. Nothing is lost without being counted
 * here.
 */
export type InterpretedRows = {
  kind: 'preview'
  guests: ImportedGuest[]
  /** The row each of `guests` comes from, from 1. */
  rowNumbers: number[]
  droppedWithoutName: number
  /** Guests whose answer was not understood; they are imported as pending. */
  unknownRsvp: number
  /** Ages and languages that were not understood; they are not imported. */
  unknownFacts: number
  tooLong: TooLongCell[]
  /** Rows that are no guests, in their order. */
  leftOut: LeftOutRow[]
  /** Texts without an @ in the column of addresses; they stand in the notes of their guest. */
  emailsInNotes: number
  /** Rows that name or count several people, how many guests they make, and what some of them are about. */
  several: {
    rows: number
    people: number
    examples: { text: string; names: string[] }[]
    /** In some, the first could have the surnames of the last. */
    couldShare: boolean
  }
  /** Names that speak of more people without saying how many, as 'Ana e hijos'. */
  open: string[]
  /** Columns whose content goes to the notes under their heading. */
  notedColumns: string[]
  /** Columns with content that no field takes: their heading, or their letter if they have none. */
  ignoredColumns: string[]
  /** Rows with content above the headings, such as a title. */
  rowsAboveHeader: number
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
