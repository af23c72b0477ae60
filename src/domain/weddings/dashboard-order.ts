import { foldText } from '../text/fold-text.ts'
import { daysBetween, type IsoDate } from '../time/dates.ts'
import { statusOn, todayAt, type WeddingDay, type WeddingStatus } from './weddings.ts'

/** Status values in the order the dashboard sorts them (spec 4). */
const WEDDING_STATUSES: readonly WeddingStatus[] = ['ongoing', 'pending', 'completed']

/** Days after which a wedding of a past year is archived: in January the planner still settles those of December. */
export const ARCHIVED_AFTER_DAYS = 90

/** The year a wedding is archived under: that of its day, once the year is over and it is long enough ago. */
export function archiveYear(wedding: WeddingDay, now: Date): number | null {
  const { eventDate } = wedding
  if (eventDate === null) return null
  const today = todayAt(wedding, now)
  const year = yearOf(eventDate)
  const isArchived = year < yearOf(today) && daysBetween(eventDate, today) > ARCHIVED_AFTER_DAYS
  return isArchived ? year : null
}

const yearOf = (date: IsoDate) => Number(date.slice(0, 4))

/** The orders that the dashboard offers (spec 2). */
export type WeddingOrder = 'date' | 'name' | 'status'

const collator = new Intl.Collator('es', { sensitivity: 'base' })

type Sortable = WeddingDay & { name: string }

/**
 * Orders weddings for the dashboard (spec 2): by date (soonest upcoming first, then undated, then
 * past ones, latest first), by name as Spanish sorts it, or by status (spec 4) and then date.
 */
export function compareWeddings(order: WeddingOrder, now: Date) {
  // Asked once a zone: the day in it costs more than the comparison of a whole list.
  const days = new Map<string, IsoDate>()
  const today = (wedding: Sortable) => {
    const day = days.get(wedding.timeZone) ?? todayAt(wedding, now)
    days.set(wedding.timeZone, day)
    return day
  }
  const status = (wedding: Sortable) => statusOn(wedding.eventDate, today(wedding))
  const statusRank = (wedding: Sortable) => WEDDING_STATUSES.indexOf(status(wedding))
  const byName = (a: Sortable, b: Sortable) => collator.compare(a.name, b.name)
  const byDate = (a: Sortable, b: Sortable) => {
    const rank = statusRank(a) - statusRank(b)
    if (rank !== 0 || a.eventDate === null || b.eventDate === null) return rank || byName(a, b)
    const forwards = Number(a.eventDate > b.eventDate) - Number(a.eventDate < b.eventDate)
    return (status(a) === 'completed' ? -forwards : forwards) || byName(a, b)
  }
  const byStatus = (a: Sortable, b: Sortable) => statusRank(a) - statusRank(b) || byDate(a, b)
  return { date: byDate, name: byName, status: byStatus }[order]
}

/**
 * Whether a wedding's name, folded, holds a search: as it is typed, or each of its words anywhere, so that 'ana luis'
 * and 'luis y ana' find 'Ana & Luis'.
 */
export function isWeddingFound(foldedName: string, search: string): boolean {
  const wanted = foldText(search)
  if (foldedName.includes(wanted)) return true
  const words = wanted.split(' ').filter((word) => !JOINING.has(word))
  return words.length > 0 && words.every((word) => foldedName.includes(word))
}

const JOINING = new Set(['y', 'e', 'i', 'and', '&', '+'])
