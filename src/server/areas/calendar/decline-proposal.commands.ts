import type { Appointment } from '#contract/appointments.ts'
import type { Transaction } from '#db/client.ts'
import { appointmentAttendees } from '#db/schema/calendar.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import type { Platform } from '#server/core/context.ts'
import { findAppointment } from './appointments.queries.ts'
import { mailLater } from './attendees.commands.ts'
import { type AppointmentKey, type AttendeeRow, listAttendees, lockAppointment } from './attendees.queries.ts'
import { isAttendee, proposalOf } from './proposals.commands.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** A time as it was shown, and the person who proposes it. */
type Shown = { attendeeId: string; time: AppointmentTime }

type Outcome = Appointment | 'notFound' | 'gone'

/**
 * Leaves an appointment as it is, unless the person proposes another time by now. They are told in a moment, until which it
 * can be taken back.
 */
export const declineProposal = ({ db, clock }: Deps, key: AppointmentKey, shown: Shown): Promise<Outcome> =>
  db.transaction(async (tx) => {
    const attendee = await findProposing(tx, key, shown)
    if (typeof attendee === 'string') return attendee
    if (attendee.declinedAt) return 'gone'
    await tx.update(appointmentAttendees).set({ declinedAt: clock.now() }).where(isAttendee(attendee))
    await mailLater(tx, clock, key)
    return (await findAppointment(tx, key.ownerId, key.id))!
  })

/** Takes that back: the time is proposed again. It is gone once the person has been told. */
export const takeBackDecline = ({ db }: Deps, key: AppointmentKey, shown: Shown): Promise<Outcome> =>
  db.transaction(async (tx) => {
    const attendee = await findProposing(tx, key, shown)
    if (typeof attendee === 'string') return attendee
    await tx.update(appointmentAttendees).set({ declinedAt: null }).where(isAttendee(attendee))
    return (await findAppointment(tx, key.ownerId, key.id))!
  })

/** The person who proposes that time for an appointment, whose row is locked. */
async function findProposing(
  tx: Transaction,
  key: AppointmentKey,
  { attendeeId, time }: Shown,
): Promise<AttendeeRow | 'notFound' | 'gone'> {
  const appointment = await lockAppointment(tx, key)
  if (!appointment || appointment.removedAt) return 'notFound'
  const attendee = (await listAttendees(tx, key)).find(({ id }) => id === attendeeId)
  if (!attendee || attendee.endedAt !== null) return 'gone'
  return isEqual(proposalOf(attendee), time) ? attendee : 'gone'
}
