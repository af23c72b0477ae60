import type { IsoDate } from '#domain/dates.ts'
import type { InvitationLanguage } from '#domain/households.ts'
import { inSpanishList } from '#domain/spanish-list.ts'

const LOCALES: Record<InvitationLanguage, string> = {
  es: 'es-ES',
  ca: 'ca-ES',
  eu: 'eu-ES',
  gl: 'gl-ES',
  en: 'en-GB',
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function format(language: InvitationLanguage, date: IsoDate, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options)
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter.format(new Date(`${date}T12:00:00Z`))
}

/** `Sábado, 10 de abril de 2027`, `2027ko apirilaren 10a, larunbata`. */
export function fullDate(language: InvitationLanguage, date: IsoDate): string {
  const words = format(language, date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const written = language === 'eu' ? inBasque(words, date) : words
  return written.charAt(0).toLocaleUpperCase(language) + written.slice(1)
}

/** `sábado, 10 de abril`; `apirilaren 10a, larunbata`. */
export function weekdayAndDay(language: InvitationLanguage, date: IsoDate): string {
  if (language !== 'eu') return format(language, date, { weekday: 'long', day: 'numeric', month: 'long' })
  const day = inBasque(format('eu', date, { day: 'numeric', month: 'long' }), date)
  return `${day}, ${format('eu', date, { weekday: 'long' })}`
}

/** `10 de abril de 2027`. */
export function dateWithYear(language: InvitationLanguage, date: IsoDate): string {
  const words = format(language, date, { day: 'numeric', month: 'long', year: 'numeric' })
  return language === 'eu' ? inBasque(words, date) : words
}

/** `sáb 10`: the weekday and the day of the month, apart. */
export function shortDay(language: InvitationLanguage, date: IsoDate): { weekday: string; day: string } {
  return { weekday: format(language, date, { weekday: 'short' }), day: String(Number(date.slice(8))) }
}

/** `12:30`, as every one of these languages writes it; minutes since midnight, those of the night after beyond it. */
export function timeOfDay(minutes: number): string {
  const within = minutes % (24 * 60)
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`
}

/** `hasta el 1 de marzo`, that day included. */
export const untilDate = (language: InvitationLanguage, date: IsoDate): string =>
  phrase(language, date, 'until')

/** `el 1 de marzo`. */
export const onDate = (language: InvitationLanguage, date: IsoDate): string => phrase(language, date, 'on')

type Relation = 'until' | 'on'

/** What `Intl` has no words for: prepositions that melt into an article, and the cases of Basque. */
function phrase(language: InvitationLanguage, date: IsoDate, relation: Relation): string {
  const day = format(language, date, { day: 'numeric', month: 'long' })
  if (language === 'eu') return basquePhrase(day, date, relation)
  if (language === 'ca') {
    const isElided = /^11? /.test(day)
    if (isElided) return { until: `fins a l’${day}`, on: `l’${day}` }[relation]
  }
  return PHRASES[language][relation] + day
}

const PHRASES: Record<Exclude<InvitationLanguage, 'eu'>, Record<Relation, string>> = {
  es: { until: 'hasta el ', on: 'el ' },
  ca: { until: 'fins al ', on: 'el ' },
  gl: { until: 'ata o ', on: 'o ' },
  en: { until: 'until ', on: 'on ' },
}

/** A Basque date of `Intl`, whose endings it leaves in brackets because they depend on the number said aloud. */
function inBasque(words: string, date: IsoDate): string {
  const year = Number(date.slice(0, 4))
  const endsInConsonant = [5, 10, 15].includes(year % 20) || (year % 100 === 0 && year % 1000 !== 0)
  return words.replace('(e)ko', endsInConsonant ? 'eko' : 'ko').replace('(a)', endsInA(date) ? '' : 'a')
}

/** `martxoaren 1era arte`, `martxoaren 1ean`. */
function basquePhrase(words: string, date: IsoDate, relation: Relation): string {
  const bare = words.replace('(a)', '')
  const day = Number(date.slice(8))
  // Said aloud these end in a consonant: bat, bost, hamar, hamabost and those of twenty and thirty.
  const takesVowel = [1, 5, 10, 15, 21, 25, 30].includes(day)
  if (relation === 'until') return `${bare}${takesVowel ? 'era' : 'ra'} arte`
  return bare + (takesVowel ? 'ean' : endsInA(date) ? 'n' : 'an')
}

/** Eleven is hamaika, which has the article already; so has thirty-one. */
const endsInA = (date: IsoDate) => /-(11|31)$/.test(date)

const lists = new Map<InvitationLanguage, Intl.ListFormat>()

/** `Carmen, Íñigo y Noa`. */
export function listed(language: InvitationLanguage, names: readonly string[]): string {
  if (language === 'es') return inSpanishList(names)
  const list = lists.get(language) ?? new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
  lists.set(language, list)
  return list.format(names)
}

/** What stands between the last two things that are left out, where it is not the 'and' of other lists. */
const NOR: Partial<Record<InvitationLanguage, string>> = { es: 'ni', ca: 'ni', gl: 'nin', en: 'or' }

/** `cacahuete ni frutos secos`, after 'sin'. */
export function listedWithout(language: InvitationLanguage, names: readonly string[]): string {
  const nor = NOR[language]
  if (!nor || names.length < 2) return listed(language, names)
  return `${names.slice(0, -1).join(', ')} ${nor} ${names.at(-1)}`
}
