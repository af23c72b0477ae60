import { HOUR_MS, MINUTE_MS } from '../time/time.ts'

/** A person who was away from a wedding for so long comes back to it: what others did meanwhile is news to them. */
export const VISIT_GAP_MS = 2 * HOUR_MS

/** An open page says every few seconds that it is looked at; this often that is written down. */
export const VISIT_NOTED_EVERY_MS = MINUTE_MS

/** `seenAt`: when the person last looked. `since`: when they had last looked before this visit; null in their first. */
export type Visit = { seenAt: Date; since: Date | null }

/**
 * The end of the visit before the present one, null when there was none. A visit that goes on keeps it, so a reload
 * changes nothing.
 */
export function lastVisitBefore(visit: Visit | null, now: Date): Date | null {
  if (!visit) return null
  return now.getTime() - visit.seenAt.getTime() >= VISIT_GAP_MS ? visit.seenAt : visit.since
}
