import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { hotels, roomBlocks, stays } from '#db/schema/lodging.ts'
import { HOTELS_MAX, type Hotel } from '#domain/lodging/lodging.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { findHotel } from './lodging.queries.ts'

type Editor = ActingMember<'transport', 'edit'>

type Fields = Omit<Hotel, 'id' | 'createdAt'>

type NewHotel = Fields & { id?: string | undefined; createdAt?: string | undefined }

/** Adds a hotel. A repeated id answers with the hotel that exists. */
export async function addHotel(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  { id = newId(), createdAt, ...fields }: NewHotel,
): Promise<Hotel | 'full'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    const existing = await findHotel(tx, weddingId, id)
    if (existing) return existing
    if ((await tx.$count(hotels, eq(hotels.weddingId, weddingId))) >= HOTELS_MAX) return 'full'
    const now = clock.now().toISOString()
    await tx.insert(hotels).values({
      ...fields,
      weddingId,
      id,
      createdAt: sql`least(${createdAt ?? now}::timestamptz, ${now}::timestamptz)`,
    })
    await recordChange(tx, by, 'lodging')
    return (await findHotel(tx, weddingId, id))!
  })
}

/** Changes the given fields of a hotel and no other; `undefined` when there is no such hotel. */
export async function updateHotel(
  db: Database,
  by: Editor,
  hotelId: string,
  changes: { [Field in keyof Fields]?: Fields[Field] | undefined },
): Promise<Hotel | undefined> {
  const { weddingId } = by
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return db.transaction(async (tx) => {
    if (given.length > 0) {
      const isAnother = given.map(
        ([field, value]) => sql`${hotels[field as keyof Fields]} is distinct from ${value}`,
      )
      const changed = await tx
        .update(hotels)
        .set(Object.fromEntries(given))
        .where(and(eq(hotels.weddingId, weddingId), eq(hotels.id, hotelId), or(...isAnother)))
        .returning({ id: hotels.id })
      if (changed.length > 0) await recordChange(tx, by, 'lodging')
    }
    return findHotel(tx, weddingId, hotelId)
  })
}

/** Removes a hotel and its rooms, and answers the line that brings them back; `null` when there is no such hotel. */
export async function removeHotel(db: Database, by: Editor, hotelId: string): Promise<string | null> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    await leaveRooms(tx, by, eq(roomBlocks.hotelId, hotelId))
    const removed = await tx
      .delete(hotels)
      .where(and(eq(hotels.weddingId, weddingId), eq(hotels.id, hotelId)))
      .returning({ id: hotels.id })
    if (removed.length === 0) return null
    await recordChange(tx, by, 'lodging')
    return activityLine(tx)
  })
}

/** The people in rooms that go want a room again. */
export async function leaveRooms(tx: Transaction, { weddingId }: Editor, blocks: SQL): Promise<void> {
  const theirs = tx
    .select({ id: roomBlocks.id })
    .from(roomBlocks)
    .where(and(eq(roomBlocks.weddingId, weddingId), blocks))
  await tx
    .update(stays)
    .set({ need: 'wanted', blockId: null, room: null })
    .where(and(eq(stays.weddingId, weddingId), inArray(stays.blockId, theirs)))
}
