import ical from 'ical-generator'
import { instantOf } from '#domain/agenda/agenda-clock.ts'
import { calendarText } from '#domain/calendar/calendar-text.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import type { ZonedDay } from '#domain/time/dates.ts'
import type { RsvpEvent, RsvpValues, RsvpView } from '#site/rsvp/rsvp-view.ts'
import { eventName, wordsOf } from '#site/rsvp/words.ts'

const PRODUCT = { company: 'Azahar', product: 'Invitación', language: 'ES' }

type CalendarOptions = Pick<ZonedDay, 'timeZone'> & {
  weddingId: string
  language: InvitationLanguage
  origin: string
  now: Date
}

/**
 * The events that a household has said yes to, and before it has, all that are open, as an iCalendar file; `null`
 * when there is none, because a calendar without events is no calendar (RFC 5545, 3.6).
 */
export const rsvpCalendar = (view: RsvpView, values: RsvpValues, options: CalendarOptions): string | null =>
  eventsCalendar(view.weddingName, eventsToCome(view, values), options)

/** Events of a wedding as an iCalendar file, a whole day for one without an hour; `null` when none has a date. */
export function eventsCalendar(
  weddingName: string,
  events: readonly RsvpEvent[],
  { weddingId, timeZone, language, origin, now }: CalendarOptions,
): string | null {
  const calendar = ical({ name: weddingName, prodId: PRODUCT })
  const { host } = new URL(origin)
  const words = wordsOf(language)
  for (const event of events) {
    if (!event.date) continue
    const isTimed = event.startsAt !== null
    calendar.createEvent({
      // An event has the same id for every household and whenever it is: it is moved in a calendar, never doubled.
      id: `${weddingId}-${event.key}@${host}`,
      start: isTimed
        ? instantOf({ date: event.date, timeZone }, event.startsAt!)
        : new Date(`${event.date}T00:00:00Z`),
      ...(isTimed ? {} : { allDay: true, timezone: 'UTC' }),
      stamp: now,
      summary: `${eventName(words, event)} · ${weddingName}`,
      ...(event.place && { location: event.place }),
      ...(event.map && { url: event.map }),
    })
  }
  return calendar.length() > 0 ? calendarText(calendar.toString()) : null
}

function eventsToCome({ events, people }: RsvpView, values: RsvpValues): RsvpEvent[] {
  const answersTo = ({ key }: RsvpEvent) =>
    people.filter((person) => person.events.includes(key)).map(({ id }) => values.people[id]!.events[key])
  const accepted = events.filter((event) => answersTo(event).includes(true))
  return accepted.length > 0
    ? accepted
    : events.filter((event) => answersTo(event).some((answer) => answer !== false))
}
