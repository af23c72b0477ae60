import { dueIn } from '#domain/tasks/due-in.ts'
import { readInlineTask } from '#domain/tasks/inline/inline-task.ts'
import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import { daysBefore, type TaskSectionKey } from '#domain/tasks/task-sections.ts'
import { TASK_DAYS_AFTER_MAX, TASK_DAYS_BEFORE_MAX, type TaskDue } from '#domain/tasks/tasks.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { NewTask } from './tasks.actions.ts'
import type { TaskPeople } from './use-task-people.ts'

type NewTaskPlace = { section: TaskSectionKey; calendar: TaskCalendar; people: TaskPeople }

/** The text typed in the row of a section as a task, '@elena vie 27' at its end read; `null` for nothing. */
export function newTaskOf(typed: string, { section, calendar, people }: NewTaskPlace): NewTask | null {
  const known = people.known.map(({ name, who }) => ({ name, value: who }))
  const { title, people: assignees, day } = readInlineTask(typed, { people: known, today: calendar.today })
  if (!title) return null
  const due = day === null ? dueIn(section, calendar) : dueOn(day, calendar.eventDate)
  return { title, assignees, due }
}

/** A day that moves with the wedding; one that lies farther from it than a task may, or without a wedding, stays. */
export function dueOn(date: IsoDate, eventDate: IsoDate | null): TaskDue {
  const days = eventDate === null ? Number.POSITIVE_INFINITY : daysBefore(date, eventDate)
  const isWithin = days >= -TASK_DAYS_AFTER_MAX && days <= TASK_DAYS_BEFORE_MAX
  return isWithin ? { kind: 'days', daysBefore: days } : { kind: 'day', on: date }
}
