import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { BUCKETS } from '#domain/files/files.ts'

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

/**
 * Stored files that no row refers to. Each is deleted only when it was found so at every cleaning for days:
 * `markedAt` is the first of them in a row, `confirmedAt` the last.
 */
export const orphanedFiles = pgTable(
  'orphaned_files',
  {
    bucket: text('bucket', { enum: BUCKETS }).notNull(),
    path: text('path').notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true, precision: 3 }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.path] })],
)

/**
 * Files that rows refer to and the store did not have at the last look. The rows stay; an entry goes when the file is
 * back or its row is gone. `lookedAt` is the last look, so that all of them get their turn.
 */
export const missingFiles = pgTable(
  'missing_files',
  {
    bucket: text('bucket', { enum: BUCKETS }).notNull(),
    path: text('path').notNull(),
    noticedAt: timestamp('noticed_at', { withTimezone: true, precision: 3 }).notNull(),
    lookedAt: timestamp('looked_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.path] }),
    index('missing_files_looked_at').on(table.lookedAt),
  ],
)

/**
 * One row at most, made at the first start: the id that the database shares with its store of files, and a mark by
 * which a start tells whether its secret is the one that this database was used with.
 */
export const installation = pgTable(
  'installation',
  {
    single: boolean('single').primaryKey().default(true),
    id: uuid('id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    secretMark: text('secret_mark'),
  },
  (table) => [check('installation_single', sql`${table.single}`)],
)
