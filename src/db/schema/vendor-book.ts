import { sql } from 'drizzle-orm'
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
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

/**
 * The files of a vendor that a planner knows. The bytes lie in the bucket `vendor-book-files` under `path`, which no other
 * row ever had. `owner_id` is that of the vendor, and follows it when a private one is shared.
 */
export const plannerVendorFiles = pgTable(
  'planner_vendor_files',
  {
    businessId: uuid('business_id').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    path: text('path').notNull().unique(),
    /** Bytes. */
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Since when it waits to be brought back: no list shows it, and its bytes stay. */
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.vendorId, table.id] }),
    foreignKey({
      name: 'planner_vendor_files_vendor_fk',
      columns: [table.businessId, table.vendorId],
      foreignColumns: [plannerVendors.businessId, plannerVendors.id],
    }).onDelete('cascade'),
    uniqueIndex('planner_vendor_files_name_unique')
      .on(table.businessId, table.vendorId, table.name)
      .where(sql`removed_at is null`),
    index('planner_vendor_files_owner_idx').on(table.ownerId),
    index('planner_vendor_files_removed_idx').on(table.removedAt).where(sql`removed_at is not null`),
  ],
)
