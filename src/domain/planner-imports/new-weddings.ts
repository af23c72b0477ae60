import { FREE_WEDDINGS } from '../subscription/plan.ts'
import type { IsoDate } from '../time/dates.ts'

/** The weddings that a planner may still add: `hasPlan` where the plan is paid, or where planners pay nothing. */
export type WeddingRoom = { active: number; hasPlan: boolean; left: number; today: IsoDate }

/**
 * How many of these new weddings come, one after another, and why not all of them. A wedding whose day has passed needs
 * no plan, as long as another one may be taken.
 */
export function roomFor(
  dates: readonly (IsoDate | null)[],
  { active, hasPlan, left, today }: WeddingRoom,
): { max: number; reason: 'plan' | 'limit' } | null {
  let counted = active
  for (const [at, date] of dates.entries()) {
    if (at >= left) return { max: left, reason: 'limit' }
    if (!hasPlan && counted >= FREE_WEDDINGS) return { max: at, reason: 'plan' }
    if (date === null || date >= today) counted += 1
  }
  return null
}
