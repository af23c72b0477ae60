import ICAL from 'ical.js'
import type { Email } from 'postal-mime'
import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import type { AttendanceAnswer } from '#domain/calendar/attendees.ts'
import { readProposedTime, textIn } from './read-proposed-time.ts'

/**
 * The answer of one person as their calendar has mailed it (RFC 5546, 3.2.3), or another time that they propose (3.2.7), with
 * an answer or without. Addresses are in small letters.
 */
export type CalendarReply = {
  uid: string
  attendee: string
  /** The address that sent the mail, and the one that it names as sending for the person. */
  senders: string[]
  status: AttendanceAnswer | null
  proposed: AppointmentTime | null
  sequence: number
  stamp: Date | null
}

/** A calendar of an answer has some lines; a longer one is none. */
const CALENDAR_MAX = 48 * 1024

/** A proposal may name all who are invited. */
const PROPOSAL_ATTENDEES_MAX = 50

const ANSWERS: Record<string, AttendanceAnswer> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
}

/** Whether a mail brings a calendar, which is no request of a couple. */
export const bringsCalendar = (mail: Email): boolean => calendarOf(mail) !== undefined

const calendarOf = ({ attachments }: Email) =>
  attachments.find(({ mimeType }) => mimeType === 'text/calendar' || mimeType === 'application/ics')

/** Reads the answer or the proposal that a mail brings; null for none, or for what says neither yes, no, perhaps nor when. */
export function readReply(mail: Email): CalendarReply | null {
  const part = calendarOf(mail)
  if (!part) return null
  const text = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content)
  if (text.length > CALENDAR_MAX) return null
  try {
    const jCal = ICAL.parse(text)
    const root = new ICAL.Component(jCal as ConstructorParameters<typeof ICAL.Component>[0])
    return replyOf(root, mail)
  } catch {
    return null
  }
}

function replyOf(root: InstanceType<typeof ICAL.Component>, mail: Email): CalendarReply | null {
  const method = textOf(root, 'method').toUpperCase()
  if (method !== 'REPLY' && method !== 'COUNTER') return null
  const isProposal = method === 'COUNTER'
  const sender = senderOf(mail)
  const events = root.getAllSubcomponents('vevent')
  const [event] = events
  const attendees = event?.getAllProperties('attendee') ?? []
  const attendee = attendees.find((each) => addressIn(each) === sender) ?? attendees[0]
  if (!event || !attendee || events.length > 1) return null
  if (attendees.length > (isProposal ? PROPOSAL_ATTENDEES_MAX : 1)) return null
  const status = ANSWERS[parameterOf(attendee, 'partstat').toUpperCase()] ?? null
  const proposed = isProposal ? readProposedTime(event) : null
  const sequence = Number(textOf(event, 'sequence') || '0')
  const uid = textOf(event, 'uid')
  // The answer stands beside a time that is none of an appointment: a whole day, or in clocks that we do not know.
  if (!(proposed ?? status) || !Number.isInteger(sequence) || uid === '') return null
  return {
    ...{ uid, status, proposed, sequence },
    attendee: addressIn(attendee),
    senders: [sender, addressOf(parameterOf(attendee, 'sent-by'))].filter((each) => each !== ''),
    stamp: stampOf(event),
  }
}

const senderOf = ({ from }: Email): string =>
  (from && 'address' in from ? (from.address ?? '') : '').toLowerCase()

const addressIn = (attendee: InstanceType<typeof ICAL.Property>): string =>
  addressOf(String(attendee.getFirstValue() ?? ''))

const textOf = (component: InstanceType<typeof ICAL.Component>, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '')

const parameterOf = (property: InstanceType<typeof ICAL.Property>, name: string): string =>
  String(property.getFirstParameter(name) ?? '')

const addressOf = (value: string): string =>
  value
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase()

/**
 * A stamp is one of UTC (RFC 5545, 3.8.7.2). Its text is read, and no zone of the mail: a zone whose clocks change with
 * every second would be worked through for ever.
 */
function stampOf(event: InstanceType<typeof ICAL.Component>): Date | null {
  const text = textIn(event, 'dtstamp')
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? validDate(text) : null
}

const validDate = (text: string) => (Number.isNaN(Date.parse(text)) ? null : new Date(text))
