import {
  type GuestImportError,
  guestImportError,
  refusedUnopened,
} from '#domain/guest-import/guest-import.ts'
import { EXPORT_SHEET, isExportHeader } from '#domain/guest-import/guest-list/own-export.ts'
import { IMPORT_MAX_BYTES } from '#domain/guests/guests.ts'
import { readCsvRows } from '#readers/csv-rows.ts'
import { decodeText } from '#readers/decode-text.ts'
import type { Delimiter } from '#readers/delimiter.ts'
import { FileRefused, refuse } from '#readers/file-refused.ts'
import { readPastedRows } from '#readers/pasted-rows.ts'
import { unpackParts } from '#readers/unpack-parts.ts'
import { type MergedCells, readMarkup, readXls, readXlsx, type Sheet } from '#readers/workbook-rows.ts'

/** How far the reading has come: the step it is at, and from 0 to 1 overall. */
export type ImportProgress = { stage: 'opening' | 'unpacking' | 'reading' | 'checking'; fraction: number }

type OnProgress = (progress: ImportProgress) => void

/** A page of a list as rows of texts, blank ones included, before it is known what they mean. */
export type GuestSheet = {
  /** The name of the page; `null` for a text, which has one. */
  name: string | null
  rows: string[][]
  merged: MergedCells[]
  /** Exported here, so that every cell is meant as it stands. */
  isExport: boolean
}

/** A list as it was read, before it is known what its cells mean. */
export type GuestTable = {
  sheets: GuestSheet[]
  source: 'csv' | 'xlsx' | 'xls' | 'text'
  /** `null` for pasted text. */
  fileName: string | null
  /** Of a text; `undefined` for a spreadsheet, which has cells of its own. */
  delimiter: Delimiter | undefined
  /** Whether the lines may hold columns that were not parted. */
  isDoubtful: boolean
  /** Lines of a pasted text that hold nothing but a bullet or a number. */
  decorations: number
}

type Options = { delimiter?: Delimiter | undefined; onProgress?: OnProgress }

/**
 * The table of a file, or why there is none. What it is goes by its content: an `.xls` may hold a web page or
 * plain text, as many programs save it. Runs in a worker and in Node alike.
 */
export async function readGuestFile(
  buffer: ArrayBuffer,
  fileName: string,
  { delimiter, onProgress = () => {} }: Options = {},
): Promise<GuestTable | GuestImportError> {
  const unopened = refusedUnopened({ name: fileName, size: buffer.byteLength })
  if (unopened) return unopened
  onProgress({ stage: 'opening', fraction: 0 })
  const table = await orRefusal(() => readTable(new Uint8Array(buffer), fileName, delimiter, onProgress))
  if ('sheets' in table) onProgress({ stage: 'checking', fraction: 0.95 })
  return table
}

/** The table of a pasted text. Errors: TEXT_TOO_LARGE (5 MB), TOO_MANY_ROWS. */
export async function readPastedText(
  text: string,
  delimiter?: Delimiter,
): Promise<GuestTable | GuestImportError> {
  if (text.length > IMPORT_MAX_BYTES)
    return guestImportError('TEXT_TOO_LARGE', { maxBytes: IMPORT_MAX_BYTES })
  return orRefusal(async () => {
    const { rows, ...read } = readPastedRows(text, delimiter)
    return { ...read, sheets: [{ ...ONE_PAGE, rows }], source: 'text', fileName: null }
  })
}

async function orRefusal(read: () => Promise<GuestTable>): Promise<GuestTable | GuestImportError> {
  try {
    return await read()
  } catch (error) {
    // The readers throw errors of their own when a file is not what it says it is.
    return error instanceof FileRefused ? error.refusal : guestImportError('DAMAGED_FILE', {})
  }
}

const ONE_PAGE = { name: null, merged: [], isExport: false }

async function readTable(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  delimiter: Delimiter | undefined,
  onProgress: OnProgress,
): Promise<GuestTable> {
  const ofSheets = (source: 'xlsx' | 'xls', sheets: readonly Sheet[]): GuestTable => ({
    sheets: sheets.map((sheet) => ({
      ...sheet,
      name: sheet.name || null,
      isExport: sheet.name === EXPORT_SHEET && isExportHeader(sheet.rows[0]),
    })),
    ...{ source, fileName, delimiter: undefined, isDoubtful: false, decorations: 0 },
  })
  if (startsWith(bytes, ZIP)) {
    const { parts } = unpackParts(bytes, {
      onFraction: (done) => onProgress({ stage: 'unpacking', fraction: 0.1 + done * 0.3 }),
    })
    onProgress({ stage: 'reading', fraction: 0.4 })
    return ofSheets('xlsx', await readXlsx(parts, fileName))
  }
  if (startsWith(bytes, OLD_OFFICE)) {
    onProgress({ stage: 'reading', fraction: 0.1 })
    return ofSheets('xls', await readXls(bytes, fileName))
  }
  const text = decodeText(bytes)
  if (text === null) refuse('UNSUPPORTED_FILE', { fileName })
  if (text.trimStart().startsWith('<')) {
    onProgress({ stage: 'reading', fraction: 0.1 })
    return ofSheets('xls', await readMarkup(text.trimStart(), fileName))
  }
  const onFraction = (done: number) => onProgress({ stage: 'reading', fraction: 0.1 + done * 0.85 })
  const { rows, ...read } = readCsvRows(text, { delimiter, onFraction })
  const isExport = startsWith(bytes, BYTE_ORDER_MARK) && read.delimiter === ';' && isExportHeader(rows[0])
  return { ...read, sheets: [{ ...ONE_PAGE, rows, isExport }], source: 'csv', fileName, decorations: 0 }
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
