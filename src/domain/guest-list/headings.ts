import { foldText } from '../fold-text.ts'
import { FIRST_WORD, type HeadingField, OTHER, OTHER_WORDS, WEAK_RSVP, WHOLE } from './heading-words.ts'

export type Heading = {
  field: HeadingField
  /** The lower wins when two columns compete for a field. */
  rank: number
  /** Also an ordinary word: the cells below decide, and alone it makes no row a heading. */
  isWeak: boolean
  /** The number at its end, as in `Name02`. */
  number: number | null
}

function isOther(folded: string): boolean {
  const [first, ...others] = folded.split(' ')
  return (
    OTHER.test(first!) &&
    others.every((word) => OTHER.test(word) || OTHER_WORDS.has(word) || /^\d+$/.test(word))
  )
}

/** `#`, `N°`, `No.`, `Asistente N°`: the number of a row. A bare `no` is an answer. */
const NUMBERING = /^#$|(?:^|\s)n(?:[º°]|\.[ºo°]|o\.)\.?$/i

const WHOLE_FIELDS = new Map(
  Object.entries(WHOLE).flatMap(([field, headings]) =>
    headings.map((heading, rank) => [heading, { field: field as HeadingField, rank }] as const),
  ),
)

const LONGEST_HEADING = 60

/** What a heading says its column holds; `null` when it says nothing we know. */
export function readHeading(cell: string): Heading | null {
  if (/^\s*\+\s?1\s*$/.test(cell)) return { field: 'companion', rank: 0, isWeak: false, number: null }
  const folded = foldHeading(cell)
  if (folded === '') return null
  const [, base, digits] = /^(.*?)(?: 0*(\d{1,2}))?$/.exec(folded)!
  const number = digits === undefined ? null : Number(digits)
  const whole = WHOLE_FIELDS.get(folded) ?? WHOLE_FIELDS.get(base!)
  if (whole) return { ...whole, isWeak: false, number }
  // Two columns of one program run into one: `Apellido1 Apellido2`.
  if (/^(?:apellidos? ?\d? ?)+$/.test(folded))
    return { field: 'surname', rank: 50, isWeak: false, number: null }
  for (const [field, pattern] of Object.entries(FIRST_WORD))
    if (pattern.test(folded)) return { field: field as HeadingField, rank: 50, isWeak: false, number }
  if (WEAK_RSVP.test(folded)) return { field: 'rsvp', rank: 90, isWeak: true, number }
  // Last, and only where no other column is a surname: elsewhere it names the group.
  if (folded === 'family name') return { field: 'surname', rank: 99, isWeak: true, number }
  if (/^invitad[oa]s? (?:de|del|por)\b/.test(folded))
    return { field: 'name', rank: 60, isWeak: false, number }
  if (isOther(folded) || NUMBERING.test(cell.trim()))
    return { field: 'other', rank: 0, isWeak: false, number }
  return null
}

/** `« E-Mail »`, `e_mail` and `E-MAIL:` are one heading; so are `firstName`, `First Name` and `Nombre(s)`. */
export function foldHeading(cell: string): string {
  if (cell.length > LONGEST_HEADING) return ''
  const words = cell
    .replace(/\((?:a|o|s|as|os|es)\)/gi, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
  return foldText(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
