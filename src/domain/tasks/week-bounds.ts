import type { WeekCounts, WeekOwner } from './planner-week.ts'
import { type TaskMark, type TaskRule, taskState } from './task-rules.ts'
import type { WeddingFacts } from './wedding-facts.ts'

/** How many tasks the week of a planner lists over all weddings, and of each wedding at least and at most. */
const LISTED_MAX = 1200
const LISTED_OF_WEDDING = { least: 2, most: 40 }

/** How many tasks are listed of each of so many weddings. */
export function listedOfEach(weddings: number): number {
  const share = Math.floor(LISTED_MAX / Math.max(weddings, 1))
  return Math.min(Math.max(share, LISTED_OF_WEDDING.least), LISTED_OF_WEDDING.most)
}

/** So many tasks of a wedding that are alike in all that decides whether and for whom they count. */
export type AlikeTasks = {
  rule: TaskRule | null
  mark: TaskMark | null
  owner: WeekOwner
  isLate: boolean
  count: number
}

/** The open tasks of a wedding that are not listed, of all that it has until Sunday. */
export function weekRest(
  all: readonly AlikeTasks[],
  listed: readonly { owner: WeekOwner; isLate: boolean }[],
  facts: WeddingFacts,
): WeekCounts {
  const rest: WeekCounts = { own: 0, couple: 0, others: 0, ownLate: 0 }
  const count = ({ owner, isLate }: { owner: WeekOwner; isLate: boolean }, by: number) => {
    rest[owner] += by
    if (owner === 'own' && isLate) rest.ownLate += by
  }
  for (const alike of all) if (taskState(alike, facts).state === 'open') count(alike, alike.count)
  for (const task of listed) count(task, -1)
  return rest
}
