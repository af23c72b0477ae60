import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Invited } from '#contract/appointments.ts'
import type { Database, Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { appointmentAttendees, plannerAppointments } from '#db/schema/calendar.ts'
import { profiles } from '#db/schema/profile.ts'
import { weddingMembers } from '#db/schema/weddings.ts'

export type AppointmentKey = { ownerId: string; id: string }

/** A person as they are to be invited. */
export type Invitee = { userId: string | null; email: string; name: string | null }

/** An appointment with its row locked, also one that was removed. */
export async function lockAppointment(tx: Transaction, { ownerId, id }: AppointmentKey) {
  const [row] = await tx
    .select()
    .from(plannerAppointments)
    .where(and(eq(plannerAppointments.ownerId, ownerId), eq(plannerAppointments.id, id)))
    .for('update')
  return row
}

export type AppointmentRow = NonNullable<Awaited<ReturnType<typeof lockAppointment>>>

export const ofAppointment = ({ ownerId, id }: AppointmentKey) =>
  and(eq(appointmentAttendees.ownerId, ownerId), eq(appointmentAttendees.appointmentId, id))

/**
 * Whether an appointment is over for a person without being removed: one of the couple has left its wedding, the wedding
 * waits for its end, or the account of the planner does. What is taken back asks them again.
 */
export const isOverForPerson = sql<boolean>`(exists (
  select from planner_appointments p
  where p.owner_id = appointment_attendees.owner_id and p.id = appointment_attendees.appointment_id
    and p.wedding_id is not null and (
      exists (select from deleted_weddings d where d.wedding_id = p.wedding_id)
      or appointment_attendees.user_id is not null and not exists (
        select from wedding_members m
        where m.wedding_id = p.wedding_id and m.user_id = appointment_attendees.user_id)))
  or exists (select from account_deletions x where x.user_id = appointment_attendees.owner_id))`

/** The people of an appointment, those too who were taken off and have not been told of it yet. */
export const listAttendees = (tx: Transaction, key: AppointmentKey) =>
  tx
    .select({ ...getTableColumns(appointmentAttendees), isOverForThem: isOverForPerson })
    .from(appointmentAttendees)
    .where(ofAppointment(key))
    .orderBy(asc(appointmentAttendees.createdAt), asc(appointmentAttendees.id))

export type AttendeeRow = Awaited<ReturnType<typeof listAttendees>>[number]

const isOfCouple = (weddingId: string) =>
  and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.role, 'couple'))

/** The people of a couple whose wedding a planner is in. */
export async function listInvitable(db: Database, ownerId: string, weddingId: string) {
  const own = and(
    eq(weddingMembers.weddingId, weddingId),
    eq(weddingMembers.userId, ownerId),
    eq(weddingMembers.role, 'planner'),
  )
  if ((await db.$count(weddingMembers, own)) === 0) return []
  return db
    .select({ userId: profiles.id, fullName: profiles.fullName })
    .from(weddingMembers)
    .innerJoin(profiles, eq(profiles.id, weddingMembers.userId))
    .where(isOfCouple(weddingId))
    .orderBy(asc(weddingMembers.createdAt), asc(profiles.id))
}

/** The people that are to be invited, each address once; null when one of them is neither of the couple nor was invited. */
export async function findInvitees(
  tx: Transaction,
  { weddingId, members, addresses }: Invited & { weddingId: string | null },
  stored: readonly AttendeeRow[],
): Promise<Invitee[] | null> {
  const known = stored.filter(({ userId, endedAt }) => userId !== null && endedAt === null)
  const asked = members.filter((id) => known.every(({ userId }) => userId !== id))
  const found =
    weddingId && asked.length > 0
      ? await tx
          .select({ userId: profiles.id, email: user.email, name: profiles.fullName })
          .from(weddingMembers)
          .innerJoin(profiles, eq(profiles.id, weddingMembers.userId))
          .innerJoin(user, eq(user.id, profiles.id))
          .where(and(isOfCouple(weddingId), inArray(weddingMembers.userId, asked)))
      : []
  if (found.length < new Set(asked).size) return null
  const all: Invitee[] = [
    ...known.filter(({ userId }) => members.includes(userId!)),
    ...found,
    ...addresses.map((email) => ({ userId: null, email, name: null })),
  ].map(({ userId, email, name }) => ({ userId, email: email.toLowerCase(), name: name || null }))
  return [...new Map(all.toReversed().map((each) => [each.email, each])).values()].toReversed()
}
