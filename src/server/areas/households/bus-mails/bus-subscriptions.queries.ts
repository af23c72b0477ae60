import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { grouped } from '#domain/lists/grouped.ts'
import { type FamilyRide, familyRides, type Waiting } from '#domain/transport/ride-changes.ts'
import { ridersOf } from '#domain/transport/riders.ts'
import { type BusPerson, type BusTrip, choicesOf } from '#domain/transport/transport.ts'
import { askingFor } from '#server/areas/transport/family-seats.queries.ts'
import { busPeople, listTrips } from '#server/areas/transport/transport.queries.ts'
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

/** The rides of some households by their ids; families without guests who come are not among them. */
export async function findRidesOf(
  tx: Database | Transaction,
  weddingId: string,
  householdIds: readonly string[],
): Promise<ReadonlyMap<string, FamilyRide[]>> {
  const trips = await listTrips(tx, mintMemberWeddingId(weddingId, 'transport', 'view'))
  const { rows: people } = await tx.execute<BusPerson & { householdId: string }>(sql`
    select * from (${busPeople(weddingId)}) p
    where p."householdId" = any(${sql.param([...householdIds])}::uuid[])`)
  const waiting = await findWaiting(tx, weddingId, trips, people)
  return new Map(
    [...grouped(people, ({ householdId }) => householdId)].map(([id, family]) => [
      id,
      familyRides(family, trips, waiting),
    ]),
  )
}

/** Those who wait for a seat in the buses that some people have asked for. */
async function findWaiting(
  tx: Database | Transaction,
  weddingId: string,
  trips: readonly BusTrip[],
  people: readonly BusPerson[],
): Promise<Waiting> {
  const asked = new Set(people.flatMap(({ busOut, busBack }) => [busOut, busBack]))
  const theirs = trips.filter((trip) => choicesOf(trip).some(({ key }) => asked.has(key)))
  const asking = await askingFor(tx, weddingId, theirs)
  const waiting = { out: new Set<string>(), back: new Set<string>() }
  for (const trip of theirs)
    for (const { id } of ridersOf(trip, asking).waiting) waiting[trip.direction].add(id)
  return waiting
}

/**
 * Grows with every change of the buses and of those who go by them: a seat comes free by the answer of another family
 * too.
 */
export const versionOfRides = (weddingId: SQL) => sql`(
  select coalesce(sum(version), 0)::bigint from wedding_versions
  where wedding_id = ${weddingId} and area in ('transport', 'households', 'guests'))`

/** An address to which a family is told of its bus; `isStopped` where its owner wants no mails of this wedding. */
export type BusAddress = { address: string; isStopped: boolean }

/** The addresses to which a family is told of its bus, in the order in which they came. */
export async function listBusAddresses(
  db: Database,
  { weddingId, householdId }: Pick<Invitation, 'weddingId' | 'householdId'>,
): Promise<BusAddress[]> {
  const { rows } = await db.execute<BusAddress>(sql`
    select a.address, coalesce(bool_or(r.unsubscribed_at is not null), false) as "isStopped"
    from bus_subscriptions s
    cross join lateral unnest(array_prepend(s.address, s.further_addresses)) with ordinality a (address, place)
    left join mail_recipients r on (r.wedding_id, r.address) = (s.wedding_id, a.address)
    where s.wedding_id = ${weddingId} and s.household_id = ${householdId}
    group by a.address order by min(a.place)`)
  return rows
}
