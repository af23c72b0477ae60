import Papa from 'papaparse'
import { type Delimiter, likelyDelimiter } from './delimiter.ts'
import { refuse } from './file-refused.ts'
import { boundRow, LAST_ROW, LIST_LIMITS } from './table-limits.ts'

/** So many rows past the limit the list is over it, even when a title and headings are among them. */
const ABOVE_LIST = 20

const BLANK_ROW: string[] = []

type Options = {
  delimiter?: Delimiter | undefined
  onFraction?: (fraction: number) => void
  maxRows?: number
}

/**
 * The rows of a delimited text, blank ones included so that row numbers hold. The delimiter is the one given,
 * the one that the text declares (`sep=;`), or the likeliest. Refuses MALFORMED_QUOTES, and TOO_MANY_ROWS
 * without reading on.
 */
export function readCsvRows(
  text: string,
  { delimiter: chosen, onFraction = () => {}, maxRows = LIST_LIMITS.rows }: Options = {},
) {
  const lines = text.replace(/\r\n?/g, '\n')
  const declared = /^sep=([;,\t|^])\n/i.exec(lines)
  const body = declared ? lines.slice(declared[0].length) : lines
  const given = chosen === undefined ? (declared?.[1] as Delimiter | undefined) : chosen
  const { delimiter, isDoubtful } =
    given === undefined ? likelyDelimiter(body) : { delimiter: given, isDoubtful: false }

  const rows: string[][] = []
  let written = 0
  Papa.parse<string[]>(body, {
    // A text of one column has none; this character stands in no list.
    delimiter: delimiter ?? Papa.UNIT_SEP,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === 'Quotes')) refuse('MALFORMED_QUOTES', { row: rows.length + 1 })
      const isBlank = data.every((cell) => cell.trim() === '')
      rows.push(isBlank ? BLANK_ROW : boundRow(data))
      if (!isBlank) written += 1
      if (written > maxRows + ABOVE_LIST || rows.length > LAST_ROW) refuse('TOO_MANY_ROWS', { max: maxRows })
      if (rows.length % 500 === 0) onFraction(meta.cursor / body.length)
    },
  })
  return { rows, delimiter, isDoubtful }
}
