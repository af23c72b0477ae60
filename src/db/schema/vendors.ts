import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { PRICE_UNITS } from '#domain/vendors/price-units.ts'
import { HEAD_BASES } from '#domain/vendors/vendor-prices.ts'
import { VENDOR_STATUSES } from '#domain/vendors/vendors.ts'
import { weddingEvents } from './households.ts'
import { weddings } from './weddings.ts'

/** The key is (wedding, id): an id of another wedding is simply not there. */
export const vendors = pgTable(
  'vendors',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    vendorType: text('vendor_type').notNull(),
    name: text('name').notNull(),
    /** Euros; what counts is `vendor_cost` while there is a price per head (decision 037). */
    cost: numeric('cost', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    /** Which guests are counted for a price per head; null for a vendor with one fixed cost. */
    headBasis: text('head_basis', { enum: HEAD_BASES }),
    /** The event whose guests are counted; null for the wedding itself. */
    headEventId: uuid('head_event_id'),
    /** Euros. */
    adultPrice: numeric('adult_price', { precision: 12, scale: 2, mode: 'number' }),
    childPrice: numeric('child_price', { precision: 12, scale: 2, mode: 'number' }),
    minimumHeads: integer('minimum_heads'),
    /** The other parts of a price; those that are null are what a price per guest begins with (decision 114). */
    priceUnit: text('price_unit', { enum: PRICE_UNITS }),
    fixedPrice: numeric('fixed_price', { precision: 12, scale: 2, mode: 'number' }),
    includedUnits: integer('included_units'),
    unitQuantity: integer('unit_quantity'),
    peoplePerUnit: integer('people_per_unit'),
    plannedAdults: integer('planned_adults'),
    plannedChildren: integer('planned_children'),
    status: text('status', { enum: VENDOR_STATUSES }).notNull(),
    details: text('details'),
    webpage: text('webpage'),
    email: text('email'),
    phone: text('phone'),
    /** Soft delete: set while the removal can still be undone. The row waits here with its files and comments. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    /** Set while only its planners see it, with its files and comments (decision 044). */
    draftedAt: timestamp('drafted_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('vendors_order_idx').on(table.weddingId, table.createdAt, table.id).where(sql`deleted_at is null`),
    index('vendors_removed_idx').on(table.deletedAt).where(sql`deleted_at is not null`),
    // An event that is removed leaves its vendors a fixed cost first.
    foreignKey({
      name: 'vendors_head_event_fk',
      columns: [table.weddingId, table.headEventId],
      foreignColumns: [weddingEvents.weddingId, weddingEvents.id],
    }),
  ],
)
