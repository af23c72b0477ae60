import type { Appointment, Invited } from '#contract/appointments.ts'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { readTypedClock } from '#domain/agenda/typed-clock.ts'
import { type AppointmentKind, type AppointmentReminder, DAY_MINUTES } from '#domain/calendar/appointments.ts'
import type { AppointmentFields } from './appointments.actions.ts'
import { addressesOf, invitedTo, problemOfAddresses } from './invited-people.ts'
import { KINDS } from './week-words.ts'

/** An appointment as its dialog has it: times as typed, and `for` names the wedding or the request by its id. */
export type TypedAppointment = {
  kind: AppointmentKind
  title: string
  day: string | null
  from: string
  to: string
  weddingId: string | null
  requestId: string | null
  place: string
  notes: string
  reminder: AppointmentReminder | null
  /** The people of the couple who are invited. */
  members: string[]
  /** Further addresses as they were typed, one after the other. */
  addresses: string
}

export const typedOf = (appointment: Appointment | null, day: string): TypedAppointment => ({
  kind: appointment?.kind ?? 'visit',
  title: appointment?.title ?? KINDS.visit,
  day: appointment?.day ?? day,
  from: formatClock(appointment?.startsAt ?? 10 * 60),
  to: formatClock(appointment?.endsAt ?? 11 * 60),
  weddingId: appointment?.weddingId ?? null,
  requestId: appointment?.requestId ?? null,
  place: appointment?.place ?? '',
  notes: appointment?.notes ?? '',
  reminder: appointment?.reminder ?? null,
  members: invitedTo(appointment).members,
  addresses: invitedTo(appointment).addresses.join(', '),
})

/** Whether the title is still that of its kind, which another kind replaces. */
export const usualTitle = ({ title, kind }: TypedAppointment): boolean =>
  title.trim() === '' || title === KINDS[kind]

export function endsNextDay({ from, to }: TypedAppointment): boolean {
  const [begins, ends] = [readTypedClock(from), readTypedClock(to)]
  return begins !== null && ends !== null && ends <= begins
}

export function problemsOf({ title, day, from, to, addresses }: TypedAppointment) {
  const wrong = 'Escribe una hora: 10:30.'
  return {
    title: title.trim() ? null : 'Ponle un título.',
    day: day === null ? 'Elige el día.' : null,
    from: readTypedClock(from) === null ? wrong : null,
    to: readTypedClock(to) === null ? wrong : null,
    addresses: problemOfAddresses(addresses),
  }
}

/** The fields of a typed appointment without problems. */
export function fieldsOf(typed: TypedAppointment): AppointmentFields {
  const startsAt = readTypedClock(typed.from)!
  const ends = readTypedClock(typed.to)!
  return {
    ...{ kind: typed.kind, title: typed.title.trim(), day: typed.day!, startsAt },
    endsAt: ends <= startsAt ? ends + DAY_MINUTES : ends,
    ...{ weddingId: typed.weddingId, requestId: typed.requestId },
    ...{ place: typed.place.trim() || null, notes: typed.notes.trim() || null, reminder: typed.reminder },
  }
}

/** All who are invited. */
export const invitedOf = ({ members, addresses }: TypedAppointment): Invited => ({
  members,
  addresses: addressesOf(addresses),
})
