import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { tasks } from '#db/schema/tasks.ts'
import type { Task } from '#domain/tasks/tasks.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { countTasks, dueColumns, findTask } from './tasks.queries.ts'
import { tellAssigned } from './tell-assigned.commands.ts'

type NewTask = Omit<Task, 'id' | 'createdAt'> & { id?: string | undefined; createdAt?: string | undefined }

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'limits'>

type Editor = ActingMember<'tasks', 'edit'>

/**
 * Adds a task. Retries share the id, so a repeated one returns the existing task. `'full'` when the wedding has as many
 * tasks as it may.
 */
export async function addTask(
  { db, clock, settings: { limits } }: Deps,
  by: Editor,
  added: NewTask,
): Promise<Notified<Task> | Task | 'full'> {
  const id = added.id ?? newId()
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'tasks')
    const existing = await findTask(tx, by.weddingId, id)
    if (existing) return existing
    if ((await countTasks(tx, by.weddingId)) >= limits.wedding.tasks) return 'full'
    // The suggestion that the wedding has already stays with the task that has it.
    const [isNew] = await withoutKnown(tx, by, [added])
    await insertTasks(tx, clock, by, [{ ...added, id, suggestionKey: isNew ? added.suggestionKey : null }])
    await recordChange(tx, by, 'tasks')
    const task = (await findTask(tx, by.weddingId, id))!
    return (await tellAssigned(tx, clock, by, task, [])) ? new Notified(task) : task
  })
}

/** The number of tasks that were added, and the line of activity that takes it back; `null` for nothing. */
type Added = { added: number; lineId: string | null }

/** Adds a whole list, but for what is there already; `'full'` adds none. */
export async function addTasks(
  { db, clock, settings: { limits } }: Deps,
  by: Editor,
  added: readonly NewTask[],
): Promise<Added | 'full'> {
  const FULL = Symbol('full')
  try {
    return await db.transaction(async (tx) => {
      await lockForWriting(tx, by.weddingId, 'tasks')
      const count = await insertTasks(tx, clock, by, await withoutKnown(tx, by, added))
      if ((await countTasks(tx, by.weddingId)) > limits.wedding.tasks) throw FULL
      if (count === 0) return { added: 0, lineId: null }
      await recordChange(tx, by, 'tasks')
      return { added: count, lineId: await activityLine(tx) }
    })
  } catch (error) {
    if (error === FULL) return 'full'
    throw error
  }
}

/** The tasks whose suggestion the wedding does not have yet, each suggestion once; the lock on the list is held. */
export async function withoutKnown(
  tx: Transaction,
  { weddingId }: Editor,
  added: readonly NewTask[],
): Promise<NewTask[]> {
  const rows = await tx
    .select({ key: tasks.suggestionKey })
    .from(tasks)
    .where(and(eq(tasks.weddingId, weddingId), isNotNull(tasks.suggestionKey)))
  const known = new Set(rows.map(({ key }) => key))
  return added.filter(({ suggestionKey }) => {
    if (suggestionKey === null) return true
    if (known.has(suggestionKey)) return false
    known.add(suggestionKey)
    return true
  })
}

export async function insertTasks(
  tx: Transaction,
  clock: Pick<Clock, 'now'>,
  { weddingId }: Editor,
  added: readonly NewTask[],
): Promise<number> {
  if (added.length === 0) return 0
  const now = clock.now().toISOString()
  const rows = added.map(({ id, due, isDraft, createdAt, ...task }, index) => ({
    ...task,
    weddingId,
    id: id ?? newId(),
    ...dueColumns(due),
    draftedAt: isDraft ? clock.now() : null,
    // Microseconds keep the order in which they were sent.
    createdAt: createdAt
      ? sql`least(${createdAt}::timestamptz, ${now}::timestamptz)`
      : sql`${now}::timestamptz + ${index} * interval '1 microsecond'`,
  }))
  const inserted = await tx.insert(tasks).values(rows).onConflictDoNothing().returning({ id: tasks.id })
  return inserted.length
}
