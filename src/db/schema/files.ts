import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { BUCKETS } from '#domain/files.ts'

/**
 * Stored files that nothing points at any more. A trigger on the tables with paths fills it in the
 * transaction that deletes the row, cascades included; the files are deleted after it has committed.
 */
export const fileDeletions = pgTable(
  'file_deletions',
  {
    bucket: text('bucket', { enum: BUCKETS }).notNull(),
    path: text('path').notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.path] })],
)
