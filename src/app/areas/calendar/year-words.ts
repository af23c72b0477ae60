import {
  type PlannerYear,
  type Weekend,
  weddingsOnOneDay,
  type YearEntry,
} from '#domain/calendar/planner-year.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { dateInWords, weekdayInWords } from '../../shared/words/spanish-dates.ts'

export const MONTHS = [
  ...['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio'],
  ...['Julio', 'Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'],
]

const WEEKDAYS = ['d', 'l', 'ma', 'mi', 'j', 'v', 's']

/** `v 7`: a day beside the Saturday of its cell. */
export const shortWeekday = (day: IsoDate): string =>
  `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${Number(day.slice(8))}`

/** `4 libres`, `Completo`; nothing for a month that has passed. */
export function freeInWords(free: number | null): string {
  if (free === null) return ''
  if (free === 0) return 'Completo'
  return free === 1 ? '1 libre' : `${free} libres`
}

export const countOf = (count: number, one: string, many: string): string => (count === 1 ? one : many)

/** `40 bodas, 15 sábados libres, 3 guardados`, as numbers with their words. */
export const yearCounts = ({ weddings, free, held }: PlannerYear) => [
  { count: weddings, word: countOf(weddings, 'boda', 'bodas') },
  { count: free, word: countOf(free, 'sábado libre', 'sábados libres') },
  { count: held, word: countOf(held, 'guardado', 'guardados') },
]

/** All that a cell says: `Sábado 8 de mayo. Guardada: Sara y Eva. Viernes 7, boda: Mar y Lía.` */
export function weekendInWords(weekend: Weekend): string {
  const { saturday, entries, closed } = weekend
  const isAlone = entries.every(({ day }) => day !== saturday)
  const double = weddingsOnOneDay(entries)
  return [
    `Sábado ${dateInWords(saturday).replace(/ de \d+$/, '')}`,
    closed === null ? '' : `Cerrado: ${closed}`,
    closed === null && isAlone ? 'Libre' : '',
    double > 1 ? `${double} bodas el mismo día` : '',
    ...entries.map((entry) => entryInWords(entry, saturday)),
  ]
    .filter((part) => part !== '')
    .join('. ')
}

function entryInWords({ kind, name, day }: YearEntry, saturday: IsoDate): string {
  const what = kind === 'wedding' ? 'Boda' : 'Guardada'
  return day === saturday ? `${what}: ${name}` : `${what} el ${weekdayInWords(day)}: ${name}`
}

/** `del 2 de agosto de 2027 al 21 de agosto de 2027`, `el 2 de agosto de 2027`. */
export const rangeInWords = ({ firstDay, lastDay }: { firstDay: IsoDate; lastDay: IsoDate }): string =>
  firstDay === lastDay
    ? `el ${dateInWords(firstDay)}`
    : `del ${dateInWords(firstDay)} al ${dateInWords(lastDay)}`
