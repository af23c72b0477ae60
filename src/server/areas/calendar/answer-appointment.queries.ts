import { and, eq, getTableColumns, isNull, not } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { appointmentAttendees, plannerAppointments } from '#db/schema/calendar.ts'
import { isOver } from '#domain/calendar/attendees.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isOverForPerson } from './attendees.queries.ts'

/** The invitation behind a token, until its appointment ends or is over for its person; null for another token. */
export async function findOpenedAppointment(db: Database | Transaction, clock: Clock, token: string) {
  const { title, place, day, startsAt, endsAt } = plannerAppointments
  const [row] = await db
    .select({ ...getTableColumns(appointmentAttendees), title, place, day, startsAt, endsAt })
    .from(appointmentAttendees)
    .innerJoin(
      plannerAppointments,
      and(
        eq(plannerAppointments.ownerId, appointmentAttendees.ownerId),
        eq(plannerAppointments.id, appointmentAttendees.appointmentId),
      ),
    )
    .where(
      and(
        eq(appointmentAttendees.token, token),
        isNull(appointmentAttendees.endedAt),
        isNull(plannerAppointments.removedAt),
        not(isOverForPerson),
      ),
    )
  return row && !isOver(row, clock.now()) ? row : null
}

export type OpenedAppointment = NonNullable<Awaited<ReturnType<typeof findOpenedAppointment>>>
