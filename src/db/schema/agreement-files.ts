import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { agreementVersions } from './agreements.ts'

/**
 * The stored file of a version that all have signed: the PDF that was drawn once, or the scan of what was signed on paper.
 * Its bytes are what is verified later.
 */
export const agreementFiles = pgTable(
  'agreement_files',
  {
    plannerId: uuid('planner_id').notNull(),
    requestId: uuid('request_id').notNull(),
    version: smallint('version').notNull(),
    path: text('path').notNull().unique(),
    /** Bytes. */
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    /** SHA-256 of the file in hexadecimal. */
    fileHash: text('file_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.requestId, table.version] }),
    index('agreement_files_hash_idx').on(table.fileHash),
    foreignKey({
      name: 'agreement_files_version_fk',
      columns: [table.plannerId, table.requestId, table.version],
      foreignColumns: [agreementVersions.plannerId, agreementVersions.requestId, agreementVersions.version],
    }).onDelete('cascade'),
  ],
)
