import { dayInMadrid, daysBetween, type IsoDate } from './dates.ts'
import type { Role } from './roles.ts'

/** Longest wedding name, in characters. */
export const WEDDING_NAME_MAX = 120

/** How long who deleted a wedding can take it back, in days; then it is gone with its files. */
export const DELETED_WEDDING_DAYS = 7

/** Whether a member may end the membership of another one: the couple may, their planner may not. */
export const mayRemoveMembers = (memberRole: Role): boolean => memberRole === 'couple'

/** Status values in the order the dashboard sorts them (spec 4). */
export const WEDDING_STATUSES = ['ongoing', 'pending', 'completed'] as const

/** `pending` = 'Pendiente', `ongoing` = 'En marcha', `completed` = 'Completada'. */
export type WeddingStatus = (typeof WEDDING_STATUSES)[number]

/** Whole days until the wedding, counted in Europe/Madrid; 0 on the day itself, negative after it. */
export function daysLeft(eventDate: IsoDate, now: Date): number {
  return daysBetween(dayInMadrid(now), eventDate)
}

/** The status derived from the date (spec 4): no date pending, days left >= 0 ongoing, else completed. */
export function weddingStatus(eventDate: IsoDate | null, now: Date): WeddingStatus {
  if (eventDate === null) return 'pending'
  return daysLeft(eventDate, now) >= 0 ? 'ongoing' : 'completed'
}

/** How far between creation and the day a wedding is, 0 to 1; `null` without a date. */
export function weddingProgress(createdAt: Date, eventDate: IsoDate | null, now: Date): number | null {
  if (eventDate === null) return null
  const created = dayInMadrid(createdAt)
  const total = daysBetween(created, eventDate)
  if (total <= 0) return 1
  return Math.min(1, Math.max(0, daysBetween(created, dayInMadrid(now)) / total))
}

export type WeddingOrder = 'date' | 'name' | 'status'

type Sortable = { name: string; eventDate: IsoDate | null }

/**
 * Orders weddings for the dashboard (spec 2): by date (soonest upcoming first, then undated, then
 * past ones, latest first), by name as Spanish sorts it, or by status (spec 4) and then date.
 */
export function compareWeddings(order: WeddingOrder, now: Date) {
  const statusRank = (wedding: Sortable) => WEDDING_STATUSES.indexOf(weddingStatus(wedding.eventDate, now))
  const byName = (a: Sortable, b: Sortable) => a.name.localeCompare(b.name, 'es', { sensitivity: 'base' })
  const byDate = (a: Sortable, b: Sortable) => {
    const rank = statusRank(a) - statusRank(b)
    if (rank !== 0 || a.eventDate === null || b.eventDate === null) return rank || byName(a, b)
    const forwards = a.eventDate.localeCompare(b.eventDate)
    return (weddingStatus(a.eventDate, now) === 'completed' ? -forwards : forwards) || byName(a, b)
  }
  const byStatus = (a: Sortable, b: Sortable) => statusRank(a) - statusRank(b) || byDate(a, b)
  return { date: byDate, name: byName, status: byStatus }[order]
}
