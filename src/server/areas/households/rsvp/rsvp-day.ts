import { mapAddress } from '#domain/agenda/agenda.ts'
import { clockAt, formatMinute, minuteNow } from '#domain/agenda/agenda-clock.ts'
import { hourChange } from '#domain/agenda/agenda-told.ts'
import {
  type DayMoment,
  dayMomentAt,
  type GuestDay,
  isNearTheDay,
  linesAt,
} from '#domain/households/guest-day.ts'
import { clockIn } from '#domain/time/clock-in.ts'
import { shiftDay, type ZonedDay } from '#domain/time/dates.ts'
import { departureOf, hourAt } from '#domain/transport/transport.ts'
import { todayAt, type WeddingDay } from '#domain/weddings/weddings.ts'
import type { Platform } from '#server/core/context.ts'
import type { GuestPage, GuestPageBus } from '#site/rsvp/guest-page/guest-page.ts'
import type { RsvpDay } from '#site/rsvp/rsvp-day.tsx'
import type { RsvpEvent, RsvpValues, RsvpView } from '#site/rsvp/rsvp-view.ts'
import { eventName, type Words } from '#site/rsvp/words.ts'
import type { Invitation } from '../invitation.queries.ts'
import { findGuestDays, findToldTrips, findTripsBack } from './guest-day.queries.ts'

type Guests = { invitation: Invitation; view: RsvpView; values: RsvpValues; words: Words }

/** The moment of the day for a household: `null` long before it, and for those who have said that none of them comes. */
export async function momentOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { invitation, view, values, words }: Guests,
): Promise<DayMoment> {
  const { wedding } = invitation
  if (!isNearTheDay(wedding, clock.now()) || areAllAbsent(view, values)) return null
  const days = withEvents(await findGuestDays(db, invitation), view.events, { words, wedding })
  return dayMomentAt(wedding, days, clock.now())
}

const areAllAbsent = ({ people }: RsvpView, values: RsvpValues) =>
  people.every(({ id, events }) => events.every((key) => values.people[id]!.events[key] === false))

/** A date of which the agenda shows nothing has what the invitation says of it. */
export function withEvents(
  days: readonly GuestDay[],
  events: readonly RsvpEvent[],
  { words, wedding: { timeZone } }: { words: Words; wedding: Pick<WeddingDay, 'timeZone'> },
): GuestDay[] {
  const dates = new Set(days.map(({ date }) => date))
  const missing = new Map<string, GuestDay>()
  for (const event of events) {
    if (!event.date || dates.has(event.date)) continue
    const day = missing.get(event.date) ?? { date: event.date, timeZone, lines: [] }
    missing.set(event.date, day)
    if (event.startsAt === null) continue
    day.lines.push({
      ...{ id: event.key, title: eventName(words, event), place: event.place, mapUrl: event.map },
      ...{ time: { startsAt: event.startsAt, endsAt: null }, toldStartsAt: null },
      ...{ isDone: false, createdAt: event.date },
    })
  }
  return [...days, ...missing.values()].toSorted((a, b) => a.date.localeCompare(b.date))
}

/** The days in the words of the page. */
export function toRsvpDay(
  days: readonly GuestDay[],
  { wedding, isOpen, now }: { wedding: WeddingDay; isOpen: boolean; now: Date },
): RsvpDay {
  const { eventDate } = wedding
  const today = todayAt(wedding, now)
  const isWedding = days.some(({ date }) => date === eventDate)
  return {
    when: !isWedding ? 'other' : eventDate === today || days[0]!.date < today ? 'day' : 'eve',
    updatedAt: clockIn(wedding.timeZone, now),
    isOpen,
    days: linesAt(days, now).map(({ lines, ...day }) => ({
      date: day.date,
      lines: lines.map(({ id, title, place, mapUrl, time, toldStartsAt, state }) => ({
        ...{ id, title, place, state },
        map: mapAddress({ place, mapUrl }),
        time: formatMinute(day, time.startsAt),
        end: time.endsAt === null ? null : formatMinute(day, time.endsAt),
        change: lineChange(day, hourChange(toldStartsAt, time.startsAt)),
      })),
    })),
  }
}

const lineChange = (day: ZonedDay, change: ReturnType<typeof hourChange>) =>
  change && { was: formatMinute(day, change.was), later: change.later }

/** The buses of a family with the hours that it was told, where these have changed on the day. */
export async function withToldHours(
  { db }: Pick<Platform, 'db'>,
  invitation: Pick<Invitation, 'weddingId'>,
  page: GuestPage | null,
): Promise<GuestPage | null> {
  if (!page || page.buses.length === 0) return page
  const trips = await findToldTrips(db, invitation)
  const buses = page.buses.map((bus) => {
    const { id, direction, time } = bus.stop
    const trip = trips.find((one) => one.direction === direction && one.stops.some(({ key }) => key === id))
    return { ...bus, was: hourChange(trip ? hourAt(trip, id) : null, time)?.was ?? null }
  })
  return { ...page, buses }
}

/** A bus may leave this late, and who runs for it looks once more. */
const LATE_MINUTES = 30

/** The buses home of a family that have still to leave on the morning after the wedding, which its thanks leave in sight. */
export async function findBusesAhead(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  invitation: Invitation,
  findPage: () => Promise<GuestPage | null>,
): Promise<GuestPageBus[]> {
  const { eventDate, timeZone } = invitation.wedding
  const now = clock.now()
  if (eventDate === null || todayAt({ timeZone }, now) !== shiftDay(eventDate, 1)) return []
  const page = await withToldHours({ db }, invitation, await findPage())
  const day = { date: eventDate, timeZone }
  const present = clockAt(day, minuteNow(day, now))
  const backs = page && page.buses.length > 0 ? await findTripsBack(db, invitation) : []
  const isAhead = ({ stop: { id, direction } }: GuestPageBus) => {
    const trip = direction === 'back' && backs.find(({ stops }) => stops.some(({ key }) => key === id))
    const departure = trip ? departureOf(trip) : null
    return departure !== null && departure + LATE_MINUTES > present
  }
  return page?.buses.filter(isAhead) ?? []
}
