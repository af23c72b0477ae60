import ICAL from 'ical.js'
import { DAY_MINUTES } from '#domain/calendar/appointments.ts'
import type { Attendance, ToldMethod } from '#domain/calendar/attendees.ts'
import { calendarText } from '#domain/calendar/calendar-text.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { shiftDay, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import type { AppointmentRow } from './attendees.queries.ts'

// It leaves out of its count the space that begins a folded line: at most 75 bytes with that (RFC 5545, 3.1).
ICAL.foldLength = 74

type Person = { name: string | null; email: string }

/** An appointment as it is told to one person. The others who are invited are no business of theirs. */
export type ToldAppointment = {
  appointment: Pick<
    AppointmentRow,
    'id' | 'title' | 'day' | 'startsAt' | 'endsAt' | 'place' | 'revision' | 'reminder'
  >
  /** `declinecounter`: it stays as it is, although the person proposed another time. */
  method: ToldMethod | 'declinecounter'
  organizer: Person
  attendee: Person & { status: Attendance }
  /** The page on which they answer. */
  url: string
  host: string
  now: Date
}

/** The UID of an appointment, which stays. */
export const appointmentUid = (id: string, host: string): string => `cita-${id}@${host}`

const PARTSTAT: Record<Attendance, string> = {
  needsAction: 'NEEDS-ACTION',
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  tentative: 'TENTATIVE',
}

/** An invitation of a calendar, or its end (RFC 5546, 3.2.2 and 3.2.5), with all lines folded and their values escaped. */
export const appointmentFile = (told: ToldAppointment): string =>
  calendarText(
    ICAL.stringify([
      'vcalendar',
      [
        ['prodid', {}, 'text', '-//Azahar//Citas//ES'],
        ['version', {}, 'text', '2.0'],
        ['calscale', {}, 'text', 'GREGORIAN'],
        ['method', {}, 'text', told.method.toUpperCase()],
      ],
      [MADRID, eventOf(told)],
    ]),
  )

function eventOf({ appointment, method, organizer, attendee, url, host, now }: ToldAppointment) {
  const { id, title, day, startsAt, endsAt, place, revision, reminder } = appointment
  const isRequest = method === 'request'
  const zone = { tzid: WEDDING_TIME_ZONE }
  const stamp = `${now.toISOString().slice(0, 19)}Z`
  return [
    'vevent',
    [
      ['uid', {}, 'text', appointmentUid(id, host)],
      ['dtstamp', {}, 'date-time', stamp],
      ['last-modified', {}, 'date-time', stamp],
      ['sequence', {}, 'integer', revision],
      ['dtstart', zone, 'date-time', clockOf(day, startsAt)],
      ['dtend', zone, 'date-time', clockOf(day, endsAt)],
      ['summary', {}, 'text', title],
      ...(place ? [['location', {}, 'text', place]] : []),
      ...(isRequest ? [['url', {}, 'uri', url]] : []),
      ['status', {}, 'text', method === 'cancel' ? 'CANCELLED' : 'CONFIRMED'],
      ['organizer', nameOf(organizer), 'cal-address', `mailto:${organizer.email}`],
      [
        'attendee',
        {
          cutype: 'INDIVIDUAL',
          role: 'REQ-PARTICIPANT',
          partstat: PARTSTAT[attendee.status],
          ...(isRequest && { rsvp: 'TRUE' }),
          ...nameOf(attendee),
        },
        'cal-address',
        `mailto:${attendee.email}`,
      ],
    ],
    isRequest && reminder ? [alarmOf(reminder, title)] : [],
  ]
}

const alarmOf = (minutes: number, title: string) => [
  'valarm',
  [
    ['action', {}, 'text', 'DISPLAY'],
    ['trigger', {}, 'duration', `-PT${minutes}M`],
    ['description', {}, 'text', title],
  ],
  [],
]

/** No line of a name begins another one, and a quotation mark ends no parameter. */
const nameOf = ({ name }: Person) => (name ? { cn: cleanLine(name).replaceAll('"', '’') } : {})

/** A minute of a day as the clocks of Madrid show it, past 1440 on the next day. */
function clockOf(day: string, minutes: number): string {
  const date = shiftDay(day, Math.floor(minutes / DAY_MINUTES))
  const [hour, minute] = [Math.floor((minutes % DAY_MINUTES) / 60), minutes % 60]
  return `${date}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`
}

const change = (name: string, from: string, to: string, begins: string, month: number) => [
  name,
  [
    ['tzoffsetfrom', {}, 'utc-offset', from],
    ['tzoffsetto', {}, 'utc-offset', to],
    ['tzname', {}, 'text', name === 'daylight' ? 'CEST' : 'CET'],
    ['dtstart', {}, 'date-time', begins],
    ['rrule', {}, 'recur', { freq: 'YEARLY', bymonth: month, byday: '-1SU' }],
  ],
  [],
]

/** The clocks of Madrid change on the last Sundays of March and October. */
const MADRID = [
  'vtimezone',
  [['tzid', {}, 'text', WEDDING_TIME_ZONE]],
  [
    change('daylight', '+01:00', '+02:00', '1996-03-31T02:00:00', 3),
    change('standard', '+02:00', '+01:00', '1996-10-27T03:00:00', 10),
  ],
]
