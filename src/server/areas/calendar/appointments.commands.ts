import { and, eq, sql } from 'drizzle-orm'
import type { Appointment } from '#contract/appointments.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerAppointments } from '#db/schema/calendar.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { APPOINTMENTS_MAX, type AppointmentTime, isAppointmentTime } from '#domain/calendar/appointments.ts'
import type { Platform } from '#server/core/context.ts'
import { findAppointment, isAppointment } from './appointments.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
type Refused = 'WRONG_TIME' | 'APPOINTMENT_WITH_OTHERS'
type Given = Omit<Appointment, 'with'>

/** Adds an appointment once for its id; the lock on the planner's profile keeps two from being the last one. */
export function addAppointment(
  { db, clock }: Deps,
  ownerId: string,
  given: Given,
): Promise<Appointment | Refused | 'full'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${ownerId} for no key update`)
    const stored = await findAppointment(tx, ownerId, given.id)
    if (stored) return stored
    if (!isAppointmentTime(given)) return 'WRONG_TIME'
    if (!(await isOwn(tx, ownerId, given))) return 'APPOINTMENT_WITH_OTHERS'
    const all = await tx.$count(plannerAppointments, eq(plannerAppointments.ownerId, ownerId))
    if (all >= APPOINTMENTS_MAX) return 'full'
    const now = clock.now()
    await tx.insert(plannerAppointments).values({ ownerId, ...given, createdAt: now, updatedAt: now })
    return (await findAppointment(tx, ownerId, given.id))!
  })
}

type Changes = Partial<Omit<Given, 'id' | keyof AppointmentTime>> & { time?: AppointmentTime | undefined }

/** Changes the given fields of an appointment; what another page changed of the others stays. */
export function updateAppointment(
  { db, clock }: Deps,
  ownerId: string,
  id: string,
  { time, ...changes }: Changes,
): Promise<Appointment | Refused | 'notFound'> {
  return db.transaction(async (tx) => {
    if (time && !isAppointmentTime(time)) return 'WRONG_TIME'
    if (!(await isOwn(tx, ownerId, changes))) return 'APPOINTMENT_WITH_OTHERS'
    await tx
      .update(plannerAppointments)
      .set({
        ...changes,
        ...time,
        updatedAt: clock.now(),
        revision: sql`${plannerAppointments.revision} + 1`,
      })
      .where(isAppointment(ownerId, id))
    return (await findAppointment(tx, ownerId, id)) ?? 'notFound'
  })
}

/** Removes an appointment; its page may add it again under its id. */
export const removeAppointment = (db: Database, ownerId: string, id: string) =>
  db.delete(plannerAppointments).where(isAppointment(ownerId, id))

/** Whether the wedding and the request that an appointment is for are the planner's. */
async function isOwn(
  tx: Transaction,
  ownerId: string,
  { weddingId, requestId }: Pick<Changes, 'weddingId' | 'requestId'>,
): Promise<boolean> {
  const isMember = and(
    eq(weddingMembers.weddingId, weddingId ?? ownerId),
    eq(weddingMembers.userId, ownerId),
    eq(weddingMembers.role, 'planner'),
  )
  if (weddingId && (await tx.$count(weddingMembers, isMember)) === 0) return false
  const isTheirs = and(eq(plannerRequests.plannerId, ownerId), eq(plannerRequests.id, requestId ?? ownerId))
  return !requestId || (await tx.$count(plannerRequests, isTheirs)) > 0
}
