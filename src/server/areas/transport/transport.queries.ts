import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { busTrips } from '#db/schema/transport.ts'
import type { BusPerson, BusTrip } from '#domain/transport/transport.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type WeddingId = MemberWeddingId<'transport', 'view'>

const TRIPS = {
  name: 'bus-trips',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select id, direction, vehicle, seats, stops, created_at as "createdAt" from bus_trips where wedding_id = $1
    ) row`,
}

/** The buses as JSON in the shape of the contract. */
export async function listTripsJson(db: Database, weddingId: WeddingId): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...TRIPS, values: [weddingId] })
  return rows[0]!.json
}

/** The buses of the wedding, for a change of them or for a sheet. */
export async function listTrips(tx: Database | Transaction, weddingId: WeddingId): Promise<BusTrip[]> {
  const { id, direction, vehicle, seats, stops, createdAt } = busTrips
  return tx
    .select({ id, direction, vehicle, seats, stops, createdAt: sql<string>`to_json(${createdAt}) #>> '{}'` })
    .from(busTrips)
    .where(eq(busTrips.weddingId, weddingId))
    .orderBy(createdAt, id)
}

/** The condition on a bus of a wedding. */
export const isTrip = (weddingId: WeddingId, tripId: string) =>
  and(eq(busTrips.weddingId, weddingId), eq(busTrips.id, tripId))

/** Those who come, as rows of another statement. */
export const busPeople = (weddingId: string) => sql`
  select g.id, g.full_name as name, g.age, g.household_id as "householdId", h.name as "householdName",
    g.bus_out as "busOut", g.bus_back as "busBack",
    to_json(coalesce(g.bus_out_at, g.created_at)) #>> '{}' as "outAt",
    to_json(coalesce(g.bus_back_at, g.created_at)) #>> '{}' as "backAt",
    to_json(g.created_at) #>> '{}' as "createdAt"
  from guests g left join households h on h.wedding_id = g.wedding_id and h.id = g.household_id
  where g.wedding_id = ${weddingId} and g.rsvp`

/** Those who come, in the order in which they came into the list. */
export async function listBusPeople(db: Database | Transaction, weddingId: WeddingId): Promise<BusPerson[]> {
  const { rows } = await db.execute<BusPerson>(sql`${busPeople(weddingId)} order by g.created_at, g.id`)
  return rows
}
