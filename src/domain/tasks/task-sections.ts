import { daysBetween, type IsoDate, shiftDay } from '../time/dates.ts'
import { daySpan, shortDate } from './task-days.ts'

/**
 * The sections of a list of tasks, the earliest first. `from` is their first day, counted in days before the wedding;
 * each goes on until the next begins, and the first has no beginning. The day itself is of the last week.
 */
export const TASK_SECTIONS = [
  { key: 'twelve-months', name: 'Doce meses antes', short: '12 meses', months: 'doce', from: 365 },
  { key: 'ten-months', name: 'Diez meses antes', short: '10', months: 'diez', from: 304 },
  { key: 'eight-months', name: 'Ocho meses antes', short: '8', months: 'ocho', from: 243 },
  { key: 'six-months', name: 'Seis meses antes', short: '6', months: 'seis', from: 182 },
  { key: 'four-months', name: 'Cuatro meses antes', short: '4', months: 'cuatro', from: 121 },
  { key: 'three-months', name: 'Tres meses antes', short: '3', months: 'tres', from: 90 },
  { key: 'two-months', name: 'Dos meses antes', short: '2', months: 'dos', from: 60 },
  { key: 'last-month', name: 'El último mes', short: '1', months: null, from: 30 },
  { key: 'last-week', name: 'La última semana', short: '1 semana', months: null, from: 7 },
  { key: 'after', name: 'Después', short: 'Después', months: null, from: -1 },
] as const

type DatedSection = (typeof TASK_SECTIONS)[number]

export type DatedSectionKey = DatedSection['key']

/** `undated` holds the tasks that have no place before or after a wedding: no day, or no date of the wedding. */
export type TaskSectionKey = DatedSectionKey | 'undated'

export const UNDATED_SECTION = { key: 'undated', name: 'Sin colocar' } as const

/** The section of a task by its days before the wedding, negative after it; `null` without them. */
export function sectionOf(days: number | null): TaskSectionKey {
  if (days === null) return UNDATED_SECTION.key
  const reached = TASK_SECTIONS.findLast(({ from }) => days <= from)
  return (reached ?? TASK_SECTIONS[0]).key
}

/** The days before the wedding that a task gets where it is dropped: the middle of the section, in whole days. */
export function daysWithin(key: DatedSectionKey): number {
  const { first, last } = boundsOf(key)
  return last === null ? first : Math.round((first + last) / 2)
}

/** `Seis meses antes`, `Sin colocar`. */
export const sectionName = (key: TaskSectionKey): string =>
  key === UNDATED_SECTION.key ? UNDATED_SECTION.name : sectionNamed(key).name

/** Days before the wedding; negative after it. */
export const daysBefore = (date: IsoDate, weddingDate: IsoDate): number => daysBetween(date, weddingDate)

/** The day that lies so many days before the wedding. */
export const dayOf = (days: number, weddingDate: IsoDate): IsoDate => shiftDay(weddingDate, -days)

/** The days of a section beside its name: `10 dic – 9 ene`, `hasta el 9 jun`, `desde el 11 abr`. */
export function sectionDays(key: DatedSectionKey, weddingDate: IsoDate): string {
  const { first, last } = boundsOf(key)
  if (last === null) return `desde el ${shortDate(dayOf(first, weddingDate))}`
  if (key === TASK_SECTIONS[0].key) return `hasta el ${shortDate(dayOf(last, weddingDate))}`
  return daySpan(dayOf(first, weddingDate), dayOf(last, weddingDate))
}

/** One name for several sections in a row: `De doce a ocho meses antes`, `De tres meses antes al último mes`. */
export function runName(firstKey: DatedSectionKey, lastKey: DatedSectionKey): string {
  const [first, last] = [sectionNamed(firstKey), sectionNamed(lastKey)]
  if (first === last) return first.name
  if (first.months && last.months) return `De ${first.months} a ${last.months} meses antes`
  return `${BEGINNINGS[first.key] ?? `De ${first.months} meses antes`} ${ENDS[last.key]}`
}

const BEGINNINGS: Partial<Record<DatedSectionKey, string>> = {
  'last-month': 'Del último mes',
  'last-week': 'De la última semana',
}

const ENDS: Partial<Record<DatedSectionKey, string>> = {
  'last-month': 'al último mes',
  'last-week': 'a la última semana',
  after: 'a después de la boda',
}

const sectionNamed = (key: DatedSectionKey): DatedSection =>
  TASK_SECTIONS.find((section) => section.key === key)!

/** The first and the last day of a section as days before the wedding; the last is `null` where it has no end. */
export function boundsOf(key: DatedSectionKey): { first: number; last: number | null } {
  const place = TASK_SECTIONS.findIndex((section) => section.key === key)
  const next = TASK_SECTIONS[place + 1]
  return { first: TASK_SECTIONS[place]!.from, last: next ? next.from + 1 : null }
}
