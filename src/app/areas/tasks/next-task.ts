import type { NextTasks } from '#contract/task-rows.ts'
import type { Task } from '#domain/tasks/tasks.ts'

/** A task of 'Lo siguiente', with its day. */
export type NextTask = NextTasks['next'][number]

/** The home knows no more of a task than its changes need: only the mark is edited there. */
export const asTask = ({ id, title, mark, createdAt }: Omit<NextTask, 'day'>): Task => ({
  ...{ id, title, mark, createdAt },
  ...{ due: null, assignees: [], notes: null, about: null, rule: null, suggestionKey: null, isDraft: false },
})
