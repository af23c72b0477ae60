import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { type FamilySeats, familySeats, fullTripsOf, noneAsked } from '#domain/transport/family-seats.ts'
import { type BusPerson, type BusTrip, choicesOf, type Direction } from '#domain/transport/transport.ts'
import { busPeople } from './transport.queries.ts'

type Read = {
  trips: BusTrip[]
  asked: { direction: Direction; key: string; people: number }[]
  family: BusPerson[]
}

/**
 * The seats of the buses for a family, which its link has let in: how many are free, and who of it waits. Of other people
 * only their number is read, but for a bus with a waiting list that the family has asked for, and nothing of them is
 * handed on.
 */
export async function findFamilySeats(
  db: Database,
  { weddingId, householdId }: { weddingId: string; householdId: string },
): Promise<FamilySeats> {
  const { rows } = await db.execute<Read>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', t.id, 'direction', t.direction, 'vehicle', t.vehicle,
        'seats', t.seats, 'stops', t.stops, 'createdAt', t.created_at)), '[]')
        from bus_trips t where t.wedding_id = ${weddingId}) as trips,
      (select coalesce(json_agg(a), '[]') from (
        select w.direction, w.key, count(*) as people
        from guests g cross join lateral (values ('out', g.bus_out), ('back', g.bus_back)) w (direction, key)
        where g.wedding_id = ${weddingId} and g.rsvp and w.key is not null
        group by w.direction, w.key) a) as asked,
      (select coalesce(json_agg(p), '[]') from (${busPeople(weddingId)}) p
        where p."householdId" = ${householdId}) as family`)
  const { trips, family, asked: byStop } = rows[0]!
  const asked = noneAsked()
  for (const { direction, key, people } of byStop) asked[direction][key] = people
  const full = fullTripsOf(trips, asked, family)
  return familySeats(trips, asked, { family, people: await askingFor(db, weddingId, full) })
}

/** Everybody who has asked for one of these trips. */
export async function askingFor(
  db: Database | Transaction,
  weddingId: string,
  trips: readonly Pick<BusTrip, 'stops'>[],
): Promise<BusPerson[]> {
  if (trips.length === 0) return []
  const keys = sql.param(trips.flatMap((trip) => choicesOf(trip).map(({ key }) => key)))
  const { rows } = await db.execute<BusPerson>(sql`
    select * from (${busPeople(weddingId)}) p where p."busOut" = any(${keys}::text[]) or p."busBack" = any(${keys}::text[])`)
  return rows
}
