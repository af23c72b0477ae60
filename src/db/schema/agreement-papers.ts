import { foreignKey, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { agreementVersions } from './agreements.ts'
import { bytea } from './bytea.ts'

/** Papers that an earlier release kept in the database. Each goes into `agreement_files` as it is when it is asked for. */
export const agreementPapers = pgTable(
  'agreement_papers',
  {
    plannerId: uuid('planner_id').notNull(),
    requestId: uuid('request_id').notNull(),
    version: smallint('version').notNull(),
    pdf: bytea('pdf').notNull(),
    /** SHA-256 of the file in hexadecimal. */
    pdfHash: text('pdf_hash').notNull().unique(),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.requestId, table.version] }),
    foreignKey({
      name: 'agreement_papers_version_fk',
      columns: [table.plannerId, table.requestId, table.version],
      foreignColumns: [agreementVersions.plannerId, agreementVersions.requestId, agreementVersions.version],
    }).onDelete('cascade'),
  ],
)
