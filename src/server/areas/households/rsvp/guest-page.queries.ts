import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { BusPerson, BusTrip } from '#domain/transport/transport.ts'
import type { GuestPageRoom } from '#site/rsvp/guest-page/guest-page.ts'
import type { Invitation } from '../invitation.queries.ts'

type Household = Pick<Invitation, 'weddingId' | 'householdId'>

/** A bus that is asked for by a household, with all who ask for it: the order of asking says who has a seat. */
export type AskedTrip = Pick<BusTrip, 'direction' | 'seats' | 'stops'> & { people: BusPerson[] }

/** Finds the buses for whose stops people of a household have asked. */
export async function findAskedTrips(
  db: Database,
  { weddingId, householdId }: Household,
): Promise<AskedTrip[]> {
  const { rows } = await db.execute<AskedTrip>(sql`
    with asking as (
      select g.*, t.id as trip_id from bus_trips t
      cross join jsonb_array_elements(t.stops) s
      join guests g on g.wedding_id = t.wedding_id and g.rsvp
        and case t.direction when 'out' then g.bus_out else g.bus_back end = s ->> 'key'
      where t.wedding_id = ${weddingId})
    select t.direction, t.seats, t.stops, json_agg(json_build_object(
        'id', a.id, 'name', a.full_name, 'age', a.age, 'householdId', a.household_id, 'householdName', null,
        'busOut', a.bus_out, 'busBack', a.bus_back,
        'outAt', coalesce(a.bus_out_at, a.created_at), 'backAt', coalesce(a.bus_back_at, a.created_at),
        'createdAt', a.created_at)) as people
    from bus_trips t join asking a on a.trip_id = t.id
    where t.wedding_id = ${weddingId}
    group by t.wedding_id, t.id
    having bool_or(a.household_id = ${householdId})`)
  return rows
}

/** A room with the ids of the people of one household who sleep in it. */
export type HouseholdRoom = Omit<GuestPageRoom, 'people'> & { people: string[] }

/** Finds the rooms that people of a household have; those who still wait for one are not among them. */
export async function findHouseholdRooms(
  db: Database,
  { weddingId, householdId }: Household,
): Promise<HouseholdRoom[]> {
  const { rows } = await db.execute<HouseholdRoom>(sql`
    select h.name as hotel, b.name as room, h.way, h.phone, h.url, h.code,
      case when coalesce(s.arrives_on, b.arrives_on) is not null then json_build_object(
        'arrivesOn', coalesce(s.arrives_on, b.arrives_on),
        'leavesOn', coalesce(s.leaves_on, b.leaves_on)) end as nights,
      json_agg(g.id order by g.created_at, g.id) as people
    from stays s
    join guests g on (g.wedding_id, g.id) = (s.wedding_id, s.guest_id) and g.household_id = ${householdId}
      and g.rsvp is distinct from false
    join room_blocks b on (b.wedding_id, b.id) = (s.wedding_id, s.block_id)
    join hotels h on (h.wedding_id, h.id) = (b.wedding_id, b.hotel_id)
    where s.wedding_id = ${weddingId} and s.room is not null
    group by h.wedding_id, h.id, b.wedding_id, b.id, s.room, coalesce(s.arrives_on, b.arrives_on),
      coalesce(s.leaves_on, b.leaves_on)
    order by min(g.created_at), h.id, b.id, s.room`)
  return rows
}
