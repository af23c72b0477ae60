import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { plannerAppointments } from '#db/schema/calendar.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import type { Clock } from '#server/platform/clock.ts'
import { mailLater } from './attendees.commands.ts'

/** Tells the people of the appointments of a wedding in a moment what is over for them, or begins again. */
export const mailPeopleOfWedding = (tx: Transaction, clock: Clock, weddingId: string): Promise<void> =>
  mailPeopleOf(tx, clock, eq(plannerAppointments.weddingId, weddingId))

/** The same of the appointments of a planner. */
export const mailPeopleOfPlanner = (tx: Transaction, clock: Clock, ownerId: string): Promise<void> =>
  mailPeopleOf(tx, clock, eq(plannerAppointments.ownerId, ownerId))

/** An appointment of yesterday may go on past midnight. */
const firstToldDay = (clock: Clock) => shiftDay(dayInMadrid(clock.now()), -1)

/** Their SEQUENCE rises, without which calendars would take the end of an invitation for an old message. */
async function mailPeopleOf(tx: Transaction, clock: Clock, which: SQL): Promise<void> {
  const { ownerId, id, day, revision } = plannerAppointments
  const hasPeople = sql`exists (
    select from appointment_attendees a where a.owner_id = planner_appointments.owner_id
      and a.appointment_id = planner_appointments.id)`
  const coming = await tx
    .update(plannerAppointments)
    .set({ revision: sql`${revision} + 1` })
    .where(and(which, gte(day, firstToldDay(clock)), hasPeople))
    .returning({ ownerId, id })
  for (const key of coming) await mailLater(tx, clock, key)
}

/**
 * Takes the people off the appointments of a wedding that ends for good without having waited: those whose calendars keep an
 * appointment to come are told in a moment, and then forgotten.
 */
export async function takePeopleOffWedding(tx: Transaction, clock: Clock, weddingId: string): Promise<void> {
  await mailPeopleOfWedding(tx, clock, weddingId)
  await tx.execute(sql`
    update appointment_attendees a set ended_at = ${clock.now().toISOString()} from planner_appointments p
    where (p.owner_id, p.id) = (a.owner_id, a.appointment_id) and p.wedding_id = ${weddingId}
      and p.day >= ${firstToldDay(clock)} and a.told_method = 'request' and a.ended_at is null`)
  await tx.execute(sql`
    delete from appointment_attendees a using planner_appointments p
    where (p.owner_id, p.id) = (a.owner_id, a.appointment_id) and p.wedding_id = ${weddingId} and a.ended_at is null`)
}

/** Takes the people off the appointments of a wedding that ends for good, of which they have been told. */
export const endPeopleOfWedding = (tx: Transaction, weddingId: string) =>
  tx.execute(sql`
    delete from appointment_attendees a using planner_appointments p
    where (p.owner_id, p.id) = (a.owner_id, a.appointment_id) and p.wedding_id = ${weddingId}`)
