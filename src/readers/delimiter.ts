import Papa from 'papaparse'
import { columnContent, EMAIL } from '#domain/guest-import/guest-list/column-content.ts'
import { beginsWithGivenName } from '#domain/guest-import/guest-list/given-names.ts'
import { findGuestHeader } from '#domain/guest-import/guest-list/header-row.ts'

export const DELIMITERS = [';', ',', ' , ', '\t', '|', '^'] as const

/** The character that parts the cells of a line; `null` where each line is one cell. */
export type Delimiter = (typeof DELIMITERS)[number] | null

const SAMPLE_CHARACTERS = 65_536
const SAMPLE_ROWS = 40

/** A delimiter stands in four of five lines: titles and short rows may lack it. */
const LINES_WITH_IT = 0.8

export type LikelyDelimiter = {
  delimiter: Delimiter
  /** A comma in every line that was taken for a part of the names. */
  isDoubtful: boolean
}

/** The delimiter that finds most headings we know, then most addresses, then the most even table. */
export function likelyDelimiter(text: string): LikelyDelimiter {
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const splits = DELIMITERS.map((delimiter) => splitBy(delimiter, sample))
  const best = splits
    .filter(({ parts }) => parts)
    .toSorted(
      (a, b) => b.known - a.known || b.emails - a.emails || a.uneven - b.uneven || b.width - a.width,
    )[0]
  if (best) return { delimiter: best.delimiter, isDoubtful: false }
  return { delimiter: null, isDoubtful: splits.some(({ isProse, isEverywhere }) => isProse && isEverywhere) }
}

function splitBy(delimiter: NonNullable<Delimiter>, sample: string) {
  const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: SAMPLE_ROWS })
  const rows = data.filter((row) => row.some((cell) => cell.trim() !== ''))
  const split = rows.filter((row) => row.length > 1).length
  const header = findGuestHeader(rows)
  const known = (header && rows[header.row]!.length > 1 && header.known) || 0
  const emails = rows.flat().filter((cell) => EMAIL.test(cell)).length
  const width = rows[header?.row ?? 0]?.length ?? 0
  const uneven = rows.filter((row) => row.length !== width).length
  // `García Pérez, Ana` is one name: programs that write tables put no blank after a comma.
  const isProse =
    delimiter === ',' &&
    known === 0 &&
    emails === 0 &&
    (width < 3 || uneven > 0) &&
    columnContent(rows, 1).names > 0.5 &&
    rows.every((row) => row.slice(1).every((cell) => cell.startsWith(' ')))
  // `Tía Puri; la de Soria` says who she is.
  const isRemark =
    delimiter === ';' &&
    known === 0 &&
    rows.every((row) => row.slice(1).every((cell) => /^\s+\p{Ll}/u.test(cell) && !beginsWithGivenName(cell)))
  // A tab is copied from a table and typed in no name: one line is enough.
  const isEverywhere = (rows.length > 1 || delimiter === '\t') && split >= rows.length * LINES_WITH_IT
  const parts = !isProse && !isRemark && (known > 1 || isEverywhere)
  return { delimiter, known, emails, uneven, width, parts, isProse, isEverywhere }
}
