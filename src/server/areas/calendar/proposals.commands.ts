import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { appointmentAttendees } from '#db/schema/calendar.ts'
import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import { type AppointmentKey, type AttendeeRow, ofAppointment } from './attendees.queries.ts'

type Attendee = Pick<AttendeeRow, 'ownerId' | 'appointmentId' | 'id'>

/** One person of an appointment. */
export const isAttendee = ({ ownerId, appointmentId, id }: Attendee) =>
  and(ofAppointment({ ownerId, id: appointmentId }), eq(appointmentAttendees.id, id))

const NONE = { proposedDay: null, proposedStartsAt: null, proposedEndsAt: null, declinedAt: null }

/** Keeps the time that a person proposes, in the place of the one before. */
export const keepProposal = (
  tx: Transaction,
  attendee: Attendee,
  { proposed, proposedAt }: { proposed: AppointmentTime; proposedAt: Date },
) =>
  tx
    .update(appointmentAttendees)
    .set({
      proposedDay: proposed.day,
      proposedStartsAt: proposed.startsAt,
      proposedEndsAt: proposed.endsAt,
      proposedAt,
      declinedAt: null,
    })
    .where(isAttendee(attendee))

/** Forgets what was proposed in the place of a time that the appointment no longer has. */
export const forgetProposals = (tx: Transaction, key: AppointmentKey) =>
  tx.update(appointmentAttendees).set(NONE).where(ofAppointment(key))

/** Forgets what a person proposed. */
export const forgetProposal = (tx: Transaction, attendee: Attendee) =>
  tx.update(appointmentAttendees).set(NONE).where(isAttendee(attendee))

/** The time that a person proposes; null for none. */
export const proposalOf = ({
  proposedDay: day,
  proposedStartsAt: startsAt,
  proposedEndsAt: endsAt,
}: AttendeeRow): AppointmentTime | null =>
  day !== null && startsAt !== null && endsAt !== null ? { day, startsAt, endsAt } : null
