import * as z from 'zod'
import { LIMITS } from '#domain/operation/limits.ts'
import { TASK_ASSIGNEES_MAX, TASKS_BODY_MAX_BYTES } from '#domain/tasks/tasks.ts'
import { draftIds, id, memberRoute, plannerRoute, publishedCount, weddingPath } from './base.ts'
import { countedCommentsContract } from './comments.ts'
import { countedFilesContract } from './item-files.ts'
import { CHANGED_MEANWHILE, DRAFTS_OF_PLANNERS, TASK_NOT_FOUND } from './shared-errors.ts'
import { weddingFacts } from './task-facts.ts'
import { assigneeOnes, newTask, nextTasks, TOO_MANY_TASKS, task, taskChanges, taskLine } from './task-rows.ts'
import { weddingTemplatesContract } from './task-templates.ts'
import { remindCoupleOfTasks } from './task-week.ts'

const taskPath = weddingPath.extend({ taskId: id })

export const tasksContract = {
  comments: countedCommentsContract('task'),
  files: countedFilesContract('task'),
  templates: weddingTemplatesContract,

  /** All tasks, in the order they were added. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute('tasks', 'view')
    .meta({ access: 'member', versioned: true })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/tasks',
      tags: ['tasks'],
      summary: 'The tasks of the wedding',
    })
    .input(weddingPath)
    .output(z.array(task)),

  /**
   * The facts of the wedding that tick tasks. The names in them are given to members who see the section that they
   * come from.
   */
  facts: memberRoute('tasks', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/task-facts',
      tags: ['tasks'],
      summary: 'The facts that tick tasks',
    })
    .input(weddingPath)
    .output(weddingFacts),

  /** The tasks that were left behind and the next one, of each wedding of the planner that has any. */
  lines: plannerRoute
    .route({
      method: 'GET',
      path: '/planner/task-lines',
      tags: ['tasks'],
      summary: 'What is late and next in all weddings',
    })
    .output(z.array(taskLine)),

  remind: remindCoupleOfTasks,

  /** The open tasks that are due first, at most twelve, with their days; and how many there are. */
  next: memberRoute('tasks', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/next-tasks',
      tags: ['tasks'],
      summary: 'The tasks that are due first',
    })
    .input(weddingPath)
    .output(nextTasks),

  /** Adds a task. A repeated `id` answers with the task that exists. */
  add: memberRoute('tasks', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/tasks',
      successStatus: 201,
      tags: ['tasks'],
      summary: 'Add a task',
    })
    .input(newTask.extend({ weddingId: id }))
    .output(task)
    .errors({ TOO_MANY_TASKS, DRAFTS_OF_PLANNERS }),

  /**
   * Adds a whole list in one transaction: the suggested one, a template, an import. What the wedding has already, by
   * its id or its suggestion, is left as it is.
   */
  addMany: memberRoute('tasks', 'edit')
    .meta({ access: 'member', maxBody: TASKS_BODY_MAX_BYTES })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/tasks/batch',
      tags: ['tasks'],
      summary: 'Add a list of tasks',
    })
    .input(weddingPath.extend({ tasks: z.array(newTask).min(1).max(LIMITS.wedding.tasks) }))
    // `lineId` names the line of activity that takes the list back; `null` when nothing was added.
    .output(z.object({ added: z.int(), lineId: id.nullable() }))
    .errors({ TOO_MANY_TASKS, DRAFTS_OF_PLANNERS }),

  /**
   * Changes the given fields only, so two people editing two fields lose neither. `from` says who had the task when the
   * change began: those whom another has added or taken away since then stay so. With the `mark` as it was seen, nothing changes when it is
   * another by now: `CHANGED_MEANWHILE`.
   */
  update: memberRoute('tasks', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/tasks/{taskId}',
      tags: ['tasks'],
      summary: 'Change a task',
    })
    .input(
      taskPath.extend({
        ...taskChanges,
        from: z
          .object({
            assignees: z
              .array(assigneeOnes)
              .max(2 * TASK_ASSIGNEES_MAX)
              .optional(),
            mark: task.shape.mark.optional(),
          })
          .optional(),
      }),
    )
    .output(task)
    .errors({ TASK_NOT_FOUND, CHANGED_MEANWHILE }),

  /**
   * 'Mostrar a la pareja': shows tasks that planners have prepared to the other members, who get one notification of
   * them all. What is shown already counts for nothing.
   */
  publish: memberRoute('tasks', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/tasks/publish',
      tags: ['tasks'],
      summary: 'Show drafts of tasks',
    })
    .input(weddingPath.extend({ taskIds: draftIds }))
    .output(publishedCount),

  /** Takes it back: they are drafts again, and who has not read of it is not told. */
  unpublish: memberRoute('tasks', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/tasks/unpublish',
      tags: ['tasks'],
      summary: 'Make tasks drafts again',
    })
    .input(weddingPath.extend({ taskIds: draftIds }))
    .output(publishedCount)
    .errors({ DRAFTS_OF_PLANNERS }),

  remove: memberRoute('tasks', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/tasks/{taskId}',
      tags: ['tasks'],
      summary: 'Remove a task',
    })
    .input(taskPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ TASK_NOT_FOUND }),
}
