import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { roomBlocks } from '#db/schema/lodging.ts'
import { BLOCKS_MAX, type RoomBlock } from '#domain/lodging/lodging.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { leaveRooms } from './hotels.commands.ts'
import { findBlock, findHotel } from './lodging.queries.ts'
import { keepReleaseTask, removeReleaseTasks } from './release-tasks.commands.ts'

type Editor = ActingMember<'transport', 'edit'>

type Fields = Omit<RoomBlock, 'id' | 'hotelId' | 'createdAt'>

type NewBlock = Fields & { id?: string | undefined; hotelId: string; createdAt?: string | undefined }

type Changes = { [Field in keyof Fields]?: Fields[Field] | undefined }

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'limits'>

/** The rooms, and whether the task about giving them back is another one, so that lists of tasks are read again. */
export type BlockChange = { block: RoomBlock; isTaskChanged: boolean }

/** Adds rooms to a hotel. A repeated id answers with the rooms that exist. */
export async function addBlock(
  { db, clock, settings }: Deps,
  by: Editor,
  { id = newId(), hotelId, createdAt, ...fields }: NewBlock,
): Promise<BlockChange | 'full' | 'noHotel'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    const existing = await findBlock(tx, weddingId, id)
    if (existing) return { block: existing, isTaskChanged: false }
    const hotel = await findHotel(tx, weddingId, hotelId)
    if (!hotel) return 'noHotel'
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
    const block = (await findBlock(tx, weddingId, id))!
    const shown = { before: null, after: { hotel, block } }
    const most = settings.limits.wedding.tasks
    const isTaskChanged = await keepReleaseTask(tx, by, shown, { clock, most })
    await recordChange(tx, by, areasOf(isTaskChanged))
    return { block, isTaskChanged }
  })
}

/** Changes the given fields of rooms and no other; `undefined` when there are no such rooms. */
export async function updateBlock(
  { db, clock, settings }: Deps,
  by: Editor,
  blockId: string,
  changes: Changes,
): Promise<BlockChange | undefined> {
  const { weddingId } = by
  const given = Object.entries(columnsOf(changes))
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    const before = await findBlock(tx, weddingId, blockId)
    if (!before) return undefined
    const unchanged = { block: before, isTaskChanged: false }
    const same = columnsOf(before)
    const isAnother = given.filter(([column, value]) => same[column as keyof typeof same] !== value)
    if (isAnother.length === 0) return unchanged
    await tx
      .update(roomBlocks)
      .set(Object.fromEntries(isAnother))
      .where(and(eq(roomBlocks.weddingId, weddingId), eq(roomBlocks.id, blockId)))
    const block = (await findBlock(tx, weddingId, blockId))!
    const hotel = (await findHotel(tx, weddingId, block.hotelId))!
    const shown = { before: { hotel, block: before }, after: { hotel, block } }
    const most = settings.limits.wedding.tasks
    const isTaskChanged = await keepReleaseTask(tx, by, shown, { clock, most })
    await recordChange(tx, by, areasOf(isTaskChanged))
    return { block, isTaskChanged }
  })
}

/** The line of activity that brings back what was removed, and whether tasks went with it. */
export type Removed = { lineId: string; isTaskChanged: boolean }

/** Removes rooms, and answers the line that brings them back; `null` when there are no such rooms. */
export async function removeBlock(db: Database, by: Editor, blockId: string): Promise<Removed | null> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    await leaveRooms(tx, by, eq(roomBlocks.id, blockId))
    const removed = await tx
      .delete(roomBlocks)
      .where(and(eq(roomBlocks.weddingId, weddingId), eq(roomBlocks.id, blockId)))
      .returning({ id: roomBlocks.id })
    if (removed.length === 0) return null
    const isTaskChanged = await removeReleaseTasks(tx, by, removed)
    await recordChange(tx, by, areasOf(isTaskChanged))
    return { lineId: await activityLine(tx), isTaskChanged }
  })
}

const areasOf = (isTaskChanged: boolean) =>
  isTaskChanged ? (['lodging', 'tasks'] as const) : ('lodging' as const)

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
