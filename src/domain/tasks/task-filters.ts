import { foldText } from '../text/fold-text.ts'
import type { PlacedTask } from './placed-task.ts'
import { type Assignee, assigneeKey } from './tasks.ts'

/** The part of a list that is shown: what is left, what is left for one person by their key, or what is done. */
export type TaskFilter = 'open' | 'done' | (string & {})

/** Whether a filter shows a task. One that is not needed is kept with what is done. */
export function isInFilter({ task, state }: PlacedTask, filter: TaskFilter): boolean {
  if (filter === 'done') return state.state !== 'open'
  if (state.state !== 'open') return false
  return filter === 'open' || task.assignees.some((who) => assigneeKey(who) === filter)
}

/** Whether every word of a search stands in the title or the notes; accents and case do not count. */
export function isFound({ task }: PlacedTask, search: string): boolean {
  const text = foldText(`${task.title} ${task.notes ?? ''}`)
  return foldText(search)
    .split(' ')
    .every((word) => text.includes(word))
}

/** How many are left for each person, by their key. */
export function leftByAssignee(placed: readonly PlacedTask[]): Map<string, { who: Assignee; left: number }> {
  const found = new Map<string, { who: Assignee; left: number }>()
  for (const { task, state } of placed) {
    for (const who of task.assignees) {
      const known = found.get(assigneeKey(who)) ?? { who, left: 0 }
      found.set(assigneeKey(who), { ...known, left: known.left + (state.state === 'open' ? 1 : 0) })
    }
  }
  return found
}
