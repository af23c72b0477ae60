import { stripDecorations, stripLeadingMarks, stripMessageStamp } from '#domain/guests/pasted-guests.ts'
import { splitLines, withoutInvisibleMarks } from '#domain/text/clean-text.ts'
import { readCsvRows } from './csv-rows.ts'
import { type Delimiter, likelyDelimiter } from './delimiter.ts'
import { FileRefused } from './file-refused.ts'
import { LIST_LIMITS } from './table-limits.ts'

/**
 * The rows of a pasted text: a table where a delimiter parts its lines, else one name a line; the decorations
 * of lists and chats are taken off (spec 5). `decorations`: lines that hold nothing else.
 */
export function readPastedRows(text: string, chosen?: Delimiter, maxRows = LIST_LIMITS.rows) {
  const lines = splitLines(withoutInvisibleMarks(text)).map(stripMessageStamp)
  const { delimiter, isDoubtful } =
    chosen === undefined ? likelyDelimiter(lines.join('\n')) : { delimiter: chosen, isDoubtful: false }
  if (delimiter !== null) {
    const rows = readTable(lines, delimiter, maxRows).map(([first = '', ...rest]) => [
      stripLeadingMarks(first),
      ...rest,
    ])
    return { rows, delimiter, isDoubtful, decorations: 0 }
  }
  const names = lines.map(stripDecorations)
  return {
    rows: names.map((name) => [name]),
    delimiter,
    isDoubtful,
    decorations: names.filter((name, line) => name === '' && lines[line]!.trim() !== '').length,
  }
}

/** Quotes around a cell may hold line breaks, as spreadsheets copy them; quotes in a typed text are just quotes. */
function readTable(lines: readonly string[], delimiter: NonNullable<Delimiter>, maxRows: number): string[][] {
  try {
    return readCsvRows(lines.join('\n'), { delimiter, maxRows }).rows
  } catch (error) {
    if (!(error instanceof FileRefused) || error.refusal.code !== 'MALFORMED_QUOTES') throw error
    return lines.map((line) => line.split(delimiter))
  }
}
