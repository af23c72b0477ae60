import type { FileContent, Page } from '#domain/imports/file-content.ts'
import { readCalendar } from './calendar.ts'
import { readContacts } from './contacts.ts'
import { readCsvRows } from './csv-rows.ts'
import { decodeText } from './decode-text.ts'
import { documentText } from './document-text.ts'
import { FileRefused, refuse } from './file-refused.ts'
import { readPastedRows } from './pasted-rows.ts'
import { readPdf } from './pdf-text.ts'
import { IMPORT_LIMITS } from './table-limits.ts'
import { unpackParts } from './unpack-parts.ts'
import { hasMacrosOfOld, isXlsx, readMarkup, readParts, readXls, type Sheet } from './workbook-rows.ts'

/**
 * The content of a file, which goes by its bytes and never by its name. Throws `FileRefused`, and other errors where a
 * file is damaged.
 */
export async function readContent(bytes: Uint8Array<ArrayBuffer>, fileName: string): Promise<FileContent> {
  if (bytes.length === 0) refuse('EMPTY_FILE', { sheet: null })
  if (startsWith(bytes, PDF)) return readPdf(bytes)
  if (startsWith(bytes, ZIP)) return readPacked(bytes)
  if (startsWith(bytes, OLD_OFFICE)) return readOldOffice(bytes, fileName)
  const text = decodeText(bytes, { isAnyText: true })
  return text === null ? { kind: 'other' } : readText(text, fileName)
}

/** The content of a text that was pasted or that a file holds. */
export async function readText(text: string, fileName: string): Promise<FileContent> {
  const start = text.trimStart()
  if (start === '') refuse('EMPTY_FILE', { sheet: null })
  if (/^BEGIN:VCALENDAR/i.test(start)) return readCalendar(start)
  if (/^BEGIN:VCARD/i.test(start)) return ofPages([{ ...ONE_PAGE, rows: readContacts(start) }])
  if (/^<(?:!doctype|\?xml|html|table|meta|head|body)/i.test(start)) return readMarkupPages(start, fileName)
  if (/^(?:\{\\rtf|%!PS|MIME-Version:)/i.test(start)) return { kind: 'other' }
  if (/\.(?:csv|tsv)$/i.test(fileName)) {
    const { rows } = readCsvRows(text, { maxRows: IMPORT_LIMITS.rows })
    return ofPages([{ ...ONE_PAGE, rows }])
  }
  const { rows, delimiter } = readPastedRows(text, undefined, IMPORT_LIMITS.rows)
  return delimiter === null
    ? { kind: 'text', text, lines: rows, tables: [], pages: null }
    : ofPages([{ ...ONE_PAGE, rows }])
}

async function readMarkupPages(text: string, fileName: string): Promise<FileContent> {
  try {
    return ofPages((await readMarkup(text, fileName, IMPORT_LIMITS.pageRows)).map(pageOf))
  } catch (error) {
    if (error instanceof FileRefused && error.refusal.code === 'UNSUPPORTED_FILE') return { kind: 'other' }
    throw error
  }
}

async function readPacked(bytes: Uint8Array<ArrayBuffer>): Promise<FileContent> {
  const { parts, paths } = unpackParts(bytes, { maxBytes: IMPORT_LIMITS.unpackedBytes })
  const hasMacros = paths.some((path) => /vbaProject\.bin$|^Basic\//i.test(path))
  const document = documentText(parts)
  if (document) {
    const { rows } = readPastedRows(document.text, undefined, IMPORT_LIMITS.rows)
    return { kind: 'text', lines: rows, pages: null, ...document }
  }
  const isTable =
    isXlsx(paths) || parts.has('content.xml') || paths.some((path) => /(?:^|\/)Document\.iwa$/.test(path))
  if (!isTable) return { kind: 'other' }
  return ofPages((await readParts(parts, IMPORT_LIMITS.pageRows)).map(pageOf), hasMacros)
}

async function readOldOffice(bytes: Uint8Array, fileName: string): Promise<FileContent> {
  try {
    const sheets = await readXls(bytes, fileName, IMPORT_LIMITS.pageRows)
    return ofPages(sheets.map(pageOf), await hasMacrosOfOld(bytes))
  } catch (error) {
    if (error instanceof FileRefused && error.refusal.code === 'UNSUPPORTED_FILE') return { kind: 'other' }
    throw error
  }
}

function ofPages(pages: Page[], hasMacros = false): FileContent {
  for (const { rows } of pages) {
    const written = rows.filter((cells) => cells.some((cell) => cell !== '')).length
    if (written > IMPORT_LIMITS.rows) refuse('TOO_MANY_ROWS', { max: IMPORT_LIMITS.rows })
  }
  if (pages.every(({ rows }) => rows.every((cells) => cells.every((cell) => cell.trim() === ''))))
    refuse('EMPTY_FILE', { sheet: null })
  return { kind: 'pages', pages, hasMacros }
}

const ONE_PAGE = { name: null, merged: [] }

const pageOf = ({ name, rows, merged }: Sheet): Page => ({ name: name || null, rows, merged })

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)
