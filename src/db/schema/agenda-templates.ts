import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AgendaTemplateContent } from '#domain/agenda/agenda-template.ts'
import { profiles } from './profile.ts'
import { templateSharing } from './template-sharing.ts'

/** The agendas that a planner keeps to begin those of weddings with. The key is (owner, id). */
export const agendaTemplates = pgTable(
  'agenda_templates',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<Omit<AgendaTemplateContent, 'name'>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'string' }).notNull(),
    ...templateSharing,
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
)
