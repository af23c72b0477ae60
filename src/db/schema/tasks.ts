import { sql } from 'drizzle-orm'
import { check, date, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { TASK_MARKS, type TaskRule } from '#domain/tasks/task-rules.ts'
import type { Assignee, TaskAbout } from '#domain/tasks/tasks.ts'
import { weddings } from './weddings.ts'

/** The key is (wedding, id): an id of another wedding is simply not there. */
export const tasks = pgTable(
  'tasks',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    /** Days before the wedding, negative after it; null for a task with a day, or without either. */
    daysBefore: smallint('days_before'),
    dueOn: date('due_on', { mode: 'string' }),
    assignees: jsonb('assignees').$type<Assignee[]>().notNull().default([]),
    notes: text('notes'),
    about: jsonb('about').$type<TaskAbout>(),
    /** The fact that ticks it; null for a task that only people tick. */
    rule: jsonb('rule').$type<TaskRule>(),
    /** The word of a person, which wins; null while the fact decides. */
    mark: text('mark', { enum: TASK_MARKS }),
    suggestionKey: text('suggestion_key'),
    /** Since when a planner prepares it, out of sight of the couple; null once it is shown (decision 044). */
    draftedAt: timestamp('drafted_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    check('tasks_one_due', sql`${table.daysBefore} is null or ${table.dueOn} is null`),
  ],
)
