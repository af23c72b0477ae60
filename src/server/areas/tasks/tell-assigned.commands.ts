import type { Transaction } from '#db/client.ts'
import { type Assignee, assigneeKey, type Task } from '#domain/tasks/tasks.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Notifies the members who have a task now and did not before, but for the author; whether there was one. */
export async function tellAssigned(
  tx: Transaction,
  clock: Clock,
  by: ActingMember<'tasks', 'edit'>,
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
