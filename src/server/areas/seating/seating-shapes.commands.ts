import { and, count, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { seatingShapes } from '#db/schema/seating-room.ts'
import { ROOM_SHAPES_MAX, type SeatingShape } from '#domain/seating/room.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { hasEvent } from './seating.queries.ts'
import { findShape } from './seating-room.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

type NewShape = Pick<SeatingShape, 'eventId' | 'kind' | 'label' | 'box'> & {
  id?: string | undefined
  createdAt?: string | undefined
}

/**
 * Adds a shape to the room of an event. Retries share the id, so a repeated one returns the existing shape. `'full'`
 * when the room has as many as it may, `'noEvent'` when the wedding does not have the event.
 */
export async function addShape(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  { id = newId(), createdAt, eventId, kind, label, box }: NewShape,
): Promise<SeatingShape | 'full' | 'noEvent'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'seating')
    const existing = await findShape(tx, weddingId, id)
    if (existing) return existing
    if (!(await hasEvent(tx, weddingId, eventId))) return 'noEvent'
    const ofEvent = sql`${seatingShapes.eventId} is not distinct from ${eventId}::uuid`
    const [all] = await tx
      .select({ shapes: count() })
      .from(seatingShapes)
      .where(and(eq(seatingShapes.weddingId, weddingId), ofEvent))
    if (all!.shapes >= ROOM_SHAPES_MAX) return 'full'
    const now = clock.now().toISOString()
    await tx.insert(seatingShapes).values({
      ...{ weddingId, id, eventId, kind, label, ...box },
      createdAt: sql`least(${createdAt ?? now}::timestamptz, ${now}::timestamptz)`,
    })
    await recordChange(tx, by, 'seating')
    return (await findShape(tx, weddingId, id))!
  })
}

/** Changes the given fields of a shape and no other; `undefined` when there is no such shape. */
export async function updateShape(
  db: Database,
  by: Editor,
  shapeId: string,
  { label, box }: { label?: string | null | undefined; box?: SeatingShape['box'] | undefined },
): Promise<SeatingShape | undefined> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const given = Object.entries({ ...(label !== undefined && { label }), ...box })
    if (given.length > 0) {
      const changed = await tx
        .update(seatingShapes)
        .set(Object.fromEntries(given))
        .where(and(isShape(by, shapeId), or(...given.map(isAnother))))
        .returning({ id: seatingShapes.id })
      if (changed.length > 0) await recordChange(tx, by, 'seating')
    }
    return findShape(tx, by.weddingId, shapeId)
  })
}

const isShape = ({ weddingId }: Editor, shapeId: string) =>
  and(eq(seatingShapes.weddingId, weddingId), eq(seatingShapes.id, shapeId))

const isAnother = ([field, value]: [string, unknown]) =>
  sql`${seatingShapes[field as keyof typeof seatingShapes.$inferSelect]} is distinct from ${value}`

/** Removes a shape; `false` when there is no such shape. */
export async function removeShape(db: Database, by: Editor, shapeId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const removed = await tx
      .delete(seatingShapes)
      .where(isShape(by, shapeId))
      .returning({ id: seatingShapes.id })
    if (removed.length > 0) await recordChange(tx, by, 'seating')
    return removed.length > 0
  })
}
