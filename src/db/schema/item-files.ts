import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { FILE_KINDS } from '#domain/files/files.ts'
import { weddings } from './weddings.ts'

/**
 * The files of everything that files are kept at. The bytes lie in the bucket `vendor-files` under `path`, which no
 * other row ever had. There is no foreign key to the item: what is removed and comes back under its id has its files
 * again.
 */
export const itemFiles = pgTable(
  'item_files',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    itemId: uuid('item_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    path: text('path').notNull().unique(),
    /** Bytes. */
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Set while the file waits in the bin: no list shows it, and its bytes stay. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    /** When the item was deleted: a trigger sets it, and the housekeeping ends what has not come back. */
    itemDeletedAt: timestamp('item_deleted_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.kind, table.itemId, table.id] }),
    uniqueIndex('item_files_name_unique')
      .on(table.weddingId, table.kind, table.itemId, table.name)
      .where(sql`deleted_at is null`),
    index('item_files_removed_idx').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('item_files_of_deleted_idx').on(table.itemDeletedAt).where(sql`item_deleted_at is not null`),
  ],
)
