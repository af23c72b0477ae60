import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { appointmentAttendees } from '#db/schema/calendar.ts'
import { contentOf, dueMethod, isOtherTime, isOver, type ToldMethod } from '#domain/calendar/attendees.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { Configured } from '#server/core/context.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { appointmentMail } from './appointment-mail.ts'
import {
  type AppointmentKey,
  type AppointmentRow,
  type AttendeeRow,
  listAttendees,
  lockAppointment,
  ofAppointment,
} from './attendees.queries.ts'
import { declinedProposalMail } from './declined-proposal-mail.ts'
import { forgetProposal, proposalOf } from './proposals.commands.ts'

type Deps = Pick<JobDeps, 'db' | 'clock'> & Configured<'publicUrl' | 'requestsMailbox'>

/**
 * Tells each person of an appointment what they do not know of it: that they are invited, its other time or place, that it
 * stays at its time for all that they propose, or that it is over for them. Of an appointment that has ended nothing is told any more.
 */
export async function mailAppointment({ db, clock, settings }: Deps, key: AppointmentKey): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, key)
    if (!appointment || isOver(appointment, now)) return
    const people = await listAttendees(tx, key)
    const declined = people.filter((attendee) => isDeclineDue(attendee, appointment))
    const due = people.flatMap((attendee) => {
      const method = dueMethod(attendee, appointment)
      return method ? [{ attendee, method }] : []
    })
    if (declined.length + due.length === 0) return
    const brand = await readPlannerBrand(tx, key.ownerId)
    for (const attendee of declined) {
      const proposed = proposalOf(attendee)!
      await sendMail(tx, declinedProposalMail({ appointment, attendee, proposed, brand, now }, settings))
      await forgetProposal(tx, attendee)
    }
    for (const { attendee, method } of due) {
      await sendMail(tx, appointmentMail({ appointment, attendee, method, brand, now }, settings))
      await noteTold(tx, { appointment, attendee, method })
    }
  })
}

/** Whether a person is still to be told that their proposal was declined. What is over for them tells more. */
const isDeclineDue = (attendee: AttendeeRow, { removedAt }: AppointmentRow): boolean =>
  attendee.declinedAt !== null &&
  proposalOf(attendee) !== null &&
  !(attendee.endedAt || attendee.isOverForThem || removedAt)

type Told = { appointment: AppointmentRow; attendee: AttendeeRow; method: ToldMethod }

/** An answer about another time is none about this one. */
async function noteTold(tx: Transaction, { appointment, attendee, method }: Told): Promise<void> {
  const row = and(ofAppointment(appointment), eq(appointmentAttendees.id, attendee.id))
  if (attendee.endedAt) {
    await tx.delete(appointmentAttendees).where(row)
    return
  }
  const isAskedAnew =
    method === 'request' &&
    (attendee.toldMethod === 'cancel' || isOtherTime(attendee.toldContent, appointment))
  await tx
    .update(appointmentAttendees)
    .set({
      toldMethod: method,
      toldRevision: appointment.revision,
      toldContent: contentOf(appointment),
      ...(isAskedAnew && { status: 'needsAction', answeredAt: null }),
    })
    .where(row)
}
