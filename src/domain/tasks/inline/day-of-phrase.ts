import { NUMBER_WORDS } from '../../text/spanish-numbers.ts'
import { daysBetween, type IsoDate, isIsoDate, shiftDay } from '../../time/dates.ts'

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'] as const
const MONTHS = [
  ...(['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'] as const),
  ...(['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'] as const),
]
const WEEK_DAYS = 7

/** A weekday with a number of the month is one of the days to come soon, or it was written by mistake. */
const NAMED_DAY_WITHIN = 62

/** The way of writing a day, and the day that it means. */
type Form = { pattern: RegExp; day: (parts: Record<string, string>, today: IsoDate) => IsoDate | null }

const WEEKDAY = '(?<weekday>dom|lun|mar|mie|jue|vie|sab)[a-z]*\\.?,?'

/** All of them as `foldText` leaves them: without accents and capitals. */
const FORMS: readonly Form[] = [
  { pattern: /hoy/, day: (_, today) => today },
  { pattern: /manana/, day: (_, today) => shiftDay(today, 1) },
  { pattern: /pasado manana/, day: (_, today) => shiftDay(today, 2) },
  {
    pattern: new RegExp(`(?:el |este )?(?<weekday>${WEEKDAYS.join('|')})`),
    day: ({ weekday = '' }, today) => nextDay(today, 1, WEEK_DAYS, (day) => isWeekday(day, weekday)),
  },
  {
    pattern: new RegExp(`(?:el )?${WEEKDAY} (?<day>\\d{1,2})`),
    day: ({ weekday = '', day = '' }, today) => {
      const next = nextDay(today, 0, NAMED_DAY_WITHIN, (one) => isDayOfMonth(one, day))
      const both = (one: IsoDate) => isDayOfMonth(one, day) && isWeekday(one, weekday)
      return next && nextDay(today, 0, NAMED_DAY_WITHIN, both)
    },
  },
  {
    pattern: /(?:el dia|el|dia) (?<day>\d{1,2})/,
    day: ({ day = '' }, today) => nextDay(today, 0, NAMED_DAY_WITHIN, (one) => isDayOfMonth(one, day)),
  },
  {
    pattern: new RegExp(
      `(?:el )?(?:${WEEKDAY} )?(?<day>\\d{1,2}) (?:de )?(?<month>[a-z]{3,10})\\.?(?:,? (?:de |del )?(?<year>\\d{4}))?`,
    ),
    day: ({ weekday, day = '', month = '', year }, today) => {
      const date = dateOf(day, monthNumber(month), year, today)
      return date && weekday && !isWeekday(date, weekday) ? null : date
    },
  },
  {
    pattern: /(?:el )?(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\/(?<year>\d{4}|\d{2}))?/,
    day: ({ day = '', month = '', year }, today) =>
      isAlways(day, month, year) ? null : dateOf(day, Number(month), year, today),
  },
  {
    pattern: /(?:el )?(?<day>\d{1,2})[.-](?<month>\d{1,2})[.-](?<year>\d{4})/,
    day: ({ day = '', month = '', year }, today) => dateOf(day, Number(month), year, today),
  },
  { pattern: /(?<date>\d{4}-\d{2}-\d{2})/, day: ({ date = '' }) => existing(date) },
  {
    pattern: /(?:en|dentro de) (?<count>\d{1,3}|[a-z]{2,6}) (?<unit>dia|semana|mes)(?:e?s)?/,
    day: ({ count = '', unit = '' }, today) => later(today, countOf(count), unit),
  },
]

/** The day that a phrase means, seen from today; `null` when it is none. It is given folded. */
export function dayOfPhrase(phrase: string, today: IsoDate): IsoDate | null {
  const text = phrase.replace(/[.,;!]+$/, '').replace(/^para /, '')
  for (const { pattern, day } of FORMS) {
    const found = new RegExp(`^(?:${pattern.source})$`).exec(text)
    if (found) return day(found.groups ?? {}, today)
  }
  return null
}

function nextDay(
  today: IsoDate,
  from: number,
  to: number,
  isMeant: (day: IsoDate) => boolean,
): IsoDate | null {
  for (let away = from; away <= to; away += 1) {
    const day = shiftDay(today, away)
    if (isMeant(day)) return day
  }
  return null
}

const isWeekday = (day: IsoDate, name: string) =>
  WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!.startsWith(name)

const isDayOfMonth = (date: IsoDate, day: string) => Number(date.slice(8)) === Number(day)

/** From 1; 0 for a word that is no month. 'sep' and 'sept' are September, and so is 'setiembre'. */
const monthNumber = (word: string) =>
  MONTHS.findIndex((month) => month.startsWith(word) || word === month.replace('pt', 't')) + 1

/** '24/7' is no day of July. */
const isAlways = (day: string, month: string, year: string | undefined) =>
  year === undefined && day === '24' && month === '7'

/** A date without its year is the next one from today on. */
function dateOf(day: string, month: number, year: string | undefined, today: IsoDate): IsoDate | null {
  if (year !== undefined) return existing(written(year.length === 2 ? `20${year}` : year, month, day))
  const thisYear = Number(today.slice(0, 4))
  const dates = [thisYear, thisYear + 1].map((one) => existing(written(String(one), month, day)))
  return dates.find((date) => date !== null && daysBetween(today, date) >= 0) ?? null
}

const written = (year: string, month: number, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

const existing = (date: string): IsoDate | null => (isIsoDate(date) ? date : null)

/** `NaN` for a word that counts nothing. */
const countOf = (word: string): number => {
  if (/^\d+$/.test(word)) return Number(word)
  const count = NUMBER_WORDS.indexOf(word === 'una' ? 'un' : word)
  return count < 0 ? Number.NaN : count
}

function later(today: IsoDate, count: number, unit: string): IsoDate | null {
  if (Number.isNaN(count)) return null
  if (unit === 'mes') return monthsLater(today, count)
  return existing(shiftDay(today, count * (unit === 'semana' ? WEEK_DAYS : 1)))
}

/** The same day of a later month, or its last one where it is shorter. */
function monthsLater(today: IsoDate, months: number): IsoDate | null {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0))
  return existing(
    `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`,
  )
}
