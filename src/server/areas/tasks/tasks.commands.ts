import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { tasks } from '#db/schema/tasks.ts'
import { mergeRows } from '#domain/activity/three-way-merge.ts'
import { type Assignee, assigneeKey, type Task } from '#domain/tasks/tasks.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { countTasks, dueColumns, findTask } from './tasks.queries.ts'

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

/** Adds a whole list, but for what is there already; answers how many were added, or `'full'` and adds none. */
export async function addTasks(
  { db, clock, settings: { limits } }: Deps,
  by: Editor,
  added: readonly NewTask[],
): Promise<number | 'full'> {
  const FULL = Symbol('full')
  try {
    return await db.transaction(async (tx) => {
      await lockForWriting(tx, by.weddingId, 'tasks')
      const count = await insertTasks(tx, clock, by, await withoutKnown(tx, by, added))
      if ((await countTasks(tx, by.weddingId)) > limits.wedding.tasks) throw FULL
      if (count > 0) await recordChange(tx, by, 'tasks')
      return count
    })
  } catch (error) {
    if (error === FULL) return 'full'
    throw error
  }
}

/** The tasks whose suggestion the wedding does not have yet, each suggestion once; the lock on the list is held. */
async function withoutKnown(
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

async function insertTasks(
  tx: Transaction,
  clock: Pick<Clock, 'now'>,
  { weddingId }: Editor,
  added: readonly NewTask[],
): Promise<number> {
  if (added.length === 0) return 0
  const now = clock.now().toISOString()
  const rows = added.map(({ id, due, createdAt, ...task }, index) => ({
    ...task,
    weddingId,
    id: id ?? newId(),
    ...dueColumns(due),
    // Microseconds keep the order in which they were sent.
    createdAt: createdAt
      ? sql`least(${createdAt}::timestamptz, ${now}::timestamptz)`
      : sql`${now}::timestamptz + ${index} * interval '1 microsecond'`,
  }))
  const inserted = await tx.insert(tasks).values(rows).onConflictDoNothing().returning({ id: tasks.id })
  return inserted.length
}

type Fields = Pick<Task, 'title' | 'due' | 'assignees' | 'notes' | 'about' | 'rule' | 'mark'>

type TaskChanges = { [Field in keyof Fields]?: Fields[Field] | undefined }

/**
 * Changes the given fields of a task and no other, and notifies the members who get it; `before` are those who had it as the change began, of whom others may
 * have added or taken some away since. `undefined` when there is no such task.
 */
export async function updateTask(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  taskId: string,
  { due, assignees, ...others }: TaskChanges,
  before?: readonly Assignee[],
): Promise<Notified<Task> | Task | undefined> {
  const { weddingId } = by
  const isIt = and(eq(tasks.weddingId, weddingId), eq(tasks.id, taskId))
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ assignees: tasks.assignees })
      .from(tasks)
      .where(isIt)
      .for('no key update')
    if (!stored) return undefined
    const merged =
      assignees && before
        ? mergeRows({ base: before, stored: stored.assignees, given: assignees }, assigneeKey)
        : assignees
    const fields = { ...others, assignees: merged, ...(due !== undefined && dueColumns(due)) }
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    if (given.length > 0) {
      const changed = await tx
        .update(tasks)
        .set(Object.fromEntries(given))
        .where(and(isIt, or(...given.map(isAnother))))
        .returning({ id: tasks.id })
      if (changed.length > 0) await recordChange(tx, by, 'tasks')
    }
    const task = await findTask(tx, weddingId, taskId)
    if (!task) return undefined
    return (await tellAssigned(tx, clock, by, task, stored.assignees)) ? new Notified(task) : task
  })
}

/** Notifies the members who have a task now and did not before, but for the author; whether there was one. */
async function tellAssigned(
  tx: Transaction,
  clock: Clock,
  by: Editor,
  { id, title, assignees }: Task,
  before: readonly Assignee[],
): Promise<boolean> {
  const had = new Set(before.map(assigneeKey))
  const only = assignees.flatMap((who) =>
    who.kind === 'member' && who.userId !== by.actor.userId && !had.has(assigneeKey(who)) ? [who.userId] : [],
  )
  if (only.length === 0) return false
  await notify(tx, clock, by, 'task.assigned', { taskId: id, taskTitle: title }, { only })
  return true
}

const JSON_FIELDS = new Set(['assignees', 'about', 'rule'])

function isAnother([field, value]: [string, unknown]) {
  const column = tasks[field as keyof typeof tasks.$inferSelect]
  const isJson = JSON_FIELDS.has(field) && value !== null
  return sql`${column} is distinct from ${isJson ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`}`
}

/** Removes a task; `false` when there is no such task. */
export async function removeTask(db: Database, by: Editor, taskId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(tasks)
      .where(and(eq(tasks.weddingId, by.weddingId), eq(tasks.id, taskId)))
      .returning({ id: tasks.id })
    if (removed.length > 0) await recordChange(tx, by, 'tasks')
    return removed.length > 0
  })
}
