import type { Task } from '#domain/tasks/tasks.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import { versionedList } from '#server/core/http/reply.ts'
import { weddingMember } from '#server/core/procedures.ts'
import { findWeddingFacts } from './task-facts.queries.ts'
import { addTask, addTasks, removeTask, updateTask } from './tasks.commands.ts'
import { listTasksJson } from './tasks.queries.ts'

const viewer = weddingMember('tasks', 'view')
const editor = weddingMember('tasks', 'edit')

export const tasksRouter = {
  list: viewer.tasks.list.handler(({ context }) =>
    versionedList<Task[]>(context, () => listTasksJson(context.platform.db, context.weddingId)),
  ),

  facts: viewer.tasks.facts.handler(({ context }) =>
    findWeddingFacts(context.platform.db, context.weddingId, {
      seesVendors: proofFor(context, 'vendors', 'view') !== null,
    }),
  ),

  add: editor.tasks.add.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const task = await addTask(context.platform, context, added)
    if (task === 'full') throw errors.TOO_MANY_TASKS({ data: { max: context.platform.limits.wedding.tasks } })
    return task
  }),

  addMany: editor.tasks.addMany.handler(async ({ context, input, errors }) => {
    const added = await addTasks(context.platform, context, input.tasks)
    if (added === 'full')
      throw errors.TOO_MANY_TASKS({ data: { max: context.platform.limits.wedding.tasks } })
    return { added }
  }),

  update: editor.tasks.update.handler(async ({ context, input, errors }) => {
    const { weddingId: _, taskId, from, ...changes } = input
    const task = await updateTask(context.platform.db, context, taskId, changes, from?.assignees)
    if (!task) throw errors.TASK_NOT_FOUND()
    return task
  }),

  remove: editor.tasks.remove.handler(async ({ context, input, errors }) => {
    if (!(await removeTask(context.platform.db, context, input.taskId))) throw errors.TASK_NOT_FOUND()
    return { removed: true } as const
  }),
}
