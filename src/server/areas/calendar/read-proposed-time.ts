import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import { madridInstant } from '#domain/calendar/madrid-instant.ts'
import { proposedTime } from '#domain/calendar/proposals.ts'
import { isIsoDate, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import { isTimeZone } from '#domain/time/zoned-hours.ts'

type Event = InstanceType<typeof ICAL.Component>

/**
 * The time of an event in the clocks of Madrid; null for a whole day, or for a zone that we do not know. Zones are known by
 * their names: how a mail defines one is not worked through, as its clocks may change with every second.
 */
export function readProposedTime(event: Event): AppointmentTime | null {
  const begins = instantOf(event, 'dtstart')
  const ends = begins && (instantOf(event, 'dtend') ?? afterDuration(event, begins))
  return begins && ends && proposedTime(begins, ends)
}

function instantOf(event: Event, name: string): Date | null {
  const text = textIn(event, name)
  const [, day, hour, minute, isUtc] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):\d\d(Z?)$/.exec(text) ?? []
  if (!day || !isIsoDate(day) || Number(hour) > 23 || Number(minute) > 59) return null
  const zone = isUtc ? 'UTC' : zoneOf(event.getFirstProperty(name)?.getFirstParameter('tzid'))
  return zone ? madridInstant(day, Number(hour) * 60 + Number(minute), zone) : null
}

function afterDuration(event: Event, begins: Date): Date | null {
  const duration = event.getFirstPropertyValue('duration')
  return duration instanceof ICAL.Duration
    ? new Date(begins.getTime() + duration.toSeconds() * SECOND_MS)
    : null
}

/** The name of a zone has at most so many parts: 'America/Argentina/Buenos_Aires'. */
const ZONE_PARTS = 3

/**
 * Outlook names zones as Windows does, and some programs put a path before the name. Clocks without a zone are those of the
 * invitation.
 */
function zoneOf(name: string | undefined): string | null {
  if (!name) return WEDDING_TIME_ZONE
  const [known = name] = findIana(name)
  const parts = known.split('/').slice(-ZONE_PARTS)
  return parts.map((_, place) => parts.slice(place).join('/')).find(isTimeZone) ?? null
}

/** A value as jCal has it: its text, which no zone of the mail has a part in. */
export function textIn(event: Event, name: string): string {
  const value: unknown = event.getFirstProperty(name)?.toJSON()[3]
  return typeof value === 'string' ? value : ''
}
