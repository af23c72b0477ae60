import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { tasks } from '#db/schema/tasks.ts'
import { mergeRows } from '#domain/activity/three-way-merge.ts'
import { type Assignee, assigneeKey, type Task } from '#domain/tasks/tasks.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import { dueColumns, findTask } from './tasks.queries.ts'
import { tellAssigned } from './tell-assigned.commands.ts'

type Editor = ActingMember<'tasks', 'edit'>

type Fields = Pick<Task, 'title' | 'due' | 'assignees' | 'notes' | 'about' | 'rule' | 'mark'>

/** The people who had a task, and its mark, as the change began; what is not there was not looked at. */
type TaskSeen = { assignees?: readonly Assignee[] | undefined; mark?: Task['mark'] | undefined }

type TaskChanges = { [Field in keyof Fields]?: Fields[Field] | undefined }

/**
 * Changes the given fields of a task and no other, and notifies the members who get it; `before` are those who had it
 * as the change began, of whom others may have added or taken some away since. `undefined` when there is no such task,
 * and `changed` when its mark is another by now.
 */
export async function updateTask(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  taskId: string,
  { due, assignees, ...others }: TaskChanges,
  before: TaskSeen = {},
): Promise<Notified<Task> | Task | 'changed' | undefined> {
  const { weddingId } = by
  const isIt = and(eq(tasks.weddingId, weddingId), eq(tasks.id, taskId))
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ assignees: tasks.assignees, mark: tasks.mark })
      .from(tasks)
      .where(isIt)
      .for('no key update')
    if (!stored) return undefined
    if (before.mark !== undefined && before.mark !== stored.mark) return 'changed'
    const merged =
      assignees && before.assignees
        ? mergeRows({ base: before.assignees, stored: stored.assignees, given: assignees }, assigneeKey)
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
