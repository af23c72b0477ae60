import { commentHandlers, countsHandler } from '#server/areas/comments/comment-handlers.ts'
import { fileHandlers } from '#server/areas/item-files/file-handlers.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import { versionedList } from '#server/core/http/reply.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { planner, weddingMember } from '#server/core/procedures/procedures.ts'
import { addTask, addTasks } from './add-tasks.commands.ts'
import { applyTemplate } from './apply-template.commands.ts'
import { commentedTask, filedTask } from './item-target.queries.ts'
import { findNextTasks } from './next-tasks.queries.ts'
import { listTaskLines } from './planner-lines.queries.ts'
import { remindCouple } from './remind-couple.commands.ts'
import { publishTasks, unpublishTasks } from './task-drafts.commands.ts'
import { findWeddingFacts } from './task-facts.queries.ts'
import { removeTask, updateTask } from './tasks.commands.ts'
import { listTasksJson } from './tasks.queries.ts'
import { listWeddingTemplates } from './wedding-templates.queries.ts'

const viewer = weddingMember('tasks', 'view')
const editor = weddingMember('tasks', 'edit')

const commented = commentHandlers(commentedTask, (errors: { TASK_NOT_FOUND: () => Error }) =>
  errors.TASK_NOT_FOUND(),
)

const comments = {
  list: viewer.tasks.comments.list.handler(commented.list),
  add: editor.tasks.comments.add.handler(commented.add),
  update: editor.tasks.comments.update.handler(commented.update),
  remove: editor.tasks.comments.remove.handler(commented.remove),
  counts: viewer.tasks.comments.counts.handler(countsHandler(commentedTask)),
}

const filed = fileHandlers(filedTask, (errors: { TASK_NOT_FOUND: () => Error }) => errors.TASK_NOT_FOUND())

const files = {
  list: viewer.tasks.files.list.handler(filed.list),
  link: viewer.tasks.files.link.handler(filed.link),
  remove: editor.tasks.files.remove.handler(filed.remove),
  counts: viewer.tasks.files.counts.handler(filed.counts),
}

const templates = {
  list: editor.tasks.templates.list.handler(async ({ context }) => {
    const found = await listWeddingTemplates(context.platform.db, context)
    return found.map(({ ownerId: _, ...template }) => template)
  }),

  apply: editor.tasks.templates.apply.handler(async ({ context, input, errors }) => {
    if (input.isDraft && !context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    const outcome = await applyTemplate(context.platform, context, input)
    if (!outcome) throw errors.TEMPLATE_NOT_FOUND()
    if (outcome === 'newer') throw errors.TEMPLATE_IS_NEWER()
    if (outcome === 'full')
      throw errors.TOO_MANY_TASKS({ data: { max: context.platform.settings.limits.wedding.tasks } })
    return outcome
  }),
}

export const tasksRouter = {
  comments,
  files,
  templates,

  list: viewer.tasks.list.handler((asked) =>
    versionedList(asked, ({ db, weddingId }) => listTasksJson(db, weddingId)),
  ),

  facts: viewer.tasks.facts.handler(({ context }) =>
    findWeddingFacts(context.platform.db, context.weddingId, {
      seesVendors: proofFor(context, 'vendors', 'view') !== null,
      seesTables: proofFor(context, 'seating', 'view') !== null,
    }),
  ),

  lines: planner.tasks.lines.handler(({ context }) =>
    listTaskLines(context.platform.db, context.platform.clock, context.actor.userId),
  ),

  remind: editor.tasks.remind.handler(async ({ context, errors }) => {
    if (context.memberRole !== 'planner') throw errors.PLANNERS_ONLY()
    const outcome = await remindCouple(context.platform, context)
    if (outcome === 'today') throw errors.WEDDING_IS_TODAY()
    if (outcome === 'reminded') throw errors.REMINDED_TODAY()
    if (outcome === 'nothing') throw errors.NOTHING_TO_REMIND()
    announceRows(context, { ...context, notified: true }, 'tasks')
    return outcome
  }),

  next: viewer.tasks.next.handler(({ context }) => findNextTasks(context.platform.db, context.weddingId)),

  add: editor.tasks.add.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    if (input.isDraft && !context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    const task = context.takeResult(await addTask(context.platform, context, added))
    if (task === 'full')
      throw errors.TOO_MANY_TASKS({ data: { max: context.platform.settings.limits.wedding.tasks } })
    return task
  }),

  addMany: editor.tasks.addMany.handler(async ({ context, input, errors }) => {
    if (!context.seesDrafts && input.tasks.some(({ isDraft }) => isDraft)) throw errors.DRAFTS_OF_PLANNERS()
    const added = await addTasks(context.platform, context, input.tasks)
    if (added === 'full')
      throw errors.TOO_MANY_TASKS({ data: { max: context.platform.settings.limits.wedding.tasks } })
    return added
  }),

  update: editor.tasks.update.handler(async ({ context, input, errors }) => {
    const { weddingId: _, taskId, from, ...changes } = input
    const task = context.takeResult(await updateTask(context.platform, context, taskId, changes, from))
    if (task === 'changed') throw errors.CHANGED_MEANWHILE()
    if (!task) throw errors.TASK_NOT_FOUND()
    return task
  }),

  publish: editor.tasks.publish.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    return { published: context.takeResult(await publishTasks(db, clock, context, input.taskIds)) }
  }),

  unpublish: editor.tasks.unpublish.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    if (!context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    return { published: context.takeResult(await unpublishTasks(db, clock, context, input.taskIds)) }
  }),

  remove: editor.tasks.remove.handler(async ({ context, input, errors }) => {
    if (!(await removeTask(context.platform.db, context, input.taskId))) throw errors.TASK_NOT_FOUND()
    return { removed: true } as const
  }),
}
