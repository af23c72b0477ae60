import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { profiles } from './profile.ts'
import { templateSharing } from './template-sharing.ts'
import { weddings } from './weddings.ts'

/** The lists of tasks that a planner keeps for their weddings. */
export const taskTemplates = pgTable(
  'task_templates',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Grows with each save: a device that has not seen the newest is told of it. */
    version: integer('version').notNull().default(1),
    /** The members of the owner's weddings may begin with it. */
    isOffered: boolean('is_offered').notNull().default(false),
    tasks: jsonb('tasks').$type<TemplateTask[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Since when it waits to be brought back. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    ...templateSharing,
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
)

/**
 * The times that a template was brought into a wedding, each with the keys of the tasks that came. A task that members
 * have removed since is not brought again; one that came by a line of activity which was undone counts as never brought.
 */
export const taskTemplateUses = pgTable(
  'task_template_uses',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** That of its line of activity. */
    lineId: uuid('line_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    templateId: uuid('template_id').notNull(),
    version: integer('version').notNull(),
    keys: text('keys').array().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.lineId] }),
    foreignKey({
      columns: [table.ownerId, table.templateId],
      foreignColumns: [taskTemplates.ownerId, taskTemplates.id],
    }).onDelete('cascade'),
    index('task_template_uses_template_idx').on(table.ownerId, table.templateId),
  ],
)
