import { BANK_FILE_MAX_BYTES, type BankReading } from './bank-movements.ts'
import { isNorma43, readNorma43 } from './norma43.ts'
import { readBankCsv } from './read-bank-csv.ts'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * No text of a bank has these: a NUL, or other control characters than line ends and tabs. Those above U+007F are let
 * through, because Node 20 takes the euro sign of Windows-1252 for one.
 */
const NO_TEXT = /[^\P{Cc}\t\n\r\f\u0080-\u009f]/u

/** The movements of a file that a bank gives, by its content: its name says nothing. */
export function readBankFile(bytes: Uint8Array): BankReading {
  if (bytes.byteLength > BANK_FILE_MAX_BYTES) return { problem: 'FILE_TOO_LARGE' }
  if (startsWith(bytes, ZIP) || startsWith(bytes, OLD_OFFICE)) return { problem: 'SPREADSHEET' }
  const text = decoded(bytes)
  if (text.startsWith('%PDF') || NO_TEXT.test(text)) return { problem: 'NOT_TEXT' }
  if (/^\s*</.test(text)) return { problem: 'SPREADSHEET' }
  return isNorma43(text) ? readNorma43(text) : readBankCsv(text)
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** UTF-8, or else Windows-1252, as most banks write; UTF-16 where its mark stands. */
function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
