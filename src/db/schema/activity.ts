import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { UndoConflict } from '#domain/activity/activity.ts'
import { weddings } from './weddings.ts'

/**
 * The audit log: the acts in a wedding, a line each command (decision 042). The commands write it with the version of their area
 * (`server/core/changes.ts`), in their own transaction; their changes are in `activity_changes`.
 */
export const activityLines = pgTable(
  'activity_lines',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Without a foreign key, whose lock on the profile every change would pay for; null for a family. */
    actorId: uuid('actor_id'),
    /** The family that answered by its link. */
    householdId: uuid('household_id'),
    /** The procedure: `guests.import`. */
    action: text('action').notNull(),
    /** The line that this one undid. */
    undoes: uuid('undoes'),
    undoneBy: uuid('undone_by'),
    /** The rows that could not be undone, and why. */
    conflicts: jsonb('conflicts').$type<UndoConflict[]>(),
    /** It changed nothing but drafts: kept by the function `mark_draft` (decision 044). */
    isDraft: boolean('is_draft').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('activity_lines_order_idx').on(table.weddingId, table.at, table.id),
  ],
)

/**
 * The rows that a line added, changed and removed, as the triggers of `log_table` see them: fields
 * have the names of columns. Without a line after an hour they are of a job, and housekeeping takes them away.
 */
export const activityChanges = pgTable(
  'activity_changes',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** The table. */
    entity: text('entity').notNull(),
    /** The parts of the row's key beside the wedding, joined by slashes. */
    key: text('key').notNull(),
    op: text('op', { enum: ['insert', 'update', 'delete'] }).notNull(),
    label: text('label'),
    isDraft: boolean('is_draft').notNull().default(false),
    /** Of an update the changed fields only, of a removal the whole row. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.lineId, table.seq] }),
    index('activity_changes_row_idx').on(table.weddingId, table.entity, table.key),
    index('activity_changes_at_idx').using('brin', table.at),
    index('activity_changes_removed_idx').on(table.at).where(sql`op = 'delete' and before is not null`),
  ],
)
