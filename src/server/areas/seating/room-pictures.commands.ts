import { eq } from 'drizzle-orm'
import { roomPictures } from '#db/schema/room-ground.ts'
import { ROOM_PICTURES_MAX } from '#domain/seating/room-ground.ts'
import { hasRoomForFile, holdFileBytes } from '#server/areas/weddings/wedding-bytes.queries.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'

type StoredPicture = {
  id: string
  fileName: string
  path: string
  size: number
  width: number
  height: number
}

/** Adds a picture whose bytes are safe; no room shows it yet. `'full'` when the wedding has no room for it. */
export async function addPicture(
  { db, clock, settings: { limits } }: Pick<Platform, 'db' | 'clock'> & Configured<'limits'>,
  by: ActingMember<'seating', 'edit'> | ActingMember<'guests', 'edit'>,
  area: 'seating' | 'households',
  picture: StoredPicture,
): Promise<'added' | 'known' | 'full'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, area)
    await holdFileBytes(tx, weddingId)
    const pictures = await tx.$count(roomPictures, eq(roomPictures.weddingId, weddingId))
    if (pictures >= ROOM_PICTURES_MAX) return 'full'
    if (!(await hasRoomForFile(tx, weddingId, picture.size, limits.wedding.fileBytes))) return 'full'
    const added = await tx
      .insert(roomPictures)
      .values({ weddingId, ...picture, contentType: 'image/jpeg', createdAt: clock.now() })
      .onConflictDoNothing({ target: [roomPictures.weddingId, roomPictures.id] })
      .returning({ id: roomPictures.id })
    if (added.length === 0) return 'known'
    await recordChange(tx, by, area)
    return 'added'
  })
}
