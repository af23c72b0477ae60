import { and, eq, sql } from 'drizzle-orm'
import { roomGrounds } from '#db/schema/room-ground.ts'
import { seatingTables } from '#db/schema/seating.ts'
import { seatingRooms, seatingShapes } from '#db/schema/seating-room.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { hasEvent } from './seating.queries.ts'

type Furniture = typeof seatingTables | typeof seatingShapes | typeof seatingRooms | typeof roomGrounds

const isIn = (table: Furniture, weddingId: string, eventId: string | null) =>
  and(eq(table.weddingId, weddingId), sql`${table.eventId} is not distinct from ${eventId}::uuid`)!

type Copied = { from: string | null; to: string | null }

/**
 * Gives the room of an event the tables, shapes, size and ground of another one, without its people and locks, as one act; says
 * how many tables there are. `'taken'` when it has tables or shapes already, `'noEvent'` when one of both is not there.
 */
export async function copyRoom(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: ActingMember<'seating', 'edit'>,
  { from, to }: Copied,
): Promise<{ tables: number } | 'noEvent' | 'taken'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'seating')
    for (const eventId of [from, to]) if (!(await hasEvent(tx, weddingId, eventId))) return 'noEvent'
    for (const table of [seatingTables, seatingShapes])
      if ((await tx.$count(table, isIn(table, weddingId, to))) > 0) return 'taken'
    const anew = { eventId: to, createdAt: clock.now() }
    const tables = await tx
      .select()
      .from(seatingTables)
      .where(isIn(seatingTables, weddingId, from))
    const shapes = await tx
      .select()
      .from(seatingShapes)
      .where(isIn(seatingShapes, weddingId, from))
    const [room] = await tx
      .select()
      .from(seatingRooms)
      .where(isIn(seatingRooms, weddingId, from))
    const [ground] = await tx
      .select()
      .from(roomGrounds)
      .where(isIn(roomGrounds, weddingId, from))
    if (tables.length > 0)
      await tx
        .insert(seatingTables)
        .values(tables.map((table) => ({ ...table, ...anew, id: newId(), isLocked: false })))
    if (shapes.length > 0)
      await tx.insert(seatingShapes).values(shapes.map((shape) => ({ ...shape, ...anew, id: newId() })))
    if (room)
      await tx
        .insert(seatingRooms)
        .values({ ...room, ...anew, id: newId() })
        .onConflictDoNothing()
    if (ground)
      await tx
        .insert(roomGrounds)
        .values({ ...ground, ...anew, id: newId() })
        .onConflictDoNothing()
    if (tables.length + shapes.length > 0 || room || ground) await recordChange(tx, by, 'seating')
    return { tables: tables.length }
  })
}
