import { grouped } from '../lists/grouped.ts'
import { type IsoDate, shiftDay } from '../time/dates.ts'
import { type ClosedRange, closureOf } from './closures.ts'

/** A wedding on its day, or a day that is held for a request. */
export type YearEntry = { kind: 'wedding' | 'held'; id: string; name: string; day: IsoDate }

/**
 * The looks of the cell of a Saturday: it has a wedding, is held, is closed, is free with an entry on a day beside it,
 * or is free with nothing around it.
 */
export type SaturdayState = 'wedding' | 'held' | 'closed' | 'beside' | 'free'

export type Weekend = {
  saturday: IsoDate
  state: SaturdayState
  /** Weddings before held days, those of the Saturday first, then by day and name. */
  entries: readonly YearEntry[]
  /** The label of what closes the Saturday. */
  closed: string | null
}

export type YearMonth = {
  month: number
  weekends: readonly Weekend[]
  /** Saturdays from today on that can still be sold; null where none is left to come. */
  free: number | null
}

export type PlannerYear = {
  months: readonly YearMonth[]
  weddings: number
  held: number
  free: number
}

type Dated = { id: string; name: string; eventDate: IsoDate | null }

export type YearSource = {
  weddings: readonly Dated[]
  holds: readonly (Dated & { heldUntil: IsoDate | null })[]
  closures: readonly ClosedRange[]
  today: IsoDate
}

/** One row a month and one cell a Saturday. A day of the week stands in the cell of the Saturday nearest to it. */
export function plannerYear(year: number, source: YearSource): PlannerYear {
  const byWeekend = grouped(entriesOf(source), ({ day }) => nearestSaturday(day))
  const months = Array.from({ length: 12 }, (_, index) => {
    const weekends = saturdaysOf(year, index + 1).map((saturday) =>
      weekendOf(saturday, byWeekend.get(saturday) ?? [], source),
    )
    const toCome = weekends.filter(({ saturday }) => saturday >= source.today)
    return { month: index + 1, weekends, free: toCome.length === 0 ? null : toCome.filter(isFree).length }
  })
  const shown = months.flatMap(({ weekends }) => weekends.flatMap(({ entries }) => entries))
  return {
    months,
    weddings: shown.filter(({ kind }) => kind === 'wedding').length,
    held: shown.filter(({ kind }) => kind === 'held').length,
    free: months.reduce((sum, month) => sum + (month.free ?? 0), 0),
  }
}

/** The Saturdays of a month, four or five of them. */
export function saturdaysOf(year: number, month: number): IsoDate[] {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  const days = [0, 7, 14, 21, 28].map((days) => shiftDay(first, ((6 - weekdayOf(first) + 7) % 7) + days))
  return days.filter((day) => day.slice(0, 7) === first.slice(0, 7))
}

/** The Saturday nearest to a day: from Wednesday on the next one, until Tuesday the one before. */
export function nearestSaturday(day: IsoDate): IsoDate {
  const after = (weekdayOf(day) + 1) % 7
  return shiftDay(day, after <= 3 ? -after : 7 - after)
}

/** 0 is Sunday. */
export const weekdayOf = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The most weddings that one day has: a day that is booked twice has two. */
export function weddingsOnOneDay(entries: readonly YearEntry[]): number {
  const weddings = entries.filter(({ kind }) => kind === 'wedding')
  return Math.max(0, ...[...grouped(weddings, ({ day }) => day).values()].map(({ length }) => length))
}

function entriesOf({ weddings, holds, today }: YearSource): YearEntry[] {
  const ofWeddings = weddings.flatMap(({ id, name, eventDate }) =>
    eventDate === null ? [] : [{ kind: 'wedding' as const, id, name, day: eventDate }],
  )
  const ofHolds = holds.flatMap(({ id, name, eventDate, heldUntil }) =>
    eventDate === null || heldUntil === null || heldUntil < today
      ? []
      : [{ kind: 'held' as const, id, name, day: eventDate }],
  )
  return [...ofWeddings, ...ofHolds]
}

function weekendOf(saturday: IsoDate, given: readonly YearEntry[], { closures }: YearSource): Weekend {
  const isOfSaturday = ({ day }: YearEntry) => day === saturday
  const entries = given.toSorted(
    (one, other) =>
      Number(one.kind === 'held') - Number(other.kind === 'held') ||
      Number(isOfSaturday(other)) - Number(isOfSaturday(one)) ||
      one.day.localeCompare(other.day) ||
      one.name.localeCompare(other.name, 'es'),
  )
  const closed = closureOf(saturday, closures)?.label ?? null
  return { saturday, entries, closed, state: stateOf(entries.filter(isOfSaturday), entries.length, closed) }
}

function stateOf(onSaturday: readonly YearEntry[], all: number, closed: string | null): SaturdayState {
  const [first] = onSaturday
  if (first) return first.kind
  if (closed !== null) return 'closed'
  return all > 0 ? 'beside' : 'free'
}

const isFree = ({ state }: Weekend) => state === 'free' || state === 'beside'
