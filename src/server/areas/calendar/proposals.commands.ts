import { and, eq } from 'drizzle-orm'
import type { Appointment } from '#contract/appointments.ts'
import type { Transaction } from '#db/client.ts'
import { appointmentAttendees } from '#db/schema/calendar.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import { isOver } from '#domain/calendar/attendees.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { findAppointment } from './appointments.queries.ts'
import {
  type AppointmentKey,
  type AttendeeRow,
  listAttendees,
  lockAppointment,
  ofAppointment,
} from './attendees.queries.ts'
import { declinedProposalMail } from './declined-proposal-mail.ts'

type Attendee = Pick<AttendeeRow, 'ownerId' | 'appointmentId' | 'id'>

const rowOf = ({ ownerId, appointmentId, id }: Attendee) =>
  and(ofAppointment({ ownerId, id: appointmentId }), eq(appointmentAttendees.id, id))

const NONE = { proposedDay: null, proposedStartsAt: null, proposedEndsAt: null }

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
    })
    .where(rowOf(attendee))

/** Forgets what was proposed in the place of a time that the appointment no longer has. */
export const forgetProposals = (tx: Transaction, key: AppointmentKey) =>
  tx.update(appointmentAttendees).set(NONE).where(ofAppointment(key))

/** The time that a person proposes; null for none. */
export const proposalOf = ({
  proposedDay: day,
  proposedStartsAt: startsAt,
  proposedEndsAt: endsAt,
}: AttendeeRow): AppointmentTime | null =>
  day !== null && startsAt !== null && endsAt !== null ? { day, startsAt, endsAt } : null

/** Leaves an appointment as it is and tells the person who proposed another time, unless they propose another one by now. */
export function declineProposal(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl' | 'requestsMailbox'>,
  key: AppointmentKey,
  { attendeeId, time }: { attendeeId: string; time: AppointmentTime },
): Promise<Appointment | 'notFound' | 'gone'> {
  return db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, key)
    if (!appointment || appointment.removedAt) return 'notFound'
    const attendee = (await listAttendees(tx, key)).find(({ id }) => id === attendeeId)
    const proposed = attendee && attendee.endedAt === null ? proposalOf(attendee) : null
    if (!attendee || !isEqual(proposed, time)) return 'gone'
    await tx.update(appointmentAttendees).set(NONE).where(rowOf(attendee))
    const now = clock.now()
    if (!isOver(appointment, now) && !attendee.isOverForThem) {
      const brand = await readPlannerBrand(tx, key.ownerId)
      await sendMail(
        tx,
        declinedProposalMail({ appointment, attendee, proposed: time, brand, now }, settings),
      )
    }
    return (await findAppointment(tx, key.ownerId, key.id))!
  })
}
