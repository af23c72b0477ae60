import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { tasks } from '#db/schema/tasks.ts'
import type { Hotel, RoomBlock } from '#domain/lodging/lodging.ts'
import { releaseTaskOf, releaseTitle } from '#domain/lodging/release-task.ts'
import { type ActingMember, lockForWriting } from '#server/core/changes.ts'

type Editor = ActingMember<'transport', 'edit'>

type Shown = { hotel: Hotel; block: RoomBlock }

type Written = { clock: { now(): Date }; most: number }

/**
 * Keeps the task of a block, which has its id, in step with the day until which the rooms are held (decision 145).
 * `before` is the block as it was, null for a new one. True when a task was added, changed or removed. A wedding that
 * is full of tasks gets none.
 */
export async function keepReleaseTask(
  tx: Transaction,
  { weddingId }: Editor,
  { before, after }: { before: Shown | null; after: Shown },
  { clock, most }: Written,
): Promise<boolean> {
  const { id } = after.block
  const isIt = and(eq(tasks.weddingId, weddingId), eq(tasks.id, id))
  const wanted = releaseTaskOf(after.hotel, after.block)
  if (wanted === 'stays') return false
  if (wanted === 'goes') return (await tx.delete(tasks).where(isIt).returning({ id: tasks.id })).length > 0
  await lockForWriting(tx, weddingId, 'tasks')
  const [task] = await tx.select({ title: tasks.title, dueOn: tasks.dueOn }).from(tasks).where(isIt)
  const isMoved = before?.block.heldUntil !== wanted.dueOn || !before.block.isHeld
  if (!task) {
    // A person has removed it: another day brings it back, another name does not.
    if (!isMoved || (await tx.$count(tasks, eq(tasks.weddingId, weddingId))) >= most) return false
    // A planner may prepare it out of sight of this member: it stays as they have it.
    const added = await tx
      .insert(tasks)
      .values({ weddingId, id, ...wanted, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: tasks.id })
    return added.length > 0
  }
  const hasOwnTitle = before === null || task.title !== releaseTitle(before.hotel, before.block)
  const title = hasOwnTitle ? task.title : wanted.title
  if (title === task.title && !isMoved) return false
  const due = isMoved ? { dueOn: wanted.dueOn, daysBefore: null } : {}
  await tx
    .update(tasks)
    .set({ title, ...due })
    .where(isIt)
  return true
}

/** The tasks of blocks that go, go with them. True when there were any. */
export async function removeReleaseTasks(
  tx: Transaction,
  { weddingId }: Editor,
  blocks: readonly Pick<RoomBlock, 'id'>[],
): Promise<boolean> {
  if (blocks.length === 0) return false
  const ids = blocks.map(({ id }) => id)
  const removed = await tx
    .delete(tasks)
    .where(and(eq(tasks.weddingId, weddingId), inArray(tasks.id, ids)))
    .returning({ id: tasks.id })
  return removed.length > 0
}
