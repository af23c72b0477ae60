import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { DAY_MINUTES } from '#domain/calendar/appointments.ts'
import { ANSWER_PATH, type AttendanceAnswer, type ToldMethod, toldPlace } from '#domain/calendar/attendees.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { weddingMail } from '#server/areas/branding/brand-mail.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { Configured } from '#server/core/context.ts'
import type { QueuedMail } from '#server/core/jobs/send-mail.ts'
import { plusAddress } from '#server/platform/plus-address.ts'
import { appointmentFile } from './appointment-file.ts'
import type { AppointmentRow, AttendeeRow } from './attendees.queries.ts'

/** The answers, as the addresses of the mail and the page have them. */
export const ANSWER_WORDS: Record<AttendanceAnswer, string> = {
  accepted: 'voy',
  tentative: 'quizas',
  declined: 'no-puedo',
}

type Settings = Configured<'publicUrl' | 'requestsMailbox'>['settings']

type Told = {
  appointment: AppointmentRow
  attendee: AttendeeRow
  method: ToldMethod
  brand: PlannerBrand
  now: Date
}

/**
 * Invites a person to an appointment, or tells them that it is cancelled, with a file for their calendar. What is
 * cancelled is what they know: its later time and place are no business of theirs.
 */
export function appointmentMail(
  { appointment: present, attendee, method, brand, now }: Told,
  settings: Settings,
): QueuedMail {
  const { toldContent } = attendee
  const appointment =
    method === 'cancel' && toldContent !== null ? { ...present, ...toldPlace(toldContent) } : present
  const { title, place } = appointment
  const name = plannerName(brand)
  const { url, ...answers } = answerLinks(attendee, settings)
  const isRequest = method === 'request'
  const when = timeInWords(appointment)
  const text = appointmentFile({
    ...{ appointment, method, attendee, url, now, host: new URL(settings.publicUrl).host },
    organizer: organizerOf(brand, attendee, settings),
  })
  const mail = weddingMail(
    {
      to: attendee.email,
      subject: `${subjectOf(attendee, method)}: ${title}, ${dateInWords(appointment.day)}`,
      title,
      paragraphs: [
        introOf(attendee, method, name),
        when,
        ...(place ? [`Lugar: ${place}`] : []),
        ...(isRequest ? ['¿Puedes venir? Contesta aquí, sin cuenta, o desde tu calendario.'] : []),
      ],
      ...(isRequest && answers),
    },
    brand,
  )
  return { ...mail, calendar: { method: isRequest ? 'REQUEST' : 'CANCEL', text } }
}

/** The page on which a person answers, and the buttons of a mail that lead there. */
export function answerLinks({ token }: Pick<AttendeeRow, 'token'>, { publicUrl }: Settings) {
  const url = `${publicUrl}${ANSWER_PATH}/${token}`
  const answer = (label: string, kind: AttendanceAnswer) => ({
    label,
    url: `${url}?respuesta=${ANSWER_WORDS[kind]}`,
  })
  const choices = [answer('Quizás', 'tentative'), answer('No puedo', 'declined')]
  return { url, action: answer('Voy', 'accepted'), choices }
}

/** Calendars answer to the mailbox of requests, or else to the planner. */
export const organizerOf = (
  brand: PlannerBrand,
  { token }: Pick<AttendeeRow, 'token'>,
  { requestsMailbox }: Settings,
) => ({
  name: plannerName(brand),
  email: requestsMailbox ? plusAddress(requestsMailbox.address, token) : brand.email,
})

const subjectOf = ({ toldMethod }: AttendeeRow, method: ToldMethod) =>
  method === 'cancel' ? 'Cita cancelada' : toldMethod === 'request' ? 'Cambia la cita' : 'Cita'

function introOf({ toldMethod }: AttendeeRow, method: ToldMethod, name: string): string {
  if (method === 'cancel') return `${name} ha cancelado esta cita, o ya no cuenta contigo en ella.`
  return toldMethod === 'request' ? `${name} ha cambiado esta cita:` : `${name} te invita a esta cita:`
}

/** `24 de marzo de 2027, de 20:30 a 22:00`, in the clocks of Madrid. */
export function timeInWords({ day, startsAt, endsAt }: Pick<AppointmentRow, 'day' | 'startsAt' | 'endsAt'>) {
  const nextDay = endsAt > DAY_MINUTES ? ' del día siguiente' : ''
  return `${dateInWords(day)}, de ${formatClock(startsAt)} a ${formatClock(endsAt)}${nextDay}, hora de Madrid`
}
