/** Marks that show nothing, hide in copied text and would make equal names differ. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g

/** A sign that shows: no blank, no control, no filler, joiner or selector alone, of which fonts draw nothing. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u

const LINE_BREAK = /\r\n|[\r\n\v\f\u2028\u2029]/

export function withoutInvisibleMarks(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Every kind of line break that a spreadsheet, a chat or a word processor writes. */
export function splitLines(text: string): string[] {
  return text.split(LINE_BREAK)
}

/**
 * One line of text: no invisible marks, blanks and control characters as single spaces, trimmed. A line on which
 * nothing would be seen is empty, so that no name is.
 */
export function cleanLine(text: string): string {
  if (!VISIBLE.test(text)) return ''
  return withoutInvisibleMarks(text)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
}

/** Several lines, each as `cleanLine` leaves it, parted by `\n`. */
export function cleanParagraphs(text: string): string {
  return splitLines(text).map(cleanLine).join('\n').trim()
}
