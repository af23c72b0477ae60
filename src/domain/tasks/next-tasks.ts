import type { IsoDate } from '../time/dates.ts'
import { dueDay } from './due-day.ts'
import { taskState } from './task-rules.ts'
import type { Task } from './tasks.ts'
import type { WeddingFacts } from './wedding-facts.ts'

/** How many tasks 'Lo siguiente' names. */
export const NEXT_TASKS = 3

/** How many are read for it, so that others take the place of those that are ticked without a network. */
export const NEXT_TASKS_READ = 12

/** The open tasks in the order in which they are due, those without a day last as they were added; and their count. */
export function nextTasks<T extends Pick<Task, 'id' | 'due' | 'mark' | 'rule' | 'createdAt'>>(
  tasks: readonly T[],
  facts: WeddingFacts,
  eventDate: IsoDate | null,
): { open: number; total: number; next: (T & { day: IsoDate | null })[] } {
  const states = tasks.map((task) => ({ task, ...taskState(task, facts) }))
  const open = states.filter(({ state }) => state === 'open')
  return {
    open: open.length,
    total: states.filter(({ state }) => state !== 'unneeded').length,
    next: open
      .map(({ task }) => ({ ...task, day: dueDay(task.due, eventDate) }))
      .sort(
        (a, b) =>
          (a.day ?? LAST).localeCompare(b.day ?? LAST) || Date.parse(a.createdAt) - Date.parse(b.createdAt),
      )
      .slice(0, NEXT_TASKS_READ),
  }
}

const LAST = '9999'
