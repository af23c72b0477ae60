import { pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { CATEGORIES } from '#domain/catalogue/catalogue.ts'
import { weddings } from './weddings.ts'

/** The custom components of each wedding; the built-in ones need no rows (spec 3). */
export const catalogueComponents = pgTable(
  'component_catalog',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Made by the client, so that a retry finds what it made. */
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    category: text('category', { enum: CATEGORIES }).notNull(),
    /** Set when its wedding deleted it: vendors that have it keep its name and category. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.key] }),
    unique('component_catalog_id_unique').on(table.weddingId, table.id),
  ],
)
