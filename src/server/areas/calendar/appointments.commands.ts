import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Appointment } from '#contract/appointments.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerAppointments } from '#db/schema/calendar.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { APPOINTMENTS_MAX, type AppointmentTime, isAppointmentTime } from '#domain/calendar/appointments.ts'
import { REMOVED_APPOINTMENT_DAYS } from '#domain/calendar/attendees.ts'
import { remindAt } from '#domain/calendar/reminders.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findAppointment, isAppointment } from './appointments.queries.ts'
import { type Inviting, type InvitingRefused, mailLater, settleAttendees } from './attendees.commands.ts'
import { type AppointmentRow, listAttendees, lockAppointment } from './attendees.queries.ts'
import { remindLater } from './remind-appointment.commands.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
type Refused = 'WRONG_TIME' | 'APPOINTMENT_WITH_OTHERS' | InvitingRefused
type Given = Omit<Appointment, 'with' | 'attendees'>

/**
 * Adds an appointment once for its id, or one that was removed again with its people; the lock on the planner's profile
 * keeps two from being the last one.
 */
export function addAppointment(
  deps: Deps,
  { ownerId, madeBy }: { ownerId: string; madeBy: string },
  { invited, ...given }: Given & Inviting,
): Promise<Appointment | Refused | 'full'> {
  const { db, clock } = deps
  return orRefused(db, async (tx) => {
    await tx.execute(sql`select from profiles where id = ${ownerId} for no key update`)
    const before = await lockAppointment(tx, { ownerId, id: given.id })
    if (before && !before.removedAt) return (await findAppointment(tx, ownerId, given.id))!
    if (!isAppointmentTime(given)) return 'WRONG_TIME'
    if (!(await isOwn(tx, ownerId, given))) return 'APPOINTMENT_WITH_OTHERS'
    const all = and(eq(plannerAppointments.ownerId, ownerId), isNull(plannerAppointments.removedAt))
    if ((await tx.$count(plannerAppointments, all)) >= APPOINTMENTS_MAX) return 'full'
    const updatedAt = clock.now()
    const values = { ...given, updatedAt, removedAt: null, remindAt: remindAt(given, updatedAt) }
    const [now] = await tx
      .insert(plannerAppointments)
      .values({ ownerId, madeBy, createdAt: updatedAt, ...values })
      .onConflictDoUpdate({
        target: [plannerAppointments.ownerId, plannerAppointments.id],
        set: { ...values, revision: sql`${plannerAppointments.revision} + 1` },
      })
      .returning()
    return settled(tx, clock, { before: before ?? null, now: now!, invited })
  })
}

type Changes = Partial<Omit<Given, 'id' | keyof AppointmentTime>> & { time?: AppointmentTime | undefined }
type Shown = { from?: Changes | undefined }

/**
 * Changes the given fields of an appointment, unless one of them is no longer as it was shown; what another page changed of
 * the others stays.
 */
export function updateAppointment(
  { db, clock }: Deps,
  ownerId: string,
  id: string,
  { time, from, invited, invitedFrom, ...changes }: Changes & Shown & Inviting,
): Promise<Appointment | Refused | 'notFound' | { stored: Appointment }> {
  return orRefused(db, async (tx) => {
    if (time && !isAppointmentTime(time)) return 'WRONG_TIME'
    if (!(await isOwn(tx, ownerId, changes))) return 'APPOINTMENT_WITH_OTHERS'
    const before = await lockAppointment(tx, { ownerId, id })
    if (!before || before.removedAt) return 'notFound'
    if (isOvertaken(before, { ...changes, ...(time && { time }) }, from ?? {}))
      return { stored: (await findAppointment(tx, ownerId, id))! }
    const [now] = await tx
      .update(plannerAppointments)
      .set({
        ...changes,
        ...time,
        ...((time || changes.reminder !== undefined) && {
          remindAt: remindAt({ ...before, ...changes, ...time }, clock.now()),
        }),
        updatedAt: clock.now(),
        revision: sql`${plannerAppointments.revision} + 1`,
      })
      .where(isAppointment(ownerId, id))
      .returning()
    return settled(tx, clock, { before, now: now!, invited, invitedFrom })
  })
}

/** Whether a field that is changed is another one by now than the page showed, and not the one that it wants. */
function isOvertaken({ day, startsAt, endsAt, ...row }: AppointmentRow, given: Changes, from: Changes) {
  const stored = { ...row, time: { day, startsAt, endsAt } }
  return (Object.keys(given) as (keyof Changes)[]).some(
    (field) =>
      from[field] !== undefined &&
      !isEqual(stored[field], from[field]) &&
      !isEqual(stored[field], given[field]),
  )
}

/**
 * Removes an appointment and gives it as it was; its page may add it again under its id. One whose people know of it is kept for some days, so
 * that they are told, and asked again when it comes back.
 */
export function removeAppointment(
  { db, clock }: Deps,
  ownerId: string,
  id: string,
): Promise<Appointment | null> {
  return db.transaction(async (tx) => {
    const key = { ownerId, id }
    const before = await lockAppointment(tx, key)
    if (!before || before.removedAt) return null
    const removed = (await findAppointment(tx, ownerId, id))!
    const attendees = await listAttendees(tx, key)
    if (attendees.every(({ toldMethod }) => toldMethod === null)) {
      await tx.delete(plannerAppointments).where(isAppointment(ownerId, id))
      return removed
    }
    const removedAt = clock.now()
    await tx
      .update(plannerAppointments)
      .set({ removedAt, remindAt: null, revision: sql`${plannerAppointments.revision} + 1` })
      .where(isAppointment(ownerId, id))
    await mailLater(tx, clock, key)
    return removed
  })
}

/** Removed appointments are forgotten with their people. */
export const forgetRemovedAppointments = (tx: Transaction, clock: Clock) =>
  tx
    .delete(plannerAppointments)
    .where(
      lt(plannerAppointments.removedAt, new Date(clock.now().getTime() - REMOVED_APPOINTMENT_DAYS * DAY_MS)),
    )

async function settled(
  tx: Transaction,
  clock: Clock,
  { before, now, ...inviting }: { before: AppointmentRow | null; now: AppointmentRow } & Inviting,
): Promise<Appointment | InvitingRefused> {
  const refused = await settleAttendees(tx, clock, { before, now, ...inviting })
  if (!refused && now.remindAt) await remindLater(tx, now, now.remindAt)
  return refused ?? (await findAppointment(tx, now.ownerId, now.id))!
}

/** A refusal takes back what was written before it. */
async function orRefused<Result>(
  db: Database,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const undone = new Map<unknown, Result>()
  return db
    .transaction(async (tx) => {
      const result = await change(tx)
      if (typeof result !== 'string') return result
      const refusal = new Error(result)
      undone.set(refusal, result)
      throw refusal
    })
    .catch((error: unknown) => {
      if (!undone.has(error)) throw error
      return undone.get(error)!
    })
}

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
