import { foldText } from '../text/fold-text.ts'
import type { IsoDate } from '../time/dates.ts'
import { areOtherPeople, coupleIn, coupleKey } from './couple-names.ts'

/** A wedding that the planner has, as far as it is compared. */
export type KnownPlannerWedding = { id: string; name: string; date: IsoDate | null }

/**
 * The weddings that may be the same: of the same names, or on the same day with one name in common. Accents, the order of
 * the names and surnames that only one of them has make no difference.
 */
export function duplicatesOf(
  { name, date }: { name: string; date: IsoDate | null },
  known: readonly KnownPlannerWedding[],
): KnownPlannerWedding[] {
  const couple = coupleIn(name)
  return known.filter((wedding) => {
    const theirs = coupleIn(wedding.name)
    if (!couple || !theirs) return foldText(name) === foldText(wedding.name)
    if (areOtherPeople(couple, theirs)) return false
    const [own, other] = [coupleKey(couple), coupleKey(theirs)]
    const shared = own.split('+').some((given) => other.split('+').includes(given))
    return own === other || (shared && date !== null && date === wedding.date)
  })
}
