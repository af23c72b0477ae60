import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { busTrips } from '#db/schema/transport.ts'
import type { GuestDay } from '#domain/households/guest-day.ts'
import type { BusTrip } from '#domain/transport/transport.ts'
import type { Invitation } from '../invitation.queries.ts'

/**
 * Finds the lines of the agenda that the guests of an invitation see, by date. A date of the wedding's events is left
 * out when its household is invited to none of them; without a household all of them are.
 */
export async function findGuestDays(
  db: Database,
  { weddingId, householdId }: Pick<Invitation, 'weddingId'> & { householdId: string | null },
): Promise<GuestDay[]> {
  const { rows } = await db.execute<GuestDay>(sql`
    select d.date::text as date, w.time_zone as "timeZone", json_agg(json_build_object(
        'id', i.id, 'title', i.title, 'place', i.place, 'mapUrl', i.map_url,
        'time', json_build_object('startsAt', i.starts_at, 'endsAt', i.ends_at), 'toldStartsAt', i.told_starts_at, 'isDone', i.is_done,
        'createdAt', i.created_at) order by i.starts_at, i.created_at, i.id) as lines
    from agenda_days d
    join weddings w on w.id = d.wedding_id
    join agenda_items i on (i.wedding_id, i.day_id) = (d.wedding_id, d.id) and i.is_shown_to_guests
    where d.wedding_id = ${weddingId} and (
      d.date = w.event_date
      or not exists (select from wedding_events e
        where (e.wedding_id, e.date) = (d.wedding_id, d.date) and e.published_at is not null)
      or exists (
        select from wedding_events e
        join event_answers a on (a.wedding_id, a.event_id) = (e.wedding_id, e.id)
        join guests g on (g.wedding_id, g.id) = (a.wedding_id, a.guest_id)
        where (e.wedding_id, e.date) = (d.wedding_id, d.date) and e.published_at is not null
          and g.household_id = ${householdId}
          and a.answer is distinct from false))
    group by d.date, w.time_zone order by d.date`)
  return rows
}

/** Buses of a wedding as its guests were told them before a change on its day. */
export async function findToldTrips(
  db: Database,
  { weddingId }: Pick<Invitation, 'weddingId'>,
): Promise<Pick<BusTrip, 'direction' | 'stops'>[]> {
  const { rows } = await db.execute<Pick<BusTrip, 'direction' | 'stops'>>(sql`
    select t.direction, t.told -> 'stops' as stops
    from bus_trips t join weddings w on w.id = t.wedding_id
    where t.wedding_id = ${weddingId} and t.told ->> 'date' = w.event_date::text`)
  return rows
}

/** The buses of the way back as they are now. */
export async function findTripsBack(
  db: Database,
  { weddingId }: Pick<Invitation, 'weddingId'>,
): Promise<Pick<BusTrip, 'stops'>[]> {
  return db
    .select({ stops: busTrips.stops })
    .from(busTrips)
    .where(and(eq(busTrips.weddingId, weddingId), eq(busTrips.direction, 'back')))
}
