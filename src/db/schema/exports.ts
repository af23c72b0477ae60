import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { EXPORT_FAILURES, EXPORT_STATES, EXPORT_STEPS } from '#domain/exports/exports.ts'
import { EXPORT_RHYTHMS } from '#domain/exports/schedules.ts'
import type { Section } from '#domain/members/permissions.ts'
import { weddingMembers } from './weddings.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Copies of a wedding as ZIP files. Each is of the member who asked for it, and goes with their membership. */
export const weddingExports = pgTable(
  'wedding_exports',
  {
    weddingId: uuid('wedding_id').notNull(),
    id: uuid('id').notNull(),
    createdBy: uuid('created_by').notNull(),
    /** Whether images and files are in it. */
    withFiles: boolean('with_files').notNull(),
    isScheduled: boolean('is_scheduled').notNull(),
    state: text('state', { enum: EXPORT_STATES }).notNull(),
    step: text('step', { enum: EXPORT_STEPS }).notNull().default('tables'),
    /** From 0 to 100, and how many of its files are in it. */
    progress: smallint('progress').notNull().default(0),
    filesDone: integer('files_done').notNull().default(0),
    filesTotal: integer('files_total').notNull().default(0),
    attempts: smallint('attempts').notNull().default(0),
    failure: text('failure', { enum: EXPORT_FAILURES }),
    /** The sections that are in it: its person has to see all of them when they download it. */
    sections: jsonb('sections').$type<Section[]>().notNull().default([]),
    /** The name of the ZIP. */
    fileName: text('file_name'),
    /** When its job began with it first, and when it last noted something. */
    begunAt: at('begun_at'),
    heardAt: at('heard_at').notNull(),
    /** When its ZIP is deleted; null until it is ready. */
    expiresAt: at('expires_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('wedding_exports_author_idx').on(table.weddingId, table.createdBy),
    index('wedding_exports_expires_idx').on(table.expiresAt),
    uniqueIndex('wedding_exports_under_way_idx')
      .on(table.weddingId)
      .where(sql`state in ('waiting', 'preparing')`),
    foreignKey({
      name: 'wedding_exports_author_fk',
      columns: [table.weddingId, table.createdBy],
      foreignColumns: [weddingMembers.weddingId, weddingMembers.userId],
    }).onDelete('cascade'),
  ],
)

/** The stored ZIP of a copy. */
export const weddingExportFiles = pgTable(
  'wedding_export_files',
  {
    weddingId: uuid('wedding_id').notNull(),
    exportId: uuid('export_id').notNull(),
    path: text('path').notNull().unique(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.exportId] }),
    foreignKey({
      name: 'wedding_export_files_export_fk',
      columns: [table.weddingId, table.exportId],
      foreignColumns: [weddingExports.weddingId, weddingExports.id],
    }).onDelete('cascade'),
  ],
)

/** The copies that a member gets by themselves of a wedding, as long as they are in it. */
export const exportSchedules = pgTable(
  'export_schedules',
  {
    weddingId: uuid('wedding_id').notNull(),
    userId: uuid('user_id').notNull(),
    rhythm: text('rhythm', { enum: EXPORT_RHYTHMS }).notNull(),
    withFiles: boolean('with_files').notNull(),
    nextAt: at('next_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.userId] }),
    index('export_schedules_next_idx').on(table.nextAt),
    foreignKey({
      name: 'export_schedules_member_fk',
      columns: [table.weddingId, table.userId],
      foreignColumns: [weddingMembers.weddingId, weddingMembers.userId],
    }).onDelete('cascade'),
  ],
)
