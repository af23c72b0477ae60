import * as z from 'zod'
import {
  TASK_DAYS_AFTER_MAX,
  TASK_DAYS_BEFORE_MAX,
  TASK_NOTES_MAX,
  TASK_TITLE_MAX,
} from '#domain/tasks/tasks.ts'
import {
  TEMPLATE_NAME_MAX,
  TEMPLATE_ROLES,
  TEMPLATE_TASKS_MAX,
} from '#domain/tasks/templates/task-template.ts'
import { id, instant, optionalTextField, requiredLine } from './base.ts'
import { key, task } from './task-rows.ts'
import { templateSharing } from './template-sharing.ts'

/** A task as a template has it: for any date, and for people by what they are (`domain/tasks/templates`). */
export const templateTask = z.object({
  key,
  title: z.string(),
  daysBefore: z.int().nullable(),
  who: z.enum(TEMPLATE_ROLES).nullable(),
  notes: z.string().nullable(),
  about: task.shape.about,
  rule: task.shape.rule,
})

/** A list of tasks that a planner keeps for their weddings. */
export const taskTemplate = z.object({
  id,
  name: z.string(),
  version: z.int(),
  /** The members of the planner's weddings may begin with it, while it is shared. */
  isOffered: z.boolean(),
  tasks: z.array(templateTask),
  updatedAt: instant,
  sharing: templateSharing,
})

/** A template in the list of them. */
export const templateSummary = taskTemplate.omit({ tasks: true }).extend({
  /** How many it has. */
  tasks: z.int(),
  /** How many of the planner's weddings have tasks of it. */
  weddings: z.int(),
  /** Since when it waits to be brought back; null for one that is there. */
  deletedAt: instant.nullable(),
})

/** A wedding that has tasks of a template, and how many new ones the template has for it. */
export const templateWedding = z.object({
  weddingId: id,
  name: z.string(),
  eventDate: z.string().nullable(),
  /** The version that it has. */
  version: z.int(),
  /** Tasks that make sense in its time and that it never had. */
  missing: z.int(),
})

/** A template that a member may begin the list of a wedding with. */
export const offeredTemplate = taskTemplate.omit({ isOffered: true, updatedAt: true, sharing: true }).extend({
  /** The brand of the planner, or their name. */
  from: z.string(),
  /** Whether it is of the business in whose name the caller works there. */
  isOwn: z.boolean(),
})

/** The content of a template as it is sent. */
export const templateContent = {
  name: requiredLine(TEMPLATE_NAME_MAX),
  isOffered: z.boolean().default(false),
  tasks: z
    .array(
      templateTask.extend({
        title: requiredLine(TASK_TITLE_MAX),
        daysBefore: z.int().min(-TASK_DAYS_AFTER_MAX).max(TASK_DAYS_BEFORE_MAX).nullable().default(null),
        who: templateTask.shape.who.default(null),
        notes: optionalTextField(TASK_NOTES_MAX).default(null),
        about: templateTask.shape.about.default(null),
        rule: templateTask.shape.rule.default(null),
      }),
    )
    .max(TEMPLATE_TASKS_MAX)
    .refine((all) => new Set(all.map((one) => one.key)).size === all.length, 'each key once'),
}

export type TaskTemplate = z.infer<typeof taskTemplate>
