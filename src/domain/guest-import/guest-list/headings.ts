import { foldHeading } from './fold-heading.ts'
import { type Heading, plain } from './heading.ts'
import {
  CODE,
  FIRST_WORD,
  type HeadingField,
  INVITED,
  NO_ANSWER,
  OTHER,
  OTHER_WORDS,
  PERSON_WORDS,
  WEAK_RSVP,
  WHOLE,
} from './heading-words.ts'

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
  Object.entries(WHOLE)
    .toReversed()
    .flatMap(([field, headings]) =>
      headings.map((heading, rank) => [heading, { field: field as HeadingField, rank }] as const),
    ),
)

/** Reads what a heading says its column holds; `null` when it says nothing we know. */
export function readHeading(cell: string): Heading | null {
  if (/^\s*\+\s?1s?\s*$/.test(cell)) return plain('companions', { rank: 0 })
  const folded = foldHeading(cell)
  if (folded === '') return null
  const [, base, digits] = /^(.*?)(?: 0*(\d{1,2}))?$/.exec(folded)!
  const number = digits === undefined ? null : Number(digits)
  const whole = WHOLE_FIELDS.get(folded) ?? WHOLE_FIELDS.get(base!)
  // 'Mesa 1' heads a column of its own in a list by tables.
  if (whole?.field === 'table' && number !== null) return plain('other', { rank: 0, number })
  if (whole) return plain(whole.field, { ...whole, number, isWeak: WEAK_WHOLE.has(base!) })
  if (NUMBERING.test(cell.trim())) return plain('other', { rank: 0, number })
  return readPersonHeading(folded) ?? readWords(folded, number)
}

/** Ordinary words, which are headings where the cells agree. */
const WEAK_WHOLE = new Set('total numero contacto part people invite personas menor quien'.split(' '))

function readWords(folded: string, number: number | null): Heading | null {
  // Two columns of one program run into one: `Apellido1 Apellido2`.
  if (/^(?:apellidos? ?\d? ?)+$/.test(folded)) return plain('surname')
  if (INVITED.test(folded)) return plain('other')
  for (const [field, pattern] of Object.entries(FIRST_WORD)) {
    if (!pattern.test(folded) || (field === 'rsvp' && NO_ANSWER.test(folded))) continue
    return plain(field as HeadingField, { number, rank: field === 'rsvp' ? rankOfAnswer(folded) : 50 })
  }
  if (WEAK_RSVP.test(folded) && !NO_ANSWER.test(folded))
    return plain('rsvp', { rank: 90, isWeak: true, number })
  // Last, and only where no other column is a surname: elsewhere it names the group.
  if (folded === 'family name') return plain('surname', { rank: 99, isWeak: true, number })
  if (/^(?:invitad[oa]s? (?:de|del|por)|convidats (?:de|del)|guests? of)\b/.test(folded))
    return plain('name', { rank: 60 })
  if (CODE.test(folded)) return plain('code', { rank: 0, number })
  if (isOther(folded)) return plain('other', { rank: 0, number })
  return null
}

/** The wedding's own answer comes before those to the dinner of the evening before. */
const rankOfAnswer = (folded: string): number => {
  if (/\b(?:rehearsal|welcome|brunch|shower|preboda|postboda|after ?party|civil|farewell)\b/.test(folded))
    return 80
  return /\b(?:wedding|boda|ceremony|ceremonia|reception|casament)\b/.test(folded) ? 45 : 50
}

const ARTICLES = /\b(?:de|del|la|las|el|los|su|sus|of|the|your|d|i|y|e|s|dels|les)\b/g

const COUNTING = /\b(?:numero|num|n|no|number|count|cantidad|total|cuantos|cuantas|how many|quants)\b/

/** `partner_last_name`, `guest_2_name`, `Edad hijo 1`: a field of a person that the heading points out. */
function readPersonHeading(folded: string): Heading | null {
  const who = (['companion', 'child', 'guest'] as const).find((one) => PERSON_WORDS[one].test(folded))
  if (!who) return null
  const digits = /\b0*(\d{1,2})\b/.exec(folded)?.[1]
  const number = digits === undefined ? null : Number(digits)
  if (who === 'guest' && number === null) return readGuestHeading(folded)
  const rest = restOf(folded, who)
  const person = who === 'guest' ? null : who
  const many = who === 'child' ? 'children' : 'companions'
  if (rest === '' || NAMES.test(rest))
    return who === 'guest' ? plain('name', { number, rank: 20 }) : plain(many, { number, person, rank: 20 })
  if (who !== 'guest' && COUNTING.test(rest) && rest.replace(COUNTING, '').trim() === '')
    return plain(many, { rank: 10 })
  const field = WHOLE_FIELDS.get(rest)?.field ?? readWords(rest, null)?.field
  if (field === 'name' || field === 'surname') return plain(field, { number, person, rank: 20 })
  if (['email', 'phone', 'rsvp', 'age', 'diet', 'other', 'code', 'notes'].includes(field ?? ''))
    return plain(field!, { number, person, rank: 60 })
  return null
}

const NAMES = /^(?:names?|nombres?|noms?|full names?|nombres? completos?|nombres? apellidos|izenak?)$/

const restOf = (folded: string, who: keyof typeof PERSON_WORDS): string =>
  folded
    .replace(PERSON_WORDS[who], ' ')
    .replace(/\b0*\d{1,2}\b/g, ' ')
    .replace(who === 'guest' ? /$^/ : PERSON_WORDS[who], ' ')
    .replace(ARTICLES, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** `Guest email`, `Teléfono del invitado`: the words for a guest add nothing. */
function readGuestHeading(folded: string): Heading | null {
  const rest = restOf(folded, 'guest')
  const found = rest === folded || rest === '' ? undefined : WHOLE_FIELDS.get(rest)
  return found ? plain(found.field, { rank: found.rank + 30 }) : null
}
