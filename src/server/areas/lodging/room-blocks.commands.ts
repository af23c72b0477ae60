import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { roomBlocks } from '#db/schema/lodging.ts'
import { BLOCKS_MAX, type RoomBlock } from '#domain/lodging/lodging.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { leaveRooms } from './hotels.commands.ts'
import { findBlock, findHotel } from './lodging.queries.ts'

type Editor = ActingMember<'transport', 'edit'>

type Fields = Omit<RoomBlock, 'id' | 'hotelId' | 'createdAt'>

type NewBlock = Fields & { id?: string | undefined; hotelId: string; createdAt?: string | undefined }

type Changes = { [Field in keyof Fields]?: Fields[Field] | undefined }

/** Adds rooms to a hotel. A repeated id answers with the rooms that exist. */
export async function addBlock(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  { id = newId(), hotelId, createdAt, ...fields }: NewBlock,
): Promise<RoomBlock | 'full' | 'noHotel'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    const existing = await findBlock(tx, weddingId, id)
    if (existing) return existing
    if (!(await findHotel(tx, weddingId, hotelId))) return 'noHotel'
    const isTheirs = and(eq(roomBlocks.weddingId, weddingId), eq(roomBlocks.hotelId, hotelId))
    if ((await tx.$count(roomBlocks, isTheirs)) >= BLOCKS_MAX) return 'full'
    const now = clock.now().toISOString()
    const { name, rooms, isHeld } = fields
    await tx.insert(roomBlocks).values({
      ...{ name, rooms, isHeld },
      ...columnsOf(fields),
      weddingId,
      id,
      hotelId,
      createdAt: sql`least(${createdAt ?? now}::timestamptz, ${now}::timestamptz)`,
    })
    await recordChange(tx, by, 'lodging')
    return (await findBlock(tx, weddingId, id))!
  })
}

/** Changes the given fields of rooms and no other; `undefined` when there are no such rooms. */
export async function updateBlock(
  db: Database,
  by: Editor,
  blockId: string,
  changes: Changes,
): Promise<RoomBlock | undefined> {
  const { weddingId } = by
  const given = Object.entries(columnsOf(changes))
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    const before = await findBlock(tx, weddingId, blockId)
    if (!before || given.length === 0) return before
    const same = columnsOf(before)
    const isAnother = given.filter(([column, value]) => same[column as keyof typeof same] !== value)
    if (isAnother.length === 0) return before
    await tx
      .update(roomBlocks)
      .set(Object.fromEntries(isAnother))
      .where(and(eq(roomBlocks.weddingId, weddingId), eq(roomBlocks.id, blockId)))
    await recordChange(tx, by, 'lodging')
    return findBlock(tx, weddingId, blockId)
  })
}

/** Removes rooms, and answers the line that brings them back; `null` when there are no such rooms. */
export async function removeBlock(db: Database, by: Editor, blockId: string): Promise<string | null> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    await leaveRooms(tx, by, eq(roomBlocks.id, blockId))
    const removed = await tx
      .delete(roomBlocks)
      .where(and(eq(roomBlocks.weddingId, weddingId), eq(roomBlocks.id, blockId)))
      .returning({ id: roomBlocks.id })
    if (removed.length === 0) return null
    await recordChange(tx, by, 'lodging')
    return activityLine(tx)
  })
}

/** The columns of the fields that are given. */
function columnsOf({ name, rooms, beds, priceCents, nights, isHeld, heldUntil }: Changes) {
  const columns = {
    ...{ name, rooms, beds, isHeld, heldUntil },
    price: priceCents,
    arrivesOn: nights === undefined ? undefined : (nights?.arrivesOn ?? null),
    leavesOn: nights === undefined ? undefined : (nights?.leavesOn ?? null),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<
    typeof columns
  >
}
