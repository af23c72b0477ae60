import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LINKED_SECTIONS } from '#domain/shared-links/shared-links.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/**
 * The people who could read the addresses of a section that work without an account, and since when they may not. An
 * address from before that day still opens for them, so it is offered to be renewed.
 */
export const formerLinkReaders = pgTable(
  'former_link_readers',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    section: text('section', { enum: LINKED_SECTIONS }).notNull(),
    /** Null once the account is gone. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    lostAt: timestamp('lost_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('former_link_readers_unique').on(table.weddingId, table.section, table.userId)],
)
