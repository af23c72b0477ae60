import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { busTrips } from '#db/schema/transport.ts'
import type { BusPerson, BusTrip } from '#domain/transport/transport.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type WeddingId = MemberWeddingId<'transport', 'view'>

/** Companies and prices are left out for a member who has no access to the vendors, or to the budget. */
export type Shown = {
  companies: MemberWeddingId<'vendors', 'view'> | null
  costs: MemberWeddingId<'budget', 'view'> | null
}

const TRIPS = {
  name: 'bus-trips',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select id, direction, vehicle, seats, stops, case when $2 then company_id end as "companyId",
        case when $3 then (bus_price * 100)::int end as "priceCents", created_at as "createdAt"
      from bus_trips where wedding_id = $1
    ) row`,
}

/** The buses as JSON in the shape of the contract. */
export async function listTripsJson(
  db: Database,
  weddingId: WeddingId,
  { companies, costs }: Shown,
): Promise<string> {
  const values = [weddingId, companies !== null, costs !== null]
  const { rows } = await db.$client.query<{ json: string }>({ ...TRIPS, values })
  return rows[0]!.json
}

/** A single bus with the same left out. */
export const shownTrip = (trip: BusTrip, { companies, costs }: Shown): BusTrip => ({
  ...trip,
  companyId: companies && trip.companyId,
  priceCents: costs && trip.priceCents,
})

/** The buses of the wedding, for a change of them or for a sheet. */
export async function listTrips(tx: Database | Transaction, weddingId: WeddingId): Promise<BusTrip[]> {
  const { id, direction, vehicle, seats, stops, companyId, priceCents, createdAt } = busTrips
  return tx
    .select({
      ...{ id, direction, vehicle, seats, stops, companyId, priceCents },
      createdAt: sql<string>`to_json(${createdAt}) #>> '{}'`,
    })
    .from(busTrips)
    .where(eq(busTrips.weddingId, weddingId))
    .orderBy(createdAt, id)
}

/** The condition on a bus of a wedding. */
export const isTrip = (weddingId: WeddingId, tripId: string) =>
  and(eq(busTrips.weddingId, weddingId), eq(busTrips.id, tripId))

/** The company and the price of a bus as it was last removed; the log of activity has them. */
export async function findRemovedTrip(
  tx: Transaction,
  weddingId: WeddingId,
  tripId: string,
): Promise<Pick<BusTrip, 'companyId' | 'priceCents'> | undefined> {
  const { rows } = await tx.execute<Pick<BusTrip, 'companyId' | 'priceCents'>>(sql`
    select before ->> 'company_id' as "companyId", ((before ->> 'bus_price')::numeric * 100)::int as "priceCents"
    from activity_changes
    where wedding_id = ${weddingId} and entity = 'bus_trips' and key = ${tripId} and op = 'delete' and before is not null
    order by line_id desc, seq desc limit 1`)
  return rows[0]
}

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
