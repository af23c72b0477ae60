import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { Hotel, Nights, RoomBlock } from '#domain/lodging/lodging.ts'
import type { CountedBlock, LodgingWish, RoomRequest } from '#domain/lodging/wishes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The families that are asked where they sleep, or were, with what they have said, in the order of asking. */
export async function listWishes(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'transport', 'view'>,
): Promise<LodgingWish[]> {
  const { rows } = await db.execute<LodgingWish>(sql`
    select w.household_id as "householdId", to_json(w.asked_at) #>> '{}' as "askedAt", w.place,
      w.hotel_id as "hotelId", w.rooms, ${NIGHTS} as nights, to_json(w.said_at) #>> '{}' as "saidAt"
    from lodging_wishes w where w.wedding_id = ${weddingId} order by w.said_at, w.household_id`)
  return rows
}

const NIGHTS = sql.raw(`case when w.arrives_on is not null
  then json_build_object('arrivesOn', w.arrives_on, 'leavesOn', w.leaves_on) end`)

/** A hotel as a family reads of it, with its rooms and those who ask for some of them. */
export type AskedHotel = Pick<Hotel, 'id' | 'name' | 'way' | 'phone' | 'url' | 'code'> & {
  blocks: (CountedBlock & Pick<RoomBlock, 'priceCents'> & { nights: Nights | null })[]
  asking: RoomRequest[]
}

/** The question of a family: its wish, and the hotels with rooms; houses of the couple's own are none of them. */
export type FamilyQuestion = { wish: LodgingWish; hotels: AskedHotel[] }

/**
 * The question where they sleep for a family, which its link has let in; `null` while a member has not asked it. Of other
 * families only how many rooms they ask for is read, and nothing of it is handed on.
 */
export async function findFamilyQuestion(
  db: Database | Transaction,
  { weddingId, householdId }: { weddingId: string; householdId: string },
): Promise<FamilyQuestion | null> {
  const { rows } = await db.execute<FamilyQuestion>(sql`
    select json_build_object('householdId', w.household_id, 'askedAt', w.asked_at, 'place', w.place,
        'hotelId', w.hotel_id, 'rooms', w.rooms, 'nights', ${NIGHTS}, 'saidAt', w.said_at) as wish,
      (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'way', h.way, 'phone', h.phone,
          'url', h.url, 'code', h.code, 'blocks', ${BLOCKS}, 'asking', ${ASKING})
          order by h.created_at, h.id), '[]')
        from hotels h where h.wedding_id = w.wedding_id and h.kind = 'hotel'
          and exists (select from room_blocks b where (b.wedding_id, b.hotel_id) = (h.wedding_id, h.id))) as hotels
    from lodging_wishes w
    where w.wedding_id = ${weddingId} and w.household_id = ${householdId} and w.asked_at is not null`)
  return rows[0] ?? null
}

const BLOCKS = sql.raw(`(
  select json_agg(json_build_object('rooms', b.rooms, 'isHeld', b.is_held, 'heldUntil', b.held_until,
    'priceCents', (b.price * 100)::int8, 'nights', case when b.arrives_on is not null
      then json_build_object('arrivesOn', b.arrives_on, 'leavesOn', b.leaves_on) end,
    'taken', (select count(distinct s.room) from stays s
      join guests g on (g.wedding_id, g.id) = (s.wedding_id, s.guest_id) and g.rsvp is distinct from false
      where (s.wedding_id, s.block_id) = (b.wedding_id, b.id))) order by b.created_at, b.id)
  from room_blocks b where (b.wedding_id, b.hotel_id) = (h.wedding_id, h.id))`)

/** Families of whom a member has said where they sleep ask no more, nor do those of whom none comes. */
const ASKING = sql.raw(`(
  select coalesce(json_agg(json_build_object('householdId', o.household_id, 'rooms', coalesce(o.rooms, 1),
    'saidAt', o.said_at)), '[]')
  from lodging_wishes o where (o.wedding_id, o.hotel_id) = (h.wedding_id, h.id)
    and exists (select from guests g where (g.wedding_id, g.household_id) = (o.wedding_id, o.household_id)
      and g.rsvp is distinct from false)
    and not exists (select from guests g join stays s on (s.wedding_id, s.guest_id) = (g.wedding_id, g.id)
      where (g.wedding_id, g.household_id) = (o.wedding_id, o.household_id)))`)
