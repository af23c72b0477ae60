import type { Appointment, AppointmentAttendee } from '#contract/appointments.ts'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import type { AppointmentKind, AppointmentTime } from '#domain/calendar/appointments.ts'
import type { Attendance } from '#domain/calendar/attendees.ts'
import { type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { dateInWords, monthInWords, shortDay, weekdayInWords } from '../../../shared/words/spanish-dates.ts'

export const KINDS: Record<AppointmentKind, string> = {
  visit: 'Visita',
  tasting: 'Prueba de menú',
  meeting: 'Reunión',
  call: 'Videollamada',
  setup: 'Montaje',
  other: 'Otra',
}

export const clocksInWords = ({ startsAt, endsAt }: Omit<AppointmentTime, 'day'>): string =>
  `${formatClock(startsAt)} – ${formatClock(endsAt)}`

/** `martes 24, 12:00 – 14:00`. */
export const timeInWords = (time: AppointmentTime): string =>
  `${weekdayInWords(time.day)}, ${clocksInWords(time)}`

/** `el martes 24 de noviembre, de 12:00 a 14:00`: a time that may be weeks away. */
export function farTimeInWords({ day, startsAt, endsAt }: AppointmentTime): string {
  const [month] = monthInWords(day).split(' ')
  return `el ${weekdayInWords(day)} de ${month}, de ${formatClock(startsAt)} a ${formatClock(endsAt)}`
}

/** `23 – 29 de noviembre`, `28 dic – 3 ene de 2027`: the year where it is not the present one. */
export function weekInWords(monday: IsoDate, today: IsoDate): string {
  const sunday = shiftDay(monday, 6)
  const year = sunday.slice(0, 4) === today.slice(0, 4) ? '' : ` de ${sunday.slice(0, 4)}`
  if (monday.slice(0, 7) !== sunday.slice(0, 7)) return `${shortDay(monday)} – ${shortDay(sunday)}${year}`
  return `${Number(monday.slice(8))} – ${dateInWords(sunday).replace(/ de \d{4}$/, '')}${year}`
}

/** `8 citas y una boda`. */
export function weekCounts(appointments: number, weddings: number): string {
  const parts = [
    appointments > 0 && (appointments === 1 ? 'una cita' : `${appointments} citas`),
    weddings > 0 && (weddings === 1 ? 'una boda' : `${weddings} bodas`),
  ].filter(Boolean)
  const words = parts.join(' y ') || 'Nada esta semana'
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}

/** `lun`, as the column of a day says it. */
export const weekdayShort = (day: IsoDate): string =>
  ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'][new Date(`${day}T00:00:00Z`).getUTCDay()]!

/** `2 van · 1 sin responder`; nothing without people. */
export function attendanceInWords(attendees: Appointment['attendees']): string {
  const counts = Object.entries(ATTENDANCE_COUNTS).map(([status, words]) => {
    const count = attendees.filter((each) => each.status === status).length
    return count > 0 && words(count)
  })
  const proposals = attendees.filter(({ proposed }) => proposed).length
  return [
    ...counts,
    proposals > 0 && (proposals === 1 ? '1 propone otra hora' : `${proposals} proponen otra hora`),
  ]
    .filter(Boolean)
    .join(' · ')
}

export const attendeeName = ({ name, email }: AppointmentAttendee): string => name ?? email ?? 'Usuario'

const ATTENDANCE_COUNTS: Record<Attendance, (count: number) => string> = {
  accepted: (count) => (count === 1 ? '1 va' : `${count} van`),
  tentative: (count) => `${count} quizás`,
  declined: (count) => (count === 1 ? '1 no puede' : `${count} no pueden`),
  needsAction: (count) => `${count} sin responder`,
}

export const ATTENDANCE_WORDS: Record<Attendance, string> = {
  accepted: 'va',
  tentative: 'quizás',
  declined: 'no puede',
  needsAction: 'sin responder',
}
