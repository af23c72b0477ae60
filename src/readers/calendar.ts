import ICAL from 'ical.js'
import type { CalendarEvent, FileContent } from '#domain/imports/file-content.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'

/** Events of a calendar that are read. */
const EVENTS_MAX = 2000

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** The events of a calendar (iCalendar), each once: of one that repeats, the first. */
export function readCalendar(text: string): FileContent {
  const calendar = new ICAL.Component(
    ICAL.parse(text) as unknown[] as ConstructorParameters<typeof ICAL.Component>[0],
  )
  const root = calendar.name === 'vcalendar' ? calendar : calendar.getFirstSubcomponent('vcalendar')
  const components = root?.getAllSubcomponents('vevent') ?? []
  const read = components.slice(0, EVENTS_MAX).map(eventOf)
  const events = read.filter((event) => event !== null)
  const name = root?.getFirstPropertyValue('x-wr-calname')
  return {
    kind: 'calendar',
    name: typeof name === 'string' ? name : null,
    events,
    unread: components.length - events.length,
  }
}

function eventOf(component: InstanceType<typeof ICAL.Component>): CalendarEvent | null {
  try {
    const event = new ICAL.Event(component)
    const { startDate, endDate } = event
    if (!startDate || event.summary === null || event.summary === undefined) return null
    const start = wallClock(startDate)
    const end = endDate ? wallClock(endDate) : start
    const apart = Math.round((Date.parse(end.day) - Date.parse(start.day)) / 86_400_000) * DAY_MINUTES
    const minutes = apart + end.minutes
    const isMoment = startDate.isDate || minutes <= start.minutes
    return {
      day: start.day,
      startsAt: startDate.isDate ? null : start.minutes,
      endsAt: isMoment ? null : minutes,
      isInstant: isInstant(startDate),
      title: event.summary,
      place: event.location || null,
      notes: event.description || null,
      who: event.attendees.flatMap((attendee) => {
        const name = attendee.getParameter('cn')
        return typeof name === 'string' ? [name] : []
      }),
    }
  } catch {
    return null
  }
}

const madrid = new Intl.DateTimeFormat('en-CA', {
  timeZone: WEDDING_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

// Not by its name: a zone of the file may have it, whose clocks change with every second.
const isInstant = (time: InstanceType<typeof ICAL.Time>): boolean =>
  time.zone === ICAL.Timezone.utcTimezone && !time.isDate

/** The day and the minute of a time as its place reads it; an instant in UTC as Madrid does. */
function wallClock(time: InstanceType<typeof ICAL.Time>): { day: string; minutes: number } {
  if (!isInstant(time))
    return { day: time.toString().slice(0, 10), minutes: time.hour * HOUR_MINUTES + time.minute }
  const [day = '', clock = ''] = madrid.format(time.toJSDate()).split(', ')
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return { day, minutes: hour * HOUR_MINUTES + minute }
}
