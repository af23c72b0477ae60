import type { IsoDate } from '../time/dates.ts'
import type { InvitationLanguage } from './households.ts'

/** Monday first; the short form of a weekday is what stands on the way of the plan of a day. */
type Calendar = { months: readonly string[]; weekdays: readonly string[]; short: readonly string[] }

/**
 * The words of a calendar in each language. They are ours because a browser has those of few languages: Chromium
 * lacks Basque and Galician, and mail, page and WhatsApp have to say the same.
 */
const CALENDARS: Record<InvitationLanguage, Calendar> = {
  es: {
    months: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    weekdays: words('lunes martes miércoles jueves viernes sábado domingo'),
    short: words('lun mar mié jue vie sáb dom'),
  },
  ca: {
    months: words('gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'),
    weekdays: words('dilluns dimarts dimecres dijous divendres dissabte diumenge'),
    short: words('dl. dt. dc. dj. dv. ds. dg.'),
  },
  eu: {
    months: words(
      'urtarrila otsaila martxoa apirila maiatza ekaina uztaila abuztua iraila urria azaroa abendua',
    ),
    weekdays: words('astelehena asteartea asteazkena osteguna ostirala larunbata igandea'),
    short: words('al. ar. az. og. or. lr. ig.'),
  },
  gl: {
    months: words('xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro'),
    weekdays: words('luns martes mércores xoves venres sábado domingo'),
    short: words('luns mar. mér. xov. ven. sáb. dom.'),
  },
  en: {
    months: words('January February March April May June July August September October November December'),
    weekdays: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    short: words('Mon Tue Wed Thu Fri Sat Sun'),
  },
}

/** A function, because the tables above it need it. */
function words(text: string): readonly string[] {
  return text.split(' ')
}

type Parts = { year: number; day: number; month: string; weekday: string; short: string }

function partsOf(language: InvitationLanguage, date: IsoDate): Parts {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const { months, weekdays, short } = CALENDARS[language]
  const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7
  return { year, day, month: months[month - 1]!, weekday: weekdays[weekday]!, short: short[weekday]! }
}

/** `Sábado, 10 de abril de 2027`, `2027ko apirilaren 10a, larunbata`. */
export function fullDate(language: InvitationLanguage, date: IsoDate): string {
  const { weekday } = partsOf(language, date)
  const words = dateWithYear(language, date)
  const written = language === 'eu' ? `${words}, ${weekday}` : `${weekday}, ${words}`
  return written.charAt(0).toUpperCase() + written.slice(1)
}

/** `sábado, 10 de abril`; `Saturday 10 April`; `apirilaren 10a, larunbata`. */
export function weekdayAndDay(language: InvitationLanguage, date: IsoDate): string {
  const { weekday } = partsOf(language, date)
  if (language === 'eu') return `${inBasque(date)}, ${weekday}`
  return `${weekday}${language === 'en' ? '' : ','} ${dayAndMonth(language, date)}`
}

/** `10 de abril de 2027`. */
export function dateWithYear(language: InvitationLanguage, date: IsoDate): string {
  return language === 'eu'
    ? yearInBasque(date) + inBasque(date)
    : dayAndMonth(language, date) + yearOf(language, date)
}

/** `sáb 10`: the weekday and the day of the month, apart. */
export function shortDay(language: InvitationLanguage, date: IsoDate): { weekday: string; day: string } {
  const { short, day } = partsOf(language, date)
  return { weekday: short, day: String(day) }
}

/** `hasta el 1 de marzo`, that day included. */
export const untilDate = (language: InvitationLanguage, date: IsoDate): string =>
  phrase(language, date, 'until')

/** `el 1 de marzo`. */
export const onDate = (language: InvitationLanguage, date: IsoDate): string => phrase(language, date, 'on')

/** `el 1 de marzo de 2027`, `2027ko martxoaren 1ean`: as the date of a wedding stands in a sentence. */
export const onDateWithYear = (language: InvitationLanguage, date: IsoDate): string =>
  language === 'eu'
    ? yearInBasque(date) + onDate(language, date)
    : onDate(language, date) + yearOf(language, date)

/** `10 de abril`, `10 d’abril`, `10 April`. */
function dayAndMonth(language: Exclude<InvitationLanguage, 'eu'>, date: IsoDate): string {
  const { day, month } = partsOf(language, date)
  if (language === 'en') return `${day} ${month}`
  return language === 'ca' && /^[ao]/.test(month) ? `${day} d’${month}` : `${day} de ${month}`
}

function yearOf(language: Exclude<InvitationLanguage, 'eu'>, date: IsoDate): string {
  const year = Number(date.slice(0, 4))
  return { es: ` de ${year}`, ca: ` del ${year}`, gl: ` de ${year}`, en: ` ${year}` }[language]
}

type Relation = 'until' | 'on'

/** Prepositions that melt into an article, and the cases of Basque. */
function phrase(language: InvitationLanguage, date: IsoDate, relation: Relation): string {
  if (language === 'eu') return basquePhrase(date, relation)
  const day = dayAndMonth(language, date)
  const isElided = language === 'ca' && /^11? /.test(day)
  if (isElided) return { until: `fins a l’${day}`, on: `l’${day}` }[relation]
  return PHRASES[language][relation] + day
}

const PHRASES: Record<Exclude<InvitationLanguage, 'eu'>, Record<Relation, string>> = {
  es: { until: 'hasta el ', on: 'el ' },
  ca: { until: 'fins al ', on: 'el ' },
  gl: { until: 'ata o ', on: 'o ' },
  en: { until: 'until ', on: 'on ' },
}

/** `2027ko `: the ending follows from the number said aloud. */
function yearInBasque(date: IsoDate): string {
  const year = Number(date.slice(0, 4))
  const endsInConsonant = [5, 10, 15].includes(year % 20) || (year % 100 === 0 && year % 1000 !== 0)
  return `${year}${endsInConsonant ? 'eko' : 'ko'} `
}

/** `apirilaren 10a`. */
const inBasque = (date: IsoDate): string => bareBasque(date) + (endsInA(date) ? '' : 'a')

function bareBasque(date: IsoDate): string {
  const { month, day } = partsOf('eu', date)
  return `${month}ren ${day}`
}

/** `martxoaren 1era arte`, `martxoaren 1ean`. */
function basquePhrase(date: IsoDate, relation: Relation): string {
  const day = Number(date.slice(8))
  // Said aloud these end in a consonant: bat, bost, hamar, hamabost and those of twenty and thirty.
  const takesVowel = [1, 5, 10, 15, 21, 25, 30].includes(day)
  if (relation === 'until') return `${bareBasque(date)}${takesVowel ? 'era' : 'ra'} arte`
  return bareBasque(date) + (takesVowel ? 'ean' : endsInA(date) ? 'n' : 'an')
}

/** Eleven is hamaika, which has the article already; so has thirty-one. */
const endsInA = (date: IsoDate) => /-(11|31)$/.test(date)
