import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { hotels, roomBlocks, stays } from '#db/schema/lodging.ts'
import { HOTELS_MAX, type Hotel } from '#domain/lodging/lodging.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { findHotel, listBlocks } from './lodging.queries.ts'
import { keepReleaseTask, removeReleaseTasks } from './release-tasks.commands.ts'

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

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'limits'>

/** The hotel, and whether the tasks about giving its rooms back are others, so that lists of tasks are read again. */
export type HotelChange = { hotel: Hotel; isTaskChanged: boolean }

/** Changes the given fields of a hotel and no other; `undefined` when there is no such hotel. */
export async function updateHotel(
  { db, clock, settings }: Deps,
  by: Editor,
  hotelId: string,
  changes: { [Field in keyof Fields]?: Fields[Field] | undefined },
): Promise<HotelChange | undefined> {
  const { weddingId } = by
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    const before = await findHotel(tx, weddingId, hotelId)
    if (!before) return undefined
    const isAnother = given.filter(([field, value]) => before[field as keyof Fields] !== value)
    if (isAnother.length === 0) return { hotel: before, isTaskChanged: false }
    await tx
      .update(hotels)
      .set(Object.fromEntries(isAnother))
      .where(and(eq(hotels.weddingId, weddingId), eq(hotels.id, hotelId)))
    const hotel = (await findHotel(tx, weddingId, hotelId))!
    const blocks = hotel.name === before.name ? [] : await listBlocks(tx, weddingId, ofHotel(hotelId))
    const most = settings.limits.wedding.tasks
    let isTaskChanged = false
    for (const block of blocks) {
      const shown = { before: { hotel: before, block }, after: { hotel, block } }
      if (await keepReleaseTask(tx, by, shown, { clock, most })) isTaskChanged = true
    }
    await recordChange(tx, by, isTaskChanged ? ['lodging', 'tasks'] : 'lodging')
    return { hotel, isTaskChanged }
  })
}

/** Removes a hotel and its rooms, and answers the line that brings them back; `null` when there is no such hotel. */
export async function removeHotel(
  db: Database,
  by: Editor,
  hotelId: string,
): Promise<{ lineId: string; isTaskChanged: boolean } | null> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    await leaveRooms(tx, by, ofHotel(hotelId))
    const isTaskChanged = await removeReleaseTasks(tx, by, await listBlocks(tx, weddingId, ofHotel(hotelId)))
    const removed = await tx
      .delete(hotels)
      .where(and(eq(hotels.weddingId, weddingId), eq(hotels.id, hotelId)))
      .returning({ id: hotels.id })
    if (removed.length === 0) return null
    await recordChange(tx, by, isTaskChanged ? ['lodging', 'tasks'] : 'lodging')
    return { lineId: await activityLine(tx), isTaskChanged }
  })
}

const ofHotel = (hotelId: string) => eq(roomBlocks.hotelId, hotelId)

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
