/** `[12/3/26, 10:11] Ana: ` and `12/3/26, 10:11 - Ana: `, which WhatsApp puts before each message. */
const MESSAGE_STAMP = [
  /^\[(?=[^\]]*\d:\d\d)[\d/.,:\s-]+(?:[ap]\.?\s?m\.?[\d/.,:\s-]*)?\]\s*[^:]{1,60}:\s+/i,
  /^\d{1,2}\/\d{1,2}\/\d{2,4},?\s+\d{1,2}:\d{2}(?:\s?[ap]\.?\s?m\.?)?\s+-\s+[^:]{1,60}:\s+/i,
]

/** No name starts with these: bullets, tick boxes, and numbers or letters that count the lines. An emoji may. */
const LEADING_MARKS = [
  /^\[[ xX✓✔]?\]\s*/,
  /^[0-9#*]\uFE0F?\u20E3\s*/,
  /^(?:[-–—―*_~•·●○◦▪▫■□◆◇★☆➤►▶→⇒»>‣⁃∙✓✔✗✘✅☑❌❎]\uFE0F?)+\s*/u,
  /^[([]?\d{1,4}\s?(?:[.)\]ºª°][-.)]?|[-–—])\s*(?!\d)/,
  /^[a-zA-Z]\)\s+/,
]

const TRAILING_MARKS = /(?:[\s,;*_~✓✔✅☑✗❌]|\uFE0F)+$/u

/** Beyond, a line is no name and is left as it is; it also bounds the work of the patterns above. */
const LONGEST_DECORATED = 1000

/** A line without what a chat puts before each message. */
export function stripMessageStamp(line: string): string {
  if (line.length > LONGEST_DECORATED) return line
  return MESSAGE_STAMP.reduce((text, stamp) => text.replace(stamp, ''), line)
}

/** The name of a line of a list, without its bullet or number and what stands behind it. */
export function stripDecorations(line: string): string {
  if (line.length > LONGEST_DECORATED) return line.trim()
  return stripLeadingMarks(line.trim()).replace(TRAILING_MARKS, '')
}

/** Marks come in any order and number, as in `✅ 1. - Ana`. */
export function stripLeadingMarks(line: string): string {
  if (line.length > LONGEST_DECORATED) return line
  const rest = LEADING_MARKS.reduce((text, mark) => text.replace(mark, ''), line)
  return rest === line ? line : stripLeadingMarks(rest)
}
