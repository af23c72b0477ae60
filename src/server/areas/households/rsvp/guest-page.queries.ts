import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { GuestPageRoom } from '#site/rsvp/guest-page/guest-page.ts'
import type { Invitation } from '../invitation.queries.ts'

type Household = Pick<Invitation, 'weddingId' | 'householdId'>

/** A room with the ids of the people of one household who sleep in it. */
export type HouseholdRoom = Omit<GuestPageRoom, 'people'> & { people: string[] }

/** Finds the rooms that people of a household have; those who still wait for one are not among them. */
export async function findHouseholdRooms(
  db: Database | Transaction,
  { weddingId, householdId }: Household,
): Promise<HouseholdRoom[]> {
  const { rows } = await db.execute<HouseholdRoom>(sql`
    select h.name as hotel, b.name as room, h.way, h.phone, h.url, h.map_url as map, h.code,
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

/** Finds the links to the map of some stops, by their keys; one without a map is not among them. */
export async function findStopMaps(
  db: Database | Transaction,
  weddingId: Household['weddingId'],
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await db.execute<{ key: string; map: string }>(sql`
    select s.stop ->> 'key' as key, s.stop ->> 'mapUrl' as map
    from bus_trips t cross join lateral jsonb_array_elements(t.stops) s(stop)
    where t.wedding_id = ${weddingId} and s.stop ->> 'key' = any(${sql.param([...keys])}::text[])
      and s.stop ->> 'mapUrl' is not null`)
  return new Map(rows.map(({ key, map }) => [key, map]))
}
