import type { IsoDate } from '../time/dates.ts'
import { dayOf } from './task-sections.ts'
import type { TaskDue } from './tasks.ts'

/** The day on which a task is due; null without a due, and for one that depends on a wedding without a date. */
export function dueDay(due: TaskDue | null, eventDate: IsoDate | null): IsoDate | null {
  if (due?.kind === 'day') return due.on
  return due && eventDate ? dayOf(due.daysBefore, eventDate) : null
}
