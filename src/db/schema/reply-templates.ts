import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './profile.ts'
import { templateSharing } from './template-sharing.ts'

/** Answers that a planner sends often. The key is (planner, id). */
export const replyTemplates = pgTable(
  'planner_reply_templates',
  {
    plannerId: uuid('planner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    ...templateSharing,
  },
  (table) => [primaryKey({ columns: [table.plannerId, table.id] })],
)
