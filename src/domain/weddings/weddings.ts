import { foldText } from '../text/fold-text.ts'
import { dayInMadrid, daysBetween, type IsoDate } from '../time/dates.ts'

/** Longest wedding name, in characters. */
export const WEDDING_NAME_MAX = 120

/** How long who deleted a wedding can take it back, in days; then it is gone with its files. */
export const DELETED_WEDDING_DAYS = 7

/** Status values in the order the dashboard sorts them (spec 4). */
export const WEDDING_STATUSES = ['ongoing', 'pending', 'completed'] as const

/** `pending` = 'Pendiente', `ongoing` = 'En marcha', `completed` = 'Completada'. */
export type WeddingStatus = (typeof WEDDING_STATUSES)[number]

/** Whole days until the wedding, counted in Madrid; 0 on the day itself, negative after it. */
export function daysLeft(eventDate: IsoDate, now: Date): number {
  return daysBetween(dayInMadrid(now), eventDate)
}

/** The status derived from the date (spec 4): no date pending, days left >= 0 ongoing, else completed. */
export const weddingStatus = (eventDate: IsoDate | null, now: Date): WeddingStatus =>
  statusOn(eventDate, dayInMadrid(now))

function statusOn(eventDate: IsoDate | null, today: IsoDate): WeddingStatus {
  if (eventDate === null) return 'pending'
  return eventDate >= today ? 'ongoing' : 'completed'
}

/** Days after which a wedding of a past year is archived: in January the planner still settles those of December. */
export const ARCHIVED_AFTER_DAYS = 90

/** The year a wedding is archived under: that of its day, once the year is over and it is long enough ago. */
export function archiveYear(eventDate: IsoDate | null, now: Date): number | null {
  if (eventDate === null) return null
  const today = dayInMadrid(now)
  const year = yearOf(eventDate)
  const isArchived = year < yearOf(today) && daysBetween(eventDate, today) > ARCHIVED_AFTER_DAYS
  return isArchived ? year : null
}

const yearOf = (date: IsoDate) => Number(date.slice(0, 4))

/** How far between creation and the day a wedding is, 0 to 1; `null` without a date. */
export function weddingProgress(createdAt: Date, eventDate: IsoDate | null, now: Date): number | null {
  if (eventDate === null) return null
  const created = dayInMadrid(createdAt)
  const total = daysBetween(created, eventDate)
  if (total <= 0) return 1
  return Math.min(1, Math.max(0, daysBetween(created, dayInMadrid(now)) / total))
}

/** The orders that the dashboard offers (spec 2). */
export type WeddingOrder = 'date' | 'name' | 'status'

const collator = new Intl.Collator('es', { sensitivity: 'base' })

type Sortable = { name: string; eventDate: IsoDate | null }

/**
 * Orders weddings for the dashboard (spec 2): by date (soonest upcoming first, then undated, then
 * past ones, latest first), by name as Spanish sorts it, or by status (spec 4) and then date.
 */
export function compareWeddings(order: WeddingOrder, now: Date) {
  // Asked once: the day in Madrid costs more than the comparison of a whole list.
  const today = dayInMadrid(now)
  const status = (wedding: Sortable) => statusOn(wedding.eventDate, today)
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
