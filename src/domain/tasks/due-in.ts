import { daysForNew, type TaskCalendar } from './placed-task.ts'
import { type TaskSectionKey, UNDATED_SECTION } from './task-sections.ts'
import type { TaskDue } from './tasks.ts'

/** The due of a task that is put into a section: days that move with the wedding, or none. */
export const dueIn = (section: TaskSectionKey, calendar: TaskCalendar): TaskDue | null =>
  section === UNDATED_SECTION.key ? null : { kind: 'days', daysBefore: daysForNew(section, calendar) }
