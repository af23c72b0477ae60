import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { seatingRooms } from '#db/schema/seating-room.ts'
import type { SeatingRoom } from '#domain/seating/room.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { hasEvent } from './seating.queries.ts'
import { findRoom } from './seating-room.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

type NewRoom = Pick<SeatingRoom, 'eventId' | 'width' | 'depth'> & {
  id?: string | undefined
  createdAt?: string | undefined
}

/**
 * Gives the room of an event a size, also where it has one already: two members may do so at once. `'noEvent'` when the
 * wedding does not have the event.
 */
export async function addRoom(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  { id = newId(), createdAt, eventId, width, depth }: NewRoom,
): Promise<SeatingRoom | 'noEvent'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'seating')
    if (!(await hasEvent(tx, weddingId, eventId))) return 'noEvent'
    const now = clock.now().toISOString()
    await tx
      .insert(seatingRooms)
      .values({
        ...{ weddingId, id, eventId, width, depth },
        createdAt: sql`least(${createdAt ?? now}::timestamptz, ${now}::timestamptz)`,
      })
      .onConflictDoUpdate({
        target: [seatingRooms.weddingId, seatingRooms.eventId],
        set: { width, depth },
      })
    await recordChange(tx, by, 'seating')
    return (await findRoom(
      tx,
      weddingId,
      sql`${seatingRooms.eventId} is not distinct from ${eventId}::uuid`,
    ))!
  })
}

/** Changes the given sides of a room; `undefined` when there is none such. */
export async function updateRoom(
  db: Database,
  by: Editor,
  roomId: string,
  sides: { width?: number | undefined; depth?: number | undefined },
): Promise<SeatingRoom | undefined> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const former = await findRoom(tx, by.weddingId, eq(seatingRooms.id, roomId))
    if (!former) return undefined
    const { width = former.width, depth = former.depth } = sides
    if (width === former.width && depth === former.depth) return former
    await tx.update(seatingRooms).set({ width, depth }).where(isRoom(by, roomId))
    await recordChange(tx, by, 'seating')
    return { ...former, width, depth }
  })
}

const isRoom = ({ weddingId }: Editor, roomId: string) =>
  and(eq(seatingRooms.weddingId, weddingId), eq(seatingRooms.id, roomId))

/** Forgets the size of a room; `false` when it has none. */
export async function removeRoom(db: Database, by: Editor, roomId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const removed = await tx.delete(seatingRooms).where(isRoom(by, roomId)).returning({ id: seatingRooms.id })
    if (removed.length > 0) await recordChange(tx, by, 'seating')
    return removed.length > 0
  })
}
