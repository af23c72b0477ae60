import type { GuestFacts } from '../../guests/imported-guest.ts'
import { CHILD_YEARS_MAX, type GuestAge, type InvitationLanguage } from '../../households/households.ts'
import { foldText } from '../../text/fold-text.ts'

/** Up to these years a number alone means a baby. */
const BABY_YEARS_MAX = 2

const AGES: Record<GuestAge, RegExp> = {
  adult: /^(?:adult[oa]?s?|adultes|mayor(?:es)?|persona adulta|heldua|grown ?up)\b/,
  child: /^(?:nin[oa]s?|child(?:ren)?|kids?|infantil|menor(?:es)?|nen[aos]?s?|nenes|crios?|haurra)\b/,
  baby: /^(?:bebes?|bab(?:y|ies)|lactantes?|infants?|nado)\b/,
}

/** The words that may stand beside the word and the number. */
const AROUND_YEARS = /\b(?:anos?|anys?|years?|old|yo|edad|de|a|o|meses|mes|months?|urte)\b|[^\p{L}\p{N}]+/gu

type Age = Pick<GuestFacts, 'age' | 'ageYears'>

/** `Niña`, `4 años`, `Bebé (8 meses)`: `null` for an empty cell, `undefined` for one that is not understood. */
export function readAge(cell: string): Age | null | undefined {
  const folded = foldText(cell).slice(0, 40)
  if (folded === '' || folded === '-') return null
  const kind = (Object.keys(AGES) as GuestAge[]).find((age) => AGES[age].test(folded))
  const digits = /\d{1,3}/.exec(folded)?.[0]
  const rest = folded
    .replace(kind ? AGES[kind] : '', '')
    .replace(digits ?? '', '')
    .replace(AROUND_YEARS, '')
  if (rest !== '' || (!kind && digits === undefined)) return undefined
  const years = digits === undefined ? undefined : /\b(?:mes|month)/.test(folded) ? 0 : Number(digits)
  const age = kind ?? ageOf(years!)
  const isYoung = age !== 'adult' && years !== undefined && years <= CHILD_YEARS_MAX
  return isYoung ? { age, ageYears: years } : { age }
}

const ageOf = (years: number): GuestAge =>
  years > CHILD_YEARS_MAX ? 'adult' : years > BABY_YEARS_MAX ? 'child' : 'baby'

/** The same as it is exported, which `readAge` understands; empty for an adult. */
export function ageInWords({ age, ageYears }: { age: GuestAge; ageYears: number | null }): string {
  const word = { adult: '', child: 'Niño', baby: 'Bebé' }[age]
  if (age === 'adult' || ageYears === null) return word
  return `${word}, ${ageYears === 1 ? '1 año' : `${ageYears} años`}`
}

const LANGUAGES: Record<InvitationLanguage, readonly string[]> = {
  es: ['castellano', 'espanol', 'espanola', 'castella', 'es', 'esp', 'spanish', 'gaztelania'],
  ca: ['catalan', 'catala', 'valenciano', 'valencia', 'mallorquin', 'ca', 'cat', 'catalan valenciano'],
  eu: ['euskera', 'euskara', 'vasco', 'eu', 'eus', 'basque'],
  gl: ['gallego', 'galego', 'gl', 'gal', 'galician'],
  en: ['ingles', 'english', 'en', 'eng', 'angles', 'ingelesa'],
}

/** The language that a cell names: `null` for an empty cell, `undefined` for one that invitations do not speak. */
export function readLanguage(cell: string): InvitationLanguage | null | undefined {
  const folded = foldText(cell)
    .replace(/[^a-z]+/g, ' ')
    .trim()
  if (folded === '') return null
  const codes = Object.keys(LANGUAGES) as InvitationLanguage[]
  return codes.find((code) => LANGUAGES[code].includes(folded))
}
