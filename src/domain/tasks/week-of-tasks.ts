import { daysBetween, type IsoDate, shiftDay } from '../time/dates.ts'
import { dueDay } from './due-day.ts'
import { sundayOf } from './planner-week.ts'
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
  /** For the digest a Monday. */
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
  const open = openUntil(shiftDay(today, 6), { tasks, facts, weddingDate, today }).filter(({ task }) =>
    task.assignees.length === 0
      ? isCouple
      : task.assignees.some((who) => who.kind === 'member' && who.userId === userId),
  )
  return open.some(({ day }) => day >= today) ? open.map(({ task }) => task) : []
}

/** The tasks of a couple, by the ids of both, until Sunday: theirs, and those without a person. */
export function weekOfCouple(week: Week, couple: readonly string[]): DueTask[] {
  return openUntil(sundayOf(week.today), week)
    .filter(
      ({ task: { assignees } }) =>
        assignees.length === 0 ||
        assignees.some((who) => who.kind === 'member' && couple.includes(who.userId)),
    )
    .map(({ task }) => task)
}

/** The open tasks with their days, the earliest first, but for what was left behind long ago. */
function openUntil(last: IsoDate, { tasks, facts, weddingDate, today }: Week) {
  return tasks
    .flatMap((task) => {
      const day = dueDay(task.due, weddingDate)
      return day === null ? [] : [{ task, day }]
    })
    .filter(
      ({ task, day }) =>
        day <= last && daysBetween(day, today) <= TOLD_LATE_DAYS && taskState(task, facts).state === 'open',
    )
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.task.createdAt.localeCompare(b.task.createdAt))
}
