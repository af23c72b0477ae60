import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Boarding } from '#domain/transport/boarding.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type WeddingId = MemberWeddingId<'transport', 'view'>

/** Those who were counted, in the order of buses and guests; of one guest in one bus where that is asked. */
export async function listBoardings(
  db: Database,
  weddingId: WeddingId,
  one?: { tripId: string; guestId: string },
): Promise<Boarding[]> {
  const { rows } = await db.execute<Boarding>(sql`
    select b.trip_id as "tripId", b.guest_id as "guestId", b.is_aboard as "isAboard",
      to_json(b.ticked_at) #>> '{}' as at, coalesce(p.full_name, b.counted_by) as by
    from bus_boardings b left join profiles p on p.id = b.member_id
    where b.wedding_id = ${weddingId}
      and b.trip_id = coalesce(${one?.tripId ?? null}::uuid, b.trip_id)
      and b.guest_id = coalesce(${one?.guestId ?? null}::uuid, b.guest_id)
    order by b.trip_id, b.guest_id`)
  return rows
}

/** Which of a bus and a guest the wedding has. */
export async function findTicked(
  db: Database,
  weddingId: WeddingId,
  { tripId, guestId }: { tripId: string; guestId: string },
): Promise<{ hasTrip: boolean; hasGuest: boolean }> {
  const { rows } = await db.execute<{ hasTrip: boolean; hasGuest: boolean }>(sql`
    select exists (select from bus_trips where wedding_id = ${weddingId} and id = ${tripId}) as "hasTrip",
      exists (select from guests where wedding_id = ${weddingId} and id = ${guestId}) as "hasGuest"`)
  return rows[0]!
}
