import { daysBetween } from '../time/dates.ts'
import { todayAt, type WeddingDay } from './weddings.ts'

/** How far between creation and the day a wedding is, 0 to 1; `null` without a date. */
export function weddingProgress(wedding: WeddingDay & { createdAt: string }, now: Date): number | null {
  if (wedding.eventDate === null) return null
  const created = todayAt(wedding, new Date(wedding.createdAt))
  const total = daysBetween(created, wedding.eventDate)
  if (total <= 0) return 1
  return Math.min(1, Math.max(0, daysBetween(created, todayAt(wedding, now)) / total))
}
