import { daysBetween, type IsoDate, shiftDay } from '../time/dates.ts'
import { dueDay } from './due-day.ts'
import { taskState } from './task-rules.ts'
import type { DueTask } from './tasks.ts'
import type { WeddingFacts } from './wedding-facts.ts'

/** A task that was due so many days ago and longer is not told of any more: who wants to do it sees it in the list. */
const TOLD_LATE_DAYS = 28

/** A member of a wedding as its digest sees them. */
type Reader = { userId: string; isCouple: boolean }

type Week = {
  tasks: readonly DueTask[]
  facts: WeddingFacts
  weddingDate: IsoDate | null
  /** A Monday. */
  today: IsoDate
}

/**
 * The tasks that a week's digest tells a member of, the earliest first: those due until Sunday that are open, with what
 * was left behind in the last weeks. They are the member's own, and for one of the couple the tasks without a person. There
 * is no digest on the day of the wedding, nor one that only tells of what was left behind.
 */
export function digestOf(
  { tasks, facts, weddingDate, today }: Week,
  { userId, isCouple }: Reader,
): DueTask[] {
  if (weddingDate === today) return []
  const sunday = shiftDay(today, 6)
  const open = tasks
    .map((task) => ({ task, day: dueDay(task.due, weddingDate) }))
    .filter(({ task, day }) => {
      if (day === null || day > sunday || daysBetween(day, today) > TOLD_LATE_DAYS) return false
      const isTheirs =
        task.assignees.length === 0
          ? isCouple
          : task.assignees.some((who) => who.kind === 'member' && who.userId === userId)
      return isTheirs && taskState(task, facts).state === 'open'
    })
    .toSorted((a, b) => a.day!.localeCompare(b.day!) || a.task.createdAt.localeCompare(b.task.createdAt))
  return open.some(({ day }) => day! >= today) ? open.map(({ task }) => task) : []
}
