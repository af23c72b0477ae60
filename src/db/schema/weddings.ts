import {
  bigint,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ROLES } from '#domain/roles.ts'
import { profiles } from './profile.ts'

export const weddings = pgTable('weddings', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  eventDate: date('event_date', { mode: 'string' }),
  createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})

export const weddingMembers = pgTable(
  'wedding_members',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.userId] }),
    index('wedding_members_user_id_idx').on(table.userId),
  ],
)

/**
 * Weddings that were deleted and can still be taken back. Their members wait in a table of their own: without
 * rows in `wedding_members` the gate refuses access, and no query needs to know of deleted weddings.
 */
export const deletedWeddings = pgTable(
  'deleted_weddings',
  {
    weddingId: uuid('wedding_id')
      .primaryKey()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    deletedBy: uuid('deleted_by').references(() => profiles.id, { onDelete: 'set null' }),
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('deleted_weddings_deleted_by_idx').on(table.deletedBy),
    index('deleted_weddings_deleted_at_idx').on(table.deletedAt),
  ],
)

export const deletedWeddingMembers = pgTable(
  'deleted_wedding_members',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => deletedWeddings.weddingId, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.userId] })],
)

/**
 * A counter an area and wedding, raised by every command: what the ETag of a list is made of. It is
 * the sum of its shards: each connection raises a row of its own, so that people who write into one
 * wedding at once do not wait for one another's commit.
 */
export const weddingVersions = pgTable(
  'wedding_versions',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    area: text('area').notNull(),
    shard: smallint('shard').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.area, table.shard] })],
)
