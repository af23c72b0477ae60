import type { IsoDate } from '../time/dates.ts'
import { taskState, type WeddingFacts } from './task-rules.ts'
import { dayOf } from './task-sections.ts'
import type { Task, TaskDue } from './tasks.ts'

/** How many tasks 'Lo siguiente' names. */
export const NEXT_TASKS = 3

/** The day of a task; null where it has none, or lies before or after a wedding without a date. */
export function dayOfTask(due: TaskDue | null, eventDate: IsoDate | null): IsoDate | null {
  if (due?.kind === 'day') return due.on
  return due && eventDate ? dayOf(due.daysBefore, eventDate) : null
}

/** The open tasks in the order in which they are due, those without a day last as they were added; and their count. */
export function nextTasks<T extends Pick<Task, 'due' | 'mark' | 'rule' | 'createdAt'>>(
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
      .map(({ task }) => ({ ...task, day: dayOfTask(task.due, eventDate) }))
      .sort(
        (a, b) =>
          (a.day ?? LAST).localeCompare(b.day ?? LAST) || Date.parse(a.createdAt) - Date.parse(b.createdAt),
      )
      .slice(0, NEXT_TASKS),
  }
}

const LAST = '9999'
