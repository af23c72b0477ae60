import type { ICalCalendar } from 'ical-generator'
import type { Database } from '#db/client.ts'
import { calendarText } from '#domain/calendar/calendar-text.ts'
import { dueDay } from '#domain/tasks/due-day.ts'
import { taskState } from '#domain/tasks/task-rules.ts'
import { type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { findDuePayments } from '#server/areas/payments/due-payments.queries.ts'
import { addDuePayments } from '#server/areas/payments/payments-calendar.ts'
import { findWeddingFacts } from '#server/areas/tasks/task-facts.queries.ts'
import { listDueTasks } from '#server/areas/tasks/tasks.queries.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import { calendarOf } from './agenda-calendar.ts'
import { type OpenedCalendar, openOwnCalendar } from './own-calendar.queries.ts'
import { findWholeAgenda } from './shared-agenda.queries.ts'

/** A member's own calendar as an iCalendar file; `null` when its address opens nothing. */
export async function ownCalendarFile(db: Database, token: string, origin: string): Promise<string | null> {
  const opened = await openOwnCalendar(db, token)
  if (!opened) return null
  const seesVendors = proofFor(opened, 'vendors', 'view') !== null
  const agenda = await findWholeAgenda(db, opened.weddingId, { seesVendors })
  if (!agenda) return null
  const calendar = calendarOf(agenda, origin)
  calendar.name(agenda.wedding.name)
  if (opened.showsTasks) await addTasks(calendar, db, opened, { eventDate: agenda.wedding.eventDate, origin })
  const paying = opened.showsPayments ? proofFor(opened, 'budget', 'view') : null
  if (paying) addDuePayments(calendar, await findDuePayments(db, paying), { origin, withAccount: false })
  return calendarText(calendar.toString())
}

/** The open tasks that have a day, for a member who sees the tasks: whole days. */
async function addTasks(
  calendar: ICalCalendar,
  db: Database,
  opened: OpenedCalendar,
  { eventDate, origin }: { eventDate: IsoDate | null; origin: string },
): Promise<void> {
  const weddingId = proofFor(opened, 'tasks', 'view')
  if (!weddingId) return
  const facts = await findWeddingFacts(db, weddingId, { seesVendors: false })
  for (const task of await listDueTasks(db, weddingId)) {
    const day = dueDay(task.due, eventDate)
    if (day === null || taskState(task, facts).state !== 'open') continue
    calendar.createEvent({
      id: `${task.id}@${new URL(origin).host}`,
      start: day,
      end: shiftDay(day, 1),
      allDay: true,
      summary: task.title,
    })
  }
}
