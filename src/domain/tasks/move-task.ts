import { dueDay } from './due-day.ts'
import { dueIn } from './due-in.ts'
import type { PlacedTask, TaskCalendar } from './placed-task.ts'
import { currentSection } from './placed-task.ts'
import { dueInWords } from './task-days.ts'
import { sectionName, TASK_SECTIONS, type TaskSectionKey, UNDATED_SECTION } from './task-sections.ts'
import type { TaskDue } from './tasks.ts'

/**
 * The section that a key moves a task to, one step earlier or later; `null` where there is none. Sections that are over
 * are left out: a task that was left behind goes to the present one.
 */
export function sectionBeside(
  section: TaskSectionKey,
  step: -1 | 1,
  calendar: TaskCalendar,
): TaskSectionKey | null {
  const current = currentSection(calendar)
  const first = Math.max(
    0,
    TASK_SECTIONS.findIndex(({ key }) => key === current),
  )
  const dated = TASK_SECTIONS.slice(first).map(({ key }): TaskSectionKey => key)
  const all = current === null ? [UNDATED_SECTION.key, ...dated] : [...dated, UNDATED_SECTION.key]
  const place = all.indexOf(section)
  if (place < 0) return step === 1 ? all[0]! : null
  return all[place + step] ?? null
}

/** The due of a task in another section, and what is said of the move; `null` where it is there already. */
export function moveTask(
  { task, section }: Pick<PlacedTask, 'task' | 'section'>,
  to: TaskSectionKey,
  calendar: TaskCalendar,
): { due: TaskDue | null; said: string } | null {
  if (to === section) return null
  const due = dueIn(to, calendar)
  const day = dueDay(due, calendar.eventDate)
  const when = day ? `, ${dueInWords(day, calendar.today)}` : ''
  const freed = task.due?.kind === 'day' ? ' Ya no tiene un día fijo.' : ''
  return { due, said: `«${task.title}» pasa a «${sectionName(to)}»${when}.${freed}` }
}
