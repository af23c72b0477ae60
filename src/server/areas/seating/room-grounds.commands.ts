import { and, eq, sql } from 'drizzle-orm'
import { roomGrounds, roomPictures } from '#db/schema/room-ground.ts'
import type { GroundPlace, RoomGround } from '#domain/seating/room-ground.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { findGround } from './room-grounds.queries.ts'
import { hasEvent } from './seating.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

type NewGround = {
  id?: string | undefined
  createdAt?: string | undefined
  eventId: string | null
  pictureId: string
  place: GroundPlace
  opacity: number
}

const readerOf = ({ weddingId, actor }: Editor) => ({
  weddingId,
  userId: actor.userId,
  section: 'seating' as const,
})

/**
 * Puts a picture below the room of an event. Retries share the id, so a repeated one returns what exists. `'taken'` when
 * the room has another one.
 */
export async function addGround(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  by: Editor,
  { id = newId(), createdAt, eventId, pictureId, place, opacity }: NewGround,
): Promise<RoomGround | 'noEvent' | 'noPicture' | 'taken'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'seating')
    const existing = await findGround(tx, files, readerOf(by), id)
    if (existing) return existing
    if (!(await hasEvent(tx, weddingId, eventId))) return 'noEvent'
    const pictures = await tx
      .select({ id: roomPictures.id })
      .from(roomPictures)
      .where(and(eq(roomPictures.weddingId, weddingId), eq(roomPictures.id, pictureId)))
      .for('key share')
    if (pictures.length === 0) return 'noPicture'
    const now = clock.now().toISOString()
    const added = await tx
      .insert(roomGrounds)
      .values({
        ...{ weddingId, id, eventId, pictureId, opacity, ...place },
        createdAt: sql`least(${createdAt ?? now}::timestamptz, ${now}::timestamptz)`,
      })
      .onConflictDoNothing()
      .returning({ id: roomGrounds.id })
    if (added.length === 0) return 'taken'
    await recordChange(tx, by, 'seating')
    return (await findGround(tx, files, readerOf(by), id))!
  })
}

/** Changes the given fields of what lies below a room; `undefined` when there is none such. */
export async function updateGround(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  by: Editor,
  groundId: string,
  { place, opacity }: { place?: GroundPlace | undefined; opacity?: number | undefined },
): Promise<RoomGround | undefined> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const given = { ...place, ...(opacity !== undefined && { opacity }) }
    if (Object.keys(given).length > 0) {
      const changed = await tx
        .update(roomGrounds)
        .set(given)
        .where(isGround(by, groundId))
        .returning({ id: roomGrounds.id })
      if (changed.length > 0) await recordChange(tx, by, 'seating')
    }
    return findGround(tx, files, readerOf(by), groundId)
  })
}

const isGround = ({ weddingId }: Editor, groundId: string) =>
  and(eq(roomGrounds.weddingId, weddingId), eq(roomGrounds.id, groundId))

/** Takes the picture from a room; `false` when there is none such. */
export async function removeGround(
  { db }: Pick<Platform, 'db'>,
  by: Editor,
  groundId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'seating')
    const removed = await tx
      .delete(roomGrounds)
      .where(isGround(by, groundId))
      .returning({ id: roomGrounds.id })
    if (removed.length > 0) await recordChange(tx, by, 'seating')
    return removed.length > 0
  })
}
