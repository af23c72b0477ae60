import { daysBetween, type IsoDate } from '../time/dates.ts'

/** How many closed ranges a planner keeps, how many days one has at most, and how long its label may be. */
export const CLOSURES_MAX = 200
export const CLOSURE_DAYS_MAX = 366
export const CLOSURE_LABEL_MAX = 40

/** Days on which a planner takes no wedding, both ends included. */
export type ClosedRange = { firstDay: IsoDate; lastDay: IsoDate; label: string }

/** Whether the days of a range follow each other and are not too many. */
export const isClosableRange = ({
  firstDay,
  lastDay,
}: Pick<ClosedRange, 'firstDay' | 'lastDay'>): boolean => {
  const days = daysBetween(firstDay, lastDay)
  return days >= 0 && days < CLOSURE_DAYS_MAX
}

/** The range that closes a day; of several, the first. */
export const closureOf = <Range extends ClosedRange>(
  day: IsoDate,
  closures: readonly Range[],
): Range | undefined => closures.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
