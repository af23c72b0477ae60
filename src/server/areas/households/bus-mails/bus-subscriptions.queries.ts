import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { type FamilyRide, familyRides } from '#domain/transport/ride-changes.ts'
import { listTrips } from '#server/areas/transport/transport.queries.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Invitation } from '../invitation.queries.ts'

/** The rides of a household, whose link has let it in. */
export async function findHouseholdRides(
  tx: Database | Transaction,
  { weddingId, householdId }: Pick<Invitation, 'weddingId' | 'householdId'>,
): Promise<FamilyRide[]> {
  const rides = await findRidesOf(tx, weddingId, [householdId])
  return rides.get(householdId) ?? []
}

/** The rides of some households by their ids; one without a bus is not among them. */
export async function findRidesOf(
  tx: Database | Transaction,
  weddingId: string,
  householdIds: readonly string[],
): Promise<ReadonlyMap<string, FamilyRide[]>> {
  const trips = await listTrips(tx, mintMemberWeddingId(weddingId, 'transport', 'view'))
  const { rows } = await tx.execute<{ id: string; people: Parameters<typeof familyRides>[0] }>(sql`
    select g.household_id as id, json_agg(json_build_object('busOut', g.bus_out, 'busBack', g.bus_back)) as people
    from guests g
    where g.wedding_id = ${weddingId} and g.rsvp and g.household_id = any(${sql.param([...householdIds])}::uuid[])
    group by g.household_id`)
  return new Map(rows.map(({ id, people }) => [id, familyRides(people, trips)]))
}

/** The address to which a family is told of its bus; `null` where it has not asked for it. */
export async function findBusAddress(
  db: Database,
  { weddingId, householdId }: Pick<Invitation, 'weddingId' | 'householdId'>,
): Promise<string | null> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from bus_subscriptions where wedding_id = ${weddingId} and household_id = ${householdId}`)
  return rows[0]?.address ?? null
}
