import * as z from 'zod'
import { TASK_MARKS } from '#domain/tasks/task-rules.ts'
import {
  assigneeKey,
  TASK_AREAS,
  TASK_ASSIGNEES_MAX,
  TASK_COMPONENTS_MAX,
  TASK_DAYS_AFTER_MAX,
  TASK_DAYS_BEFORE_MAX,
  TASK_KEY_MAX,
  TASK_NOTES_MAX,
  TASK_PERSON_NAME_MAX,
  TASK_TITLE_MAX,
} from '#domain/tasks/tasks.ts'
import { TASK_FACTS } from '#domain/tasks/wedding-facts.ts'
import { day, full, id, instant, isDraft, optionalTextField, requiredLine, text } from './base.ts'

const due = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('days'),
      daysBefore: z.int().min(-TASK_DAYS_AFTER_MAX).max(TASK_DAYS_BEFORE_MAX),
    }),
    z.object({ kind: z.literal('day'), on: day }),
  ])
  .nullable()

/** The people who have a task, as they are stored. */
export const assigneeOnes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member'), userId: id }),
  z.object({ kind: z.literal('person'), name: z.string() }),
])

const assignees = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('member'), userId: id }),
      z.object({ kind: z.literal('person'), name: requiredLine(TASK_PERSON_NAME_MAX) }),
    ]),
  )
  .max(TASK_ASSIGNEES_MAX)
  .refine((all) => new Set(all.map(assigneeKey)).size === all.length, 'everybody once')

export const key = text.min(1).max(TASK_KEY_MAX)

const about = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('area'), area: z.enum(TASK_AREAS) }),
    z.object({ kind: z.literal('component'), componentType: key }),
    z.object({ kind: z.literal('vendor'), vendorId: id }),
  ])
  .nullable()

const rule = z
  .discriminatedUnion('fact', [
    z.object({
      fact: z.literal('componentConfirmed'),
      componentTypes: z.array(key).min(1).max(TASK_COMPONENTS_MAX),
    }),
    z.object({ fact: z.enum(TASK_FACTS) }),
  ])
  .nullable()

const mark = z.enum(TASK_MARKS).nullable()

/**
 * Something to do before the wedding or after it. Who has it and what it is about may be gone meanwhile: their ids lead
 * nowhere then. Whether it is done is its `mark`, or without one what its `rule` says of the facts of the wedding.
 */
export const task = z.object({
  id,
  title: z.string(),
  due: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('days'), daysBefore: z.int() }),
      z.object({ kind: z.literal('day'), on: z.string() }),
    ])
    .nullable(),
  assignees: z.array(assigneeOnes),
  notes: z.string().nullable(),
  about,
  rule,
  mark,
  /** The task of the suggested list that it came from, so that none comes twice. */
  suggestionKey: z.string().nullable(),
  /** Planners prepare it: the couple sees nothing of it until it is shown. */
  isDraft: z.boolean(),
  createdAt: instant,
})

/** How many tasks of a wedding were left behind, and the next one. */
export const taskLine = z.object({
  weddingId: id,
  late: z.int(),
  next: z.object({ id, title: z.string(), day: z.string() }).nullable(),
})

/** The tasks that are due first, and how many there are. */
export const nextTasks = z.object({
  open: z.int(),
  /** Those that are open or done, without those that are not needed. */
  total: z.int(),
  next: z.array(
    z.object({ id, title: z.string(), day: day.nullable(), mark: task.shape.mark, createdAt: instant }),
  ),
})

export type NextTasks = z.infer<typeof nextTasks>

const title = requiredLine(TASK_TITLE_MAX)
const notes = optionalTextField(TASK_NOTES_MAX)

/** A task as it is added. */
export const newTask = z.object({
  id: id.optional(),
  title,
  due: due.default(null),
  assignees: assignees.default([]),
  notes: notes.default(null),
  about: about.default(null),
  rule: rule.default(null),
  mark: mark.default(null),
  suggestionKey: key.nullable().default(null),
  isDraft,
  createdAt: instant.optional(),
})

/** The fields of a task that can be changed one by one. */
export const taskChanges = {
  title: title.optional(),
  due: due.optional(),
  assignees: assignees.optional(),
  notes: notes.optional(),
  about: about.optional(),
  rule: rule.optional(),
  mark: mark.optional(),
}

/** One task and a whole list meet the same limit. */
export const TOO_MANY_TASKS = full('The wedding has as many tasks as there can be')
