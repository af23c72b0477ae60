import type { Appointment, Invited } from '#contract/appointments.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { mergedPeople } from '#domain/calendar/attendees.ts'
import type { AppointmentChanges, AppointmentFields } from './appointments.actions.ts'
import { invitedTo, isSame } from './invited-people.ts'
import { fieldsOf, invitedOf, type TypedAppointment } from './typed-appointment.ts'
import { KINDS, timeInWords } from './week-words.ts'

/** The fields that were touched since the appointment was shown, and how they were; the day and its times go together. */
export function changesOf(typed: TypedAppointment, shown: Appointment) {
  const [given, from] = [togetherOf(fieldsOf(typed)), togetherOf(shown)]
  const touched = FIELDS.filter((name) => !isEqual(given[name], from[name]))
  const only = (all: Together) =>
    Object.fromEntries(touched.map((name) => [name, all[name]])) as AppointmentChanges
  const [invited, before] = [invitedOf(typed), invitedTo(shown)]
  return {
    ...only(given),
    from: only(from),
    ...(!isSame(invited, before) && { invited, invitedFrom: before }),
  }
}

type Together = Required<AppointmentChanges>

const togetherOf = ({ day, startsAt, endsAt, ...texts }: AppointmentFields): Together => ({
  ...texts,
  time: { day, startsAt, endsAt },
})

const NAMES: Record<keyof Together, string> = {
  ...{
    kind: 'el tipo',
    title: 'el título',
    time: 'la hora',
    weddingId: 'la boda',
    requestId: 'la solicitud',
  },
  ...{ place: 'el lugar', notes: 'las notas', reminder: 'el aviso' },
}

const FIELDS = Object.keys(NAMES) as (keyof Together)[]

/** The touched fields that another page has changed since, with what is there by now. */
export function overtakenFields(from: AppointmentChanges, stored: Appointment): string[] {
  const now = togetherOf(stored)
  const shownAs = { ...stored, time: timeInWords(stored), kind: KINDS[stored.kind] }
  return FIELDS.filter((name) => name in from && !isEqual(from[name], now[name])).map((name) =>
    name === 'title' || name === 'place' || name === 'time' || name === 'kind'
      ? `${NAMES[name]} (${shownAs[name] ? `«${shownAs[name]}»` : 'ahora sin nada'})`
      : NAMES[name],
  )
}

/** The touched fields as they were typed, over the appointment as it is by now: the others are as that has them. */
export function retypedOn(
  stored: Appointment,
  typed: TypedAppointment,
  shown: Appointment,
): { [Name in keyof TypedAppointment]: TypedAppointment[Name] | undefined } {
  const { from, invited } = changesOf(typed, shown)
  const kept = <Name extends keyof TypedAppointment>(name: Name, field: keyof Together) =>
    field in from ? typed[name] : undefined
  const merged = (kind: keyof Invited) =>
    invited && mergedPeople(invitedTo(stored)[kind], { from: invitedTo(shown)[kind], to: invited[kind] })
  return {
    ...{ kind: kept('kind', 'kind'), title: kept('title', 'title') },
    ...{ day: kept('day', 'time'), from: kept('from', 'time'), to: kept('to', 'time') },
    ...{ weddingId: kept('weddingId', 'weddingId'), requestId: kept('requestId', 'requestId') },
    ...{ place: kept('place', 'place'), notes: kept('notes', 'notes') },
    ...{ reminder: kept('reminder', 'reminder'), members: merged('members') },
    addresses: merged('addresses')?.join(', '),
  }
}
