import { splitLines, withoutInvisibleMarks } from './clean-text.ts'
import {
  type GuestImportError,
  type GuestListPreview,
  guestImportError,
  interpretRows,
} from './guest-import.ts'
import { IMPORT_MAX_BYTES } from './guests.ts'

/** `[12/3/26, 10:11] Ana: ` and `12/3/26, 10:11 - Ana: `, which WhatsApp puts before each message. */
const MESSAGE_STAMP = [
  /^\[(?=[^\]]*\d:\d\d)[\d/.,:\s-]+(?:[ap]\.?\s?m\.?[\d/.,:\s-]*)?\]\s*[^:]{1,60}:\s+/i,
  /^\d{1,2}\/\d{1,2}\/\d{2,4},?\s+\d{1,2}:\d{2}(?:\s?[ap]\.?\s?m\.?)?\s+-\s+[^:]{1,60}:\s+/i,
]

/** What no name starts with: bullets, tick boxes, emoji, and numbers or letters that count the lines. */
const LEADING_MARKS = [
  /^\[[ xX✓✔]?\]\s*/,
  /^[0-9#*]\uFE0F?\u20E3\s*/,
  /^[-–—―*_~•·●○◦▪▫■□◆◇★☆➤►▶→⇒»>‣⁃∙✓✗]+\s*/,
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F|\u200D)+\s*/u,
  /^[([]?\d{1,4}\s?(?:[.)\]ºª°][-.)]?|[-–—])\s*(?!\d)/,
  /^[a-zA-Z]\)\s+/,
]

const TRAILING_MARKS = /(?:[\s,;*_~✓✔✅☑✗❌]|\uFE0F)+$/u

/** Beyond, a line is no name and is left as it is; it also bounds the work of the patterns above. */
const LONGEST_DECORATED = 1000

/**
 * The guests of a pasted text: one name per line, blank lines dropped, list and chat decorations
 * taken off (spec 5). Rows copied from a spreadsheet, with tabs between the cells, are read as a
 * table. Errors: TEXT_TOO_LARGE (5 MB) and those of `interpretRows`.
 */
export function parsePastedText(text: string): GuestListPreview | GuestImportError {
  if (text.length > IMPORT_MAX_BYTES)
    return guestImportError('TEXT_TOO_LARGE', { maxBytes: IMPORT_MAX_BYTES })
  const lines = splitLines(withoutInvisibleMarks(text)).map(trimSpaces)
  const names = lines.map(stripDecorations)
  const isTable = names.some((name) => name.includes('\t'))
  const rows = isTable ? lines.map(splitCells) : names.map((name) => [name])
  const undecorated = interpretRows(rows)
  if (undecorated.kind === 'error') return undecorated
  const onlyDecoration = isTable ? 0 : names.filter((name, line) => name === '' && lines[line] !== '').length
  return {
    ...undecorated,
    droppedWithoutName: undecorated.droppedWithoutName + onlyDecoration,
    source: 'text',
    fileName: null,
  }
}

/** Spaces around a line mean nothing; a tab may stand for an empty first cell. */
function trimSpaces(line: string): string {
  return line.trim() === '' ? '' : line.trimEnd().replace(/^ +/, '')
}

function splitCells(line: string): string[] {
  return (line.startsWith('\t') ? line : stripLeadingMarks(line)).split('\t')
}

function stripDecorations(line: string): string {
  if (line.length > LONGEST_DECORATED) return line.trim()
  let name = line.trim()
  for (const stamp of MESSAGE_STAMP) name = name.replace(stamp, '')
  return stripLeadingMarks(name).replace(TRAILING_MARKS, '')
}

/** Marks come in any order and number, as in `✅ 1. - Ana`. */
function stripLeadingMarks(line: string): string {
  if (line.length > LONGEST_DECORATED) return line
  const rest = LEADING_MARKS.reduce((text, mark) => text.replace(mark, ''), line)
  return rest === line ? line : stripLeadingMarks(rest)
}
