import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { DATA_EXPORT_STATUSES } from '#domain/accounts/data-exports.ts'
import { profiles } from './profile.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Accounts that their person deleted and can still come back to: their sessions open nothing but the way back. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    requestedAt: at('requested_at').notNull(),
    /** When it is deleted for good. */
    dueAt: at('due_at').notNull(),
    /** Whether the public profile was listed, and is again when the person comes back. */
    wasListed: boolean('was_listed').notNull(),
  },
  (table) => [index('account_deletions_due_idx').on(table.dueAt)],
)

/** The copy of their data that a person asked for last: one at a time. */
export const dataExports = pgTable('data_exports', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull(),
  status: text('status', { enum: DATA_EXPORT_STATUSES }).notNull(),
  requestedAt: at('requested_at').notNull(),
  /** When its link stops working; null until it is ready. */
  expiresAt: at('expires_at'),
})

/** The stored file of a copy. */
export const dataExportFiles = pgTable('data_export_files', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => dataExports.userId, { onDelete: 'cascade' }),
  path: text('path').notNull().unique(),
  /** Bytes. */
  size: bigint('size', { mode: 'number' }).notNull(),
  createdAt: at('created_at').notNull(),
})
