import { DAY_MS } from '../time/time.ts'

/** How often a person gets a copy of a wedding by themselves. */
export const EXPORT_RHYTHMS = ['weekly', 'monthly'] as const

export type ExportRhythm = (typeof EXPORT_RHYTHMS)[number]

/**
 * When the next copy is made, a week or a month after one. The last days of a month give the last day of a shorter one.
 */
export function nextExport(rhythm: ExportRhythm, after: Date): Date {
  if (rhythm === 'weekly') return new Date(after.getTime() + 7 * DAY_MS)
  const next = new Date(after)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(after.getUTCDate(), lastDay))
  return next
}
