import type { IsoDate } from '../time/dates.ts'
import { dueDay } from './due-day.ts'
import { type TaskState, taskState } from './task-rules.ts'
import {
  boundsOf,
  type DatedSectionKey,
  daysBefore,
  daysWithin,
  sectionOf,
  TASK_SECTIONS,
  type TaskSectionKey,
} from './task-sections.ts'
import type { Task, TaskDue } from './tasks.ts'
import type { WeddingFacts } from './wedding-facts.ts'

/** Today, and the day of the wedding where it has one. */
export type TaskCalendar = { today: IsoDate; eventDate: IsoDate | null }

/** A task as it stands in its list: whether it is done, its day, its section, and whether it was left behind. */
export type PlacedTask = {
  task: Task
  state: TaskState
  /** `null` without a due, and for one that depends on a wedding without a date. */
  date: IsoDate | null
  /** Days before the wedding; `null` where they cannot be told. */
  days: number | null
  section: TaskSectionKey
  isLate: boolean
}

export function placeTask(task: Task, facts: WeddingFacts, calendar: TaskCalendar): PlacedTask {
  const state = taskState(task, facts)
  const date = dueDay(task.due, calendar.eventDate)
  const days = daysOf(task.due, calendar.eventDate)
  const isLate = state.state === 'open' && date !== null && date < calendar.today
  return { task, state, date, days, section: sectionOf(days), isLate }
}

function daysOf(due: TaskDue | null, eventDate: IsoDate | null): number | null {
  if (due?.kind === 'days') return due.daysBefore
  return due && eventDate ? daysBefore(due.on, eventDate) : null
}

/** The section that today is in; none for a wedding without a date. */
export function currentSection({ today, eventDate }: TaskCalendar): DatedSectionKey | null {
  if (!eventDate) return null
  const key = sectionOf(daysBefore(today, eventDate))
  return key === 'undated' ? null : key
}

/** The place of today on a strip of all sections, which are equally long on it, in percent. */
export function placeOfToday(calendar: TaskCalendar): number | null {
  const key = currentSection(calendar)
  if (!key || !calendar.eventDate) return null
  const { first, last } = boundsOf(key)
  const end = last ?? first - LENGTH_WITHOUT_END
  const gone = (first - daysBefore(calendar.today, calendar.eventDate)) / (first - end + 1)
  const place = TASK_SECTIONS.findIndex((section) => section.key === key)
  return ((place + Math.min(1, Math.max(0, gone))) * 100) / TASK_SECTIONS.length
}

/** The section after the wedding is drawn as if it went on for so many days. */
const LENGTH_WITHOUT_END = 60

/**
 * The days before the wedding that a task gets in a section: its middle, and in the present one the middle of what is
 * left of it, so that nothing new is late.
 */
export function daysForNew(key: DatedSectionKey, calendar: TaskCalendar): number {
  if (key !== currentSection(calendar) || !calendar.eventDate) return daysWithin(key)
  const today = daysBefore(calendar.today, calendar.eventDate)
  return Math.min(today, Math.ceil((today + (boundsOf(key).last ?? today - 14)) / 2))
}

/** By day, the earliest first, and by when they were added; what has no day comes last. */
export function byDay(a: PlacedTask, b: PlacedTask): number {
  const apart = (b.days ?? -Infinity) - (a.days ?? -Infinity)
  return apart || (a.task.createdAt < b.task.createdAt ? -1 : 1)
}
