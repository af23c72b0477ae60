import { daysBetween, type IsoDate } from '../time/dates.ts'

const WEEKDAYS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] as const

export const MONTHS = [
  ...(['ene', 'feb', 'mar', 'abr', 'may', 'jun'] as const),
  ...(['jul', 'ago', 'sept', 'oct', 'nov', 'dic'] as const),
]

/** From so many days away on, a day is told with its year: without it, it could be taken for one of another year. */
const WITH_YEAR_FROM = 330

/** A day in two lines: `14` over `nov`. */
export function dayInLines(date: IsoDate) {
  const [, month, day] = date.split('-').map(Number) as [number, number, number]
  return { figure: String(day), below: MONTHS[month - 1]! }
}

/** `14 nov`. */
export function shortDate(date: IsoDate): string {
  const [, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${day} ${MONTHS[month - 1]}`
}

/** `14 nov`, and with its year where that could be another one. */
const nearDate = (date: IsoDate, today: IsoDate): string =>
  Math.abs(daysBetween(today, date)) < WITH_YEAR_FROM
    ? shortDate(date)
    : `${shortDate(date)} ${Number(date.slice(0, 4))}`

/** The day of a task in its row: `vie 27 nov`, `hoy`, `mañana`, `vie 26 nov 2027`. */
export function dueInWords(date: IsoDate, today: IsoDate): string {
  const away = daysBetween(today, date)
  if (away === 0) return 'hoy'
  if (away === 1) return 'mañana'
  return `${weekdayOf(date)} ${nearDate(date, today)}`
}

/** The same for a task that was left behind, which is said without reproach: `Iba para el 14 nov`. */
export function lateInWords(date: IsoDate, today: IsoDate): string {
  return daysBetween(date, today) === 1 ? 'Iba para ayer' : `Iba para el ${nearDate(date, today)}`
}

/** Two days as one text: `3 – 10 abr`, `10 dic – 9 ene`. */
export function daySpan(from: IsoDate, to: IsoDate): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isOneMonth ? Number(from.slice(8)) : shortDate(from)} – ${shortDate(to)}`
}

/** Up to so many days are said as days, and then up to so many as weeks. */
const LONGEST_IN_DAYS = 13
const LONGEST_IN_WEEKS = 182
const DAYS_OF_MONTH = 30.4

/** Days before the wedding in words: `19 semanas antes`, `2 días después`, `el día de la boda`. */
export function distanceInWords(days: number): string {
  if (days === 0) return 'el día de la boda'
  const away = Math.abs(days)
  return `${amountOf(away)} ${days > 0 ? 'antes' : 'después'}`
}

function amountOf(days: number): string {
  if (days <= LONGEST_IN_DAYS) return days === 1 ? '1 día' : `${days} días`
  if (days <= LONGEST_IN_WEEKS) return `${Math.round(days / 7)} semanas`
  return `${Math.round(days / DAYS_OF_MONTH)} meses`
}

const weekdayOf = (date: IsoDate) => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]!
