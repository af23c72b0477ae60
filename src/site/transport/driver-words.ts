import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { shownPhone } from '#domain/text/phone.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { type IsoDate, shiftDay } from '#domain/time/dates.ts'
import type { SheetContact } from '#domain/transport/driver-sheet.ts'
import type { Marked, MarkedSheet, MarkedTrip } from '#domain/transport/sheet-changes.ts'
import { paperHeading, presentHeading, sentHeading } from '#ui/catering/paper-heading.ts'
import { VEHICLE_WORDS } from '#ui/transport/vehicle-words.ts'

export type SentVersion = { number: number; sentAt: string; company: string | null }

export type Heading = { title: string; line: string }

type Versioned = {
  version: SentVersion | null
  isPresent: boolean
  company: string | null
  timeZone: string
  now: Date
}

/** `Para Transvía, versión 2` and when it was sent, or that it is as of now. */
export function versionHeading({ version, isPresent, company, timeZone, now }: Versioned): Heading {
  const { title, line } =
    version && !isPresent
      ? sentHeading(version, timeZone)
      : presentHeading(version ?? undefined, { timeZone, now })
  const name = isPresent ? company : version?.company
  return { title: name ? `Para ${name}, ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title, line }
}

const WAYS = { out: 'de ida', back: 'de vuelta' } as const

/** `Autobús de ida`, with its hour where several go that way. */
export function tripHeading(trip: MarkedTrip, { trips }: MarkedSheet): string {
  const name = `${VEHICLE_WORDS[trip.vehicle.value]} ${WAYS[trip.direction]}`
  const departure = departureIn(trip)
  const isOnly = trips.filter(({ direction }) => direction === trip.direction).length === 1
  return isOnly || departure === null ? name : `${name}, ${formatClock(departure)}`
}

const departureIn = ({ stops }: MarkedTrip) =>
  stops.find(({ mark, minute }) => mark !== 'gone' && minute.value !== null)?.minute.value ?? null

/** The day on which a trip leaves, in words, and the former one where the wedding was on another. */
export function tripDate(trip: MarkedTrip, date: Marked<IsoDate | null>): Marked<string | null> {
  const days = Math.floor((departureIn(trip) ?? 0) / 1440)
  const inWords = (day: IsoDate | null) =>
    day && paperHeading({ eventDate: shiftDay(day, days), place: null, startsAt: null }).date
  const value = inWords(date.value)
  return 'former' in date ? { value, former: inWords(date.former!) } : { value }
}

/** `Elena, 600 00 01 38`. */
export const contactInWords = (contact: SheetContact | null): string | null =>
  contact && [contact.name, shownPhone(contact.phone)].filter(Boolean).join(', ')

/** `12:05, Hacienda Los Naranjos`: the end of the way. */
export function arrivalInWords({ stops }: MarkedTrip): string | null {
  const last = stops.findLast(({ mark }) => mark !== 'gone')
  if (!last) return null
  const { minute, name } = last
  return minute.value === null ? name.value : `${formatClock(minute.value)}, ${name.value}`
}

/** `3 niños, 1 silla de bebé`: whom a driver has to seat otherwise. */
export function childrenInWords({ stops }: MarkedTrip): string | null {
  const riders = stops.flatMap((stop) => stop.riders.filter(({ mark }) => mark !== 'gone'))
  const count = (age: 'child' | 'baby') => riders.filter((rider) => rider.age.value === age).length
  const [children, babies] = [count('child'), count('baby')]
  const parts = [
    ...(children > 0 ? [children === 1 ? '1 niña o niño' : `${children} niños`] : []),
    ...(babies > 0 ? [babies === 1 ? '1 silla de bebé' : `${babies} sillas de bebé`] : []),
  ]
  return parts.length > 0 ? inSpanishList(parts) : null
}

export const AGE_WORDS = { adult: null, child: 'niña o niño', baby: 'bebé' } as const
