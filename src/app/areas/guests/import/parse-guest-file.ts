import {
  type GuestImportError,
  type GuestListPreview,
  guestImportError,
  interpretRows,
  refusedUnopened,
} from '#domain/guest-import.ts'
import { readCsvRows } from './csv-rows.ts'
import { decodeText } from './decode-text.ts'
import { GuestListRefused, refuse } from './guest-list-refused.ts'
import { unpackXlsx } from './unpack-xlsx.ts'
import { readMarkup, readXls, readXlsx, type Sheet } from './workbook-rows.ts'

/** How far the reading has come: the step it is at, and from 0 to 1 overall. */
export type ImportProgress = { stage: 'opening' | 'unpacking' | 'reading' | 'checking'; fraction: number }

type OnProgress = (progress: ImportProgress) => void

/**
 * The guests of a file, or why there are none. What it is goes by its content: an `.xls` may hold a
 * web page or plain text, as many programs save it. Runs in a worker and in Node alike.
 */
export async function parseGuestFile(
  buffer: ArrayBuffer,
  fileName: string,
  onProgress: OnProgress = () => {},
): Promise<GuestListPreview | GuestImportError> {
  const unopened = refusedUnopened({ name: fileName, size: buffer.byteLength })
  if (unopened) return unopened
  onProgress({ stage: 'opening', fraction: 0 })
  try {
    const { source, sheet } = await readSheet(new Uint8Array(buffer), fileName, onProgress)
    onProgress({ stage: 'checking', fraction: 0.95 })
    const result = interpretRows(sheet.rows)
    if (result.kind === 'preview') return { ...result, source, fileName }
    return result.code === 'EMPTY_FILE'
      ? guestImportError('EMPTY_FILE', { sheet: sheet.name || null })
      : result
  } catch (error) {
    // The readers throw errors of their own when the content of a file does not fit its type.
    return error instanceof GuestListRefused ? error.refusal : guestImportError('DAMAGED_FILE', {})
  }
}

type Source = Exclude<GuestListPreview['source'], 'text'>

async function readSheet(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  onProgress: OnProgress,
): Promise<{ source: Source; sheet: Sheet }> {
  if (startsWith(bytes, ZIP)) {
    const parts = unpackXlsx(bytes, (done) => onProgress({ stage: 'unpacking', fraction: 0.1 + done * 0.3 }))
    onProgress({ stage: 'reading', fraction: 0.4 })
    return { source: 'xlsx', sheet: await readXlsx(parts, fileName) }
  }
  if (startsWith(bytes, OLD_OFFICE)) {
    onProgress({ stage: 'reading', fraction: 0.1 })
    return { source: 'xls', sheet: await readXls(bytes, fileName) }
  }
  const text = decodeText(bytes)
  if (text === null) refuse('UNSUPPORTED_FILE', { fileName })
  if (text.trimStart().startsWith('<')) {
    onProgress({ stage: 'reading', fraction: 0.1 })
    return { source: 'xls', sheet: await readMarkup(text.trimStart(), fileName) }
  }
  const rows = readCsvRows(text, (done) => onProgress({ stage: 'reading', fraction: 0.1 + done * 0.85 }))
  return { source: 'csv', sheet: { name: '', rows } }
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
