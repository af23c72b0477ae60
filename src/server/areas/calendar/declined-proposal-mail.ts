import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { weddingMail } from '#server/areas/branding/brand-mail.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { Configured } from '#server/core/context.ts'
import type { QueuedMail } from '#server/core/jobs/send-mail.ts'
import { appointmentFile } from './appointment-file.ts'
import { answerLinks, organizerOf, timeInWords } from './appointment-mail.ts'
import type { AppointmentRow, AttendeeRow } from './attendees.queries.ts'

type Declined = {
  appointment: AppointmentRow
  attendee: AttendeeRow
  proposed: AppointmentTime
  brand: PlannerBrand
  now: Date
}

/** Tells a person that an appointment stays at its time, with a file by which their calendar knows it (RFC 5546, 3.2.8). */
export function declinedProposalMail(
  { appointment, attendee, proposed, brand, now }: Declined,
  settings: Configured<'publicUrl' | 'requestsMailbox'>['settings'],
): QueuedMail {
  const { title, place, day } = appointment
  const { url, ...answers } = answerLinks(attendee, settings)
  const text = appointmentFile({
    appointment: { ...appointment, revision: attendee.toldRevision ?? appointment.revision },
    ...{ method: 'declinecounter', attendee, url, now, host: new URL(settings.publicUrl).host },
    organizer: organizerOf(brand, attendee, settings),
  })
  const mail = weddingMail(
    {
      to: attendee.email,
      subject: `La cita sigue a su hora: ${title}, ${dateInWords(day)}`,
      title,
      paragraphs: [
        `${plannerName(brand)} ha visto la hora que propones, ${timeInWords(proposed)}, y deja la cita como estaba:`,
        timeInWords(appointment),
        ...(place ? [`Lugar: ${place}`] : []),
        '¿Puedes venir? Contesta aquí, sin cuenta, o desde tu calendario.',
      ],
      ...answers,
    },
    brand,
  )
  return { ...mail, calendar: { method: 'DECLINECOUNTER', text } }
}
