import ical from 'ical-generator'
import { instantOf } from '#domain/agenda-clock.ts'
import type { InvitationLanguage } from '#domain/households.ts'
import type { RsvpValues, RsvpView } from '#site/rsvp/rsvp-view.ts'
import { eventName, wordsOf } from '#site/rsvp/words.ts'

const PRODUCT = { company: 'Azahar', product: 'Invitación', language: 'ES' }

/** The events that a guest of the household has said yes to, as an iCalendar file. */
export function rsvpCalendar(
  view: RsvpView,
  values: RsvpValues,
  { language, origin, now }: { language: InvitationLanguage; origin: string; now: Date },
): string {
  const calendar = ical({ name: view.weddingName, prodId: PRODUCT })
  const { host } = new URL(origin)
  const words = wordsOf(language)
  for (const event of view.events) {
    const isWanted = view.people.some(({ id }) => values.people[id]!.events[event.key])
    if (!isWanted || !event.date) continue
    const isTimed = event.startsAt !== null
    calendar.createEvent({
      // The wedding has the same id for every household: two invitations in one calendar are one event.
      id: `${view.date}-${event.key}-${view.weddingName.replace(/[^\p{L}\p{N}]+/gu, '-')}@${host}`,
      start: isTimed ? instantOf(event.date, event.startsAt!) : new Date(`${event.date}T00:00:00Z`),
      ...(isTimed ? {} : { allDay: true, timezone: 'UTC' }),
      stamp: now,
      summary: `${eventName(words, event)} · ${view.weddingName}`,
      ...(event.place && { location: event.place }),
      ...(event.map && { url: event.map }),
    })
  }
  return calendar.toString()
}
