import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/** The public address of a wedding's page (decision 149); one that is closed stays of its wedding. */
export const publicPages = pgTable('public_pages', {
  weddingId: uuid('wedding_id')
    .primaryKey()
    .references(() => weddings.id, { onDelete: 'cascade' }),
  slug: text('slug').notNull().unique(),
  isOpen: boolean('is_open').notNull().default(true),
  isFoundBySearch: boolean('is_found_by_search').notNull().default(false),
  /** Whether families find their invitation there by name (decision 159). */
  findsInvitations: boolean('finds_invitations').notNull().default(false),
  /** Null where everyone with the address may read. */
  passwordHash: text('password_hash'),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
  /** When the page was last opened. */
  openedAt: timestamp('opened_at', { withTimezone: true, precision: 3 }),
})
