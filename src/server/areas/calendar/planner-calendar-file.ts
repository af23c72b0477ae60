import ical, { ICalAlarmType, type ICalCalendar, ICalEventStatus } from 'ical-generator'
import { calendarText } from '#domain/calendar/calendar-text.ts'
import { madridInstant } from '#domain/calendar/madrid-instant.ts'
import { FIRST_YEAR, type IsoDate, LAST_YEAR, shiftDay } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { MINUTE_SECONDS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { listAppointments } from './appointments.queries.ts'
import { readDays } from './calendar.queries.ts'
import { openSubscription } from './calendar-subscription.commands.ts'
import { listWeddingDays } from './wedding-days.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** How often calendars that subscribe should ask again, in seconds. */
const REFRESH_SECONDS = 60 * 60

const EVER = { from: `${FIRST_YEAR}-01-01`, to: `${LAST_YEAR}-12-31` }

/** A planner's calendar as an iCalendar file, with nothing of any guest; `null` when its address opens nothing. */
export async function plannerCalendarFile(deps: Deps, token: string, origin: string): Promise<string | null> {
  const opened = await openSubscription(deps.db, token)
  if (!opened) return null
  const calendar = ical({
    name: 'Azahar',
    prodId: { company: 'Azahar', product: 'Calendario', language: 'ES' },
    ttl: REFRESH_SECONDS,
  })
  const day = wholeDays(calendar, new URL(origin).host)
  if (opened.showsWeddings)
    for (const { id, name, eventDate } of await listWeddingDays(deps.db, opened.ownerId))
      day({ id: `boda-${id}`, summary: `Boda: ${name}`, first: eventDate! })
  const { holds, closures } = await readDays(deps, opened.ownerId)
  if (opened.showsHolds)
    for (const { id, name, eventDate, heldUntil } of holds)
      day({
        ...{ id: `guardada-${id}`, summary: `Guardada: ${name}`, first: eventDate },
        ...{ description: `Hasta el ${dateInWords(heldUntil)}`, isTentative: true },
      })
  if (opened.showsClosures)
    for (const { id, label, firstDay, lastDay } of closures)
      day({ id: `cierre-${id}`, summary: `Cerrado: ${label}`, first: firstDay, last: lastDay })
  if (opened.showsAppointments) await addAppointments(calendar, deps, { ownerId: opened.ownerId, origin })
  return calendarText(calendar.toString())
}

type WholeDays = {
  id: string
  summary: string
  first: IsoDate
  last?: IsoDate
  description?: string
  isTentative?: boolean
}

/** Adds events of whole days; the end of a range is the day after its last one (RFC 5545, 3.6.1). */
const wholeDays =
  (calendar: ICalCalendar, host: string) =>
  ({ id, summary, first, last = first, description, isTentative }: WholeDays) =>
    void calendar.createEvent({
      id: `${id}@${host}`,
      start: first,
      end: shiftDay(last, 1),
      allDay: true,
      summary,
      ...(description && { description }),
      ...(isTentative && { status: ICalEventStatus.TENTATIVE }),
    })

/** Appointments are in UTC, so calendars agree in the nights when clocks change. */
async function addAppointments(
  calendar: ICalCalendar,
  { db }: Deps,
  { ownerId, origin }: { ownerId: string; origin: string },
): Promise<void> {
  for (const each of await listAppointments(db, ownerId, EVER))
    calendar.createEvent({
      id: `cita-${each.id}@${new URL(origin).host}`,
      start: madridInstant(each.day, each.startsAt),
      end: madridInstant(each.day, each.endsAt),
      sequence: each.revision,
      stamp: each.updatedAt,
      lastModified: each.updatedAt,
      summary: each.with ? `${each.title}: ${each.with}` : each.title,
      ...(each.place && { location: each.place }),
      ...(each.notes && { description: each.notes }),
      ...(each.reminder && {
        alarms: [
          { type: ICalAlarmType.display, trigger: each.reminder * MINUTE_SECONDS, description: each.title },
        ],
      }),
    })
}
