import type { IsoDate } from '../time/dates.ts'
import { type TaskMark, type TaskRule, taskState } from './task-rules.ts'
import type { WeddingFacts } from './wedding-facts.ts'

/** Open tasks of one wedding that a dashboard looks at: with their day, the earliest first. */
export type DatedTask = {
  id: string
  title: string
  day: IsoDate
  rule: TaskRule | null
  mark: TaskMark | null
}

/** A line of the dashboard: how many tasks were left behind, and the next one. */
export type TaskLine = { late: number; next: { id: string; title: string; day: IsoDate } | null }

/** The line of a wedding; `null` where nothing is left behind and nothing comes. */
export function taskLine(tasks: readonly DatedTask[], facts: WeddingFacts, today: IsoDate): TaskLine | null {
  const open = tasks.filter((task) => taskState(task, facts).state === 'open')
  const late = open.filter(({ day }) => day < today).length
  const coming = open.find(({ day }) => day >= today)
  if (late === 0 && !coming) return null
  return { late, next: coming ? { id: coming.id, title: coming.title, day: coming.day } : null }
}
