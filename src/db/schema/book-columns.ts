import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './profile.ts'

// A planner's books (decision 080). Every key begins with their owner. Entries, receipts and versions of charges are
// only ever added: the trigger `keep_book_rows` refuses to change one.

export const owner = () =>
  uuid('owner_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

export const made = () => ({
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
})
