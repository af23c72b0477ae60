import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { COMMENT_KINDS } from '#domain/comments/comments.ts'
import { ROLES } from '#domain/members/roles.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/**
 * The comments on everything that can be commented on. `target` is the id of the item, or the name of a category. There
 * is no foreign key to the item: what is removed and comes back under its id has its comments again.
 */
export const comments = pgTable(
  'comments',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: COMMENT_KINDS }).notNull(),
    target: text('target').notNull(),
    id: uuid('id').notNull(),
    authorId: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    authorRole: text('author_role', { enum: ROLES }).notNull(),
    text: text('text').notNull(),
    /** Members who could see the item when they were mentioned. */
    mentions: uuid('mentions').array().notNull().default(sql`'{}'`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    editedAt: timestamp('edited_at', { withTimezone: true, precision: 3 }),
    /** Set while the comment waits in the bin of its author. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    /** When the item was deleted: a trigger sets it, and the housekeeping ends what has not come back. */
    itemDeletedAt: timestamp('item_deleted_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.kind, table.target, table.id] }),
    index('comments_order_idx').on(table.weddingId, table.kind, table.target, table.createdAt, table.id),
    index('comments_removed_idx').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('comments_of_deleted_idx').on(table.itemDeletedAt).where(sql`item_deleted_at is not null`),
  ],
)
