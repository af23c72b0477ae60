import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { hotels, roomBlocks } from '#db/schema/lodging.ts'
import type { Hotel, LodgingPerson, Nights, RoomBlock } from '#domain/lodging/lodging.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type WeddingId = MemberWeddingId<'transport', 'view'>

/** Instants keep their microseconds, which hold the order of what was added together. */
const CREATED_AT = sql<string>`to_json(created_at) #>> '{}'`

const { kind, name, way, phone, url, mapUrl, code, notes } = hotels

const hotelColumns = {
  ...{ id: hotels.id, kind, name, way, phone, url, mapUrl, code, notes },
  createdAt: CREATED_AT,
}

const blockColumns = {
  id: roomBlocks.id,
  hotelId: roomBlocks.hotelId,
  name: roomBlocks.name,
  rooms: roomBlocks.rooms,
  beds: roomBlocks.beds,
  priceCents: roomBlocks.price,
  arrivesOn: roomBlocks.arrivesOn,
  leavesOn: roomBlocks.leavesOn,
  isHeld: roomBlocks.isHeld,
  heldUntil: roomBlocks.heldUntil,
  createdAt: CREATED_AT,
}

const nightsOf = (arrivesOn: string | null, leavesOn: string | null): Nights | null =>
  arrivesOn === null || leavesOn === null ? null : { arrivesOn, leavesOn }

/** The hotels of a wedding in the order they were added. */
export const listHotels = (db: Database | Transaction, weddingId: WeddingId): Promise<Hotel[]> =>
  db
    .select(hotelColumns)
    .from(hotels)
    .where(eq(hotels.weddingId, weddingId))
    .orderBy(hotels.createdAt, hotels.id)

/** A hotel of the wedding; `undefined` when it has none with that id. */
export async function findHotel(
  db: Database | Transaction,
  weddingId: WeddingId,
  hotelId: string,
): Promise<Hotel | undefined> {
  const [row] = await db
    .select(hotelColumns)
    .from(hotels)
    .where(and(eq(hotels.weddingId, weddingId), eq(hotels.id, hotelId)))
  return row
}

/** The rooms of all hotels of a wedding, or of one, in the order they were added. */
export async function listBlocks(
  db: Database | Transaction,
  weddingId: WeddingId,
  only?: SQL,
): Promise<RoomBlock[]> {
  const rows = await db
    .select(blockColumns)
    .from(roomBlocks)
    .where(and(eq(roomBlocks.weddingId, weddingId), only))
    .orderBy(roomBlocks.createdAt, roomBlocks.id)
  return rows.map(({ arrivesOn, leavesOn, ...row }) => ({ ...row, nights: nightsOf(arrivesOn, leavesOn) }))
}

/** Rooms of the wedding; `undefined` when it has none with that id. */
export async function findBlock(
  db: Database | Transaction,
  weddingId: WeddingId,
  blockId: string,
): Promise<RoomBlock | undefined> {
  const [row] = await listBlocks(db, weddingId, eq(roomBlocks.id, blockId))
  return row
}

/** The guests who may come, or have a room, in the order in which they came into the list; `only` narrows them down. */
export async function listLodgingPeople(
  db: Database | Transaction,
  weddingId: WeddingId,
  only: SQL = sql`(g.rsvp is distinct from false or s.block_id is not null)`,
): Promise<LodgingPerson[]> {
  const { rows } = await db.execute<LodgingPerson>(sql`
    select g.id, g.full_name as name, g.household_id as "householdId", h.name as "householdName",
      g.rsvp is distinct from false as comes, s.need, s.block_id as "blockId", s.room,
      case when s.arrives_on is not null
        then json_build_object('arrivesOn', s.arrives_on, 'leavesOn', s.leaves_on) end as nights,
      to_json(g.created_at) #>> '{}' as "createdAt"
    from guests g
    left join households h on h.wedding_id = g.wedding_id and h.id = g.household_id
    left join stays s on s.wedding_id = g.wedding_id and s.guest_id = g.id
    where g.wedding_id = ${weddingId} and ${only}
    order by g.created_at, g.id`)
  return rows
}

/** Some guests, and all who have a room of a block. */
export const listConcerned = (
  tx: Transaction,
  weddingId: WeddingId,
  guestIds: readonly string[],
  blockId: string | null,
): Promise<LodgingPerson[]> =>
  listLodgingPeople(
    tx,
    weddingId,
    sql`(g.id = any(${sql.param(guestIds)}::uuid[]) or s.block_id = ${blockId}::uuid)`,
  )
