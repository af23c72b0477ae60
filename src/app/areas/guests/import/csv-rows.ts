import Papa from 'papaparse'
import { findGuestHeader } from '#domain/guest-columns.ts'
import { IMPORT_MAX_ROWS } from '#domain/guests.ts'
import { refuse } from './guest-list-refused.ts'
import { boundRow, LAST_ROW } from './table-limits.ts'

/** Past this many rows with content the list is over the limit, even when a title and headings are among them. */
const SURELY_TOO_MANY = IMPORT_MAX_ROWS + 20

const BLANK_ROW: string[] = []

/**
 * The rows of a delimited text (`,` `;` or tab), blank ones included so that row numbers hold.
 * Refuses MALFORMED_QUOTES, and TOO_MANY_ROWS without reading on.
 */
export function readCsvRows(text: string, onFraction: (fraction: number) => void): string[][] {
  const lines = text.replace(/\r\n?/g, '\n')
  const declared = /^sep=([;,\t])\n/i.exec(lines)
  const body = declared ? lines.slice(declared[0].length) : lines
  const delimiter = declared?.[1] ?? likelyDelimiter(body)

  const rows: string[][] = []
  let written = 0
  Papa.parse<string[]>(body, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === 'Quotes')) refuse('MALFORMED_QUOTES', { row: rows.length + 1 })
      const isBlank = data.every((cell) => cell.trim() === '')
      rows.push(isBlank ? BLANK_ROW : boundRow(data))
      if (!isBlank) written += 1
      if (written > SURELY_TOO_MANY || rows.length > LAST_ROW)
        refuse('TOO_MANY_ROWS', { max: IMPORT_MAX_ROWS })
      if (rows.length % 500 === 0) onFraction(meta.cursor / body.length)
    },
  })
  return rows
}

const SAMPLE_CHARACTERS = 65_536
const SAMPLE_ROWS = 20
const EMAIL = /^\s*\S+@\S+\.\S+\s*$/

/** The delimiter that finds most headings we know, then most addresses, then the most even table. */
function likelyDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const best = [';', ',', '\t']
    .map((delimiter) => splitBy(delimiter, sample))
    .toSorted(
      (a, b) => b.known - a.known || b.emails - a.emails || a.uneven - b.uneven || b.width - a.width,
    )[0]
  return best?.delimiter ?? ';'
}

function splitBy(delimiter: string, sample: string) {
  const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: SAMPLE_ROWS })
  const rows = data.filter((row) => row.some((cell) => cell.trim() !== ''))
  const header = findGuestHeader(rows)
  const known = header?.known ?? 0
  const emails = rows.flat().filter((cell) => EMAIL.test(cell)).length
  // `García Pérez, Ana` is one name: programs that write tables put no blank after a comma.
  const isProse =
    delimiter === ',' &&
    known === 0 &&
    rows.every((row) => row.slice(1).every((cell) => cell.startsWith(' ')))
  const width = isProse ? 0 : (rows[header?.row ?? 0]?.length ?? 0)
  const uneven = rows.filter((row) => row.length !== width).length
  return { delimiter, known, emails, uneven, width }
}
