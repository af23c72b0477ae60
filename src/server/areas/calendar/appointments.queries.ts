import { and, asc, between, eq, isNull, sql } from 'drizzle-orm'
import type { AgendaOfDay, Appointment, AppointmentAttendee } from '#contract/appointments.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerAppointments } from '#db/schema/calendar.ts'
import { type IsoDate, shiftDay } from '#domain/time/dates.ts'

/** Names the wedding only while the planner is in it. The columns are named whole, or others of the same name hide them. */
const columns = {
  id: plannerAppointments.id,
  kind: plannerAppointments.kind,
  title: plannerAppointments.title,
  day: plannerAppointments.day,
  startsAt: plannerAppointments.startsAt,
  endsAt: plannerAppointments.endsAt,
  weddingId: plannerAppointments.weddingId,
  requestId: plannerAppointments.requestId,
  with: sql<string | null>`coalesce(
    (select w.name from weddings w join wedding_members m on m.wedding_id = w.id
      where w.id = planner_appointments.wedding_id and m.user_id = planner_appointments.owner_id),
    (select r.name from planner_requests r
      where r.planner_id = planner_appointments.owner_id and r.id = planner_appointments.request_id))`,
  place: plannerAppointments.place,
  notes: plannerAppointments.notes,
  reminder: plannerAppointments.reminder,
  attendees: sql<AppointmentAttendee[]>`(
    select coalesce(json_agg(json_build_object('id', a.id, 'userId', a.user_id, 'name', a.name, 'status', a.status,
      'proposed', case when a.proposed_day is not null and a.declined_at is null then json_build_object(
        'day', a.proposed_day, 'startsAt', a.proposed_starts_at, 'endsAt', a.proposed_ends_at) end,
      'email', case when a.user_id is null then a.email end) order by a.user_id is null, a.created_at, a.id), '[]')
    from appointment_attendees a
    where a.owner_id = planner_appointments.owner_id and a.appointment_id = planner_appointments.id
      and a.ended_at is null)`,
}

/** An appointment that was not removed. */
export const isAppointment = (ownerId: string, id: string) =>
  and(
    eq(plannerAppointments.ownerId, ownerId),
    eq(plannerAppointments.id, id),
    isNull(plannerAppointments.removedAt),
  )

/** The appointments of a planner that begin from one day to another, each with its revision. */
export const listAppointments = (
  db: Database,
  ownerId: string,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<(Appointment & { revision: number; updatedAt: Date })[]> =>
  db
    .select({
      ...columns,
      revision: plannerAppointments.revision,
      updatedAt: plannerAppointments.updatedAt,
    })
    .from(plannerAppointments)
    .where(
      and(
        eq(plannerAppointments.ownerId, ownerId),
        between(plannerAppointments.day, from, to),
        isNull(plannerAppointments.removedAt),
      ),
    )
    .orderBy(asc(plannerAppointments.day), asc(plannerAppointments.startsAt), asc(plannerAppointments.id))

export async function findAppointment(
  db: Database | Transaction,
  ownerId: string,
  id: string,
): Promise<Appointment | undefined> {
  const [row] = await db.select(columns).from(plannerAppointments).where(isAppointment(ownerId, id))
  return row
}

/** A week with what goes on from the day before it. */
export async function readWeek(db: Database, ownerId: string, monday: IsoDate) {
  const to = shiftDay(monday, 6)
  const appointments = await listAppointments(db, ownerId, { from: shiftDay(monday, -1), to })
  return {
    appointments: appointments.map(({ revision: _, updatedAt: __, ...shown }) => shown),
    agendas: await listAgendas(db, ownerId, { from: monday, to }),
  }
}

/** The first and the last thing of the agenda on the day of each wedding whose agenda the planner sees. */
async function listAgendas(
  db: Database,
  userId: string,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<AgendaOfDay[]> {
  const { rows } = await db.execute<AgendaOfDay>(sql`
    select w.id as "weddingId", w.time_zone as "timeZone", first.title, first.place, first.starts_at as "startsAt",
      last.place as "lastPlace", coalesce(last.ends_at, last.starts_at) as "endsAt"
    from wedding_members m
    join weddings w on w.id = m.wedding_id and w.event_date between ${from} and ${to}
    join lateral (
      select i.title, i.place, i.starts_at from agenda_items i
      join agenda_days d on d.wedding_id = i.wedding_id and d.id = i.day_id
      where i.wedding_id = w.id and d.date = w.event_date
      order by i.place is null, i.starts_at, i.id limit 1) first on true
    join lateral (
      select i.place, i.starts_at, i.ends_at from agenda_items i
      join agenda_days d on d.wedding_id = i.wedding_id and d.id = i.day_id
      where i.wedding_id = w.id and d.date = w.event_date
      order by coalesce(i.ends_at, i.starts_at) desc, i.id limit 1) last on true
    where m.user_id = ${userId} and m.role = 'planner' and m.permissions ->> 'agenda' <> 'none'
    order by w.event_date, w.id`)
  return rows
}
