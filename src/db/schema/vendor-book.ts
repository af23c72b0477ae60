import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BookPrice } from '#domain/vendor-book/vendor-book.ts'
import { profiles } from './profile.ts'

/**
 * The vendors that a planner knows. The key is (business, id). `owner_id` is the planner whose business it is, or the
 * author of a private one, with whom it goes.
 */
export const plannerVendors = pgTable(
  'planner_vendors',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    isPrivate: boolean('is_private').notNull(),
    name: text('name').notNull(),
    /** A key of the built-in catalogue. */
    component: text('component'),
    contact: text('contact'),
    email: text('email'),
    phone: text('phone'),
    webpage: text('webpage'),
    instagram: text('instagram'),
    place: text('place'),
    notes: text('notes'),
    isFavourite: boolean('is_favourite').notNull(),
    prices: jsonb('prices').$type<BookPrice[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Since when it waits to be brought back. */
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.id] }),
    index('planner_vendors_owner_idx').on(table.ownerId),
  ],
)
