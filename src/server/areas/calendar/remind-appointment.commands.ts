import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { plannerAppointments } from '#db/schema/calendar.ts'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { notifyOfAppointment } from '#server/areas/notifications/notify.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { isAppointment } from './appointments.queries.ts'
import type { AppointmentKey, AppointmentRow } from './attendees.queries.ts'

/** Reminds of an appointment at an instant, instead of at the one before. */
export const remindLater = (tx: Transaction, { ownerId, id }: AppointmentKey, at: Date): Promise<void> =>
  addJob(
    tx,
    'remind-appointment',
    { ownerId, appointmentId: id, at: at.toISOString() },
    { key: `reminder/${ownerId}/${id}`, runAt: at },
  )

/**
 * Reminds of an appointment once: the instant goes in the transaction that notifies. One that was moved, removed or told
 * not to remind has another instant, or none.
 */
export async function remindOfAppointment(
  { db, clock, live }: Pick<JobDeps, 'db' | 'clock' | 'live'>,
  { ownerId, id }: AppointmentKey,
  at: Date,
): Promise<void> {
  const reminded = await db.transaction(async (tx) => {
    const [appointment] = await tx
      .update(plannerAppointments)
      .set({ remindAt: null })
      .where(and(isAppointment(ownerId, id), eq(plannerAppointments.remindAt, at)))
      .returning()
    if (!appointment) return null
    const { title, day, startsAt, place } = appointment
    const when = `${dateInWords(day)} a las ${formatClock(startsAt)}${place ? `, en ${place}` : ''}`
    const userId = await recipientOf(tx, appointment)
    const data = { appointmentId: id, title, when }
    await notifyOfAppointment(tx, clock, { ownerId, userId, day }, data)
    return userId
  })
  if (reminded) live.notificationsRead(reminded)
}

/** The person who added it, as long as they work in that calendar; otherwise the planner whose it is. */
async function recipientOf(tx: Transaction, { ownerId, madeBy }: AppointmentRow): Promise<string> {
  if (!madeBy || madeBy === ownerId) return ownerId
  const { rows } = await tx.execute(sql`
    select from agency_members
    where agency_id = ${ownerId} and user_id = ${madeBy} and ended_at is null and role in ('owner', 'coordinator')`)
  return rows.length > 0 ? madeBy : ownerId
}
