import type { IsoDate } from '../time/dates.ts'
import { placeTask, type TaskCalendar } from './placed-task.ts'
import type { Task } from './tasks.ts'
import type { WeddingFacts } from './wedding-facts.ts'

/** The open tasks that another date of the wedding concerns. */
export type MovedWedding = {
  /** How many are counted from the wedding. */
  moving: number
  /** Those on a day of their own, which stay, the earliest first. */
  fixed: { id: string; title: string; on: IsoDate }[]
  /** How many of those that move would be left behind, without those that are already. */
  newlyLate: number
}

/** The effect of another date on the open tasks of a wedding; `after` has the new date. */
export function movedWedding(
  tasks: readonly Task[],
  facts: WeddingFacts,
  before: TaskCalendar,
  after: TaskCalendar,
): MovedWedding {
  const open = tasks
    .map((task) => placeTask(task, facts, after))
    .filter(({ state }) => state.state === 'open')
  const moving = open.filter(({ task }) => task.due?.kind === 'days')
  return {
    moving: moving.length,
    fixed: open
      .flatMap(({ task: { id, title, due } }) => (due?.kind === 'day' ? [{ id, title, on: due.on }] : []))
      .sort((a, b) => (a.on < b.on ? -1 : 1)),
    newlyLate: moving.filter(({ task, isLate }) => isLate && !placeTask(task, facts, before).isLate).length,
  }
}
