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
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LeftOut, PartKind, ReadingProblem, ReadPart } from '#domain/imports/imports.ts'
import type { Brought, PlannerAnswers } from '#domain/planner-imports/planner-imports.ts'
import type { PlannerPart } from '#domain/planner-imports/planner-parts.ts'
import { profiles } from './profile.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Weddings that a planner brings together. They are the planner's alone; each becomes one of theirs. */
export const plannerImports = pgTable(
  'planner_imports',
  {
    plannerId: uuid('planner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    state: text('state', { enum: ['open', 'applying', 'done', 'undone'] }).notNull(),
    answers: jsonb('answers').$type<PlannerAnswers>().notNull().default({}),
    /** The rows that were wanted, and what has become of each. */
    brought: jsonb('brought').$type<Brought>(),
    /** Whether the planner has asked to stop before the next wedding. */
    isStopping: boolean('is_stopping').notNull().default(false),
    appliedAt: at('applied_at'),
    /** When it is forgotten with its files. */
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.id] }),
    index('planner_imports_expires_idx').on(table.expiresAt),
  ],
)

/** A file of a planner's import: as it was sent, or as it lay in a ZIP that was sent. */
export const plannerImportFiles = pgTable(
  'planner_import_files',
  {
    plannerId: uuid('planner_id').notNull(),
    importId: uuid('import_id').notNull(),
    id: uuid('id').notNull(),
    /** The ZIP that it lay in. */
    parentId: uuid('parent_id'),
    /** With the folders that it lay in, and the name of its ZIP as one. */
    name: text('name').notNull(),
    position: integer('position').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['arriving', 'waiting', 'read', 'problem'] }).notNull(),
    problem: text('problem').$type<ReadingProblem | 'REPEATED'>(),
    /** SHA-256 of its bytes. */
    hash: text('hash'),
    /** The kinds of its parts as the planner says, by their places. */
    kinds: jsonb('kinds').$type<Record<number, PartKind>>().notNull().default({}),
    /** Raised with each wish to read it anew. */
    revision: integer('revision').notNull().default(0),
    leftOut: jsonb('left_out').$type<LeftOut[]>().notNull().default([]),
    /** Its parts in words and numbers, of which the rows of weddings are made. */
    brief: jsonb('brief').$type<PlannerPart[]>().notNull().default([]),
    /** The rows of its parts. */
    rows: integer('rows').notNull().default(0),
    reading: jsonb('reading').$type<ReadPart[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.importId, table.id] }),
    foreignKey({
      name: 'planner_import_files_import_fk',
      columns: [table.plannerId, table.importId],
      foreignColumns: [plannerImports.plannerId, plannerImports.id],
    }).onDelete('cascade'),
  ],
)

/** The stored pieces of a file, in the order of where they begin. */
export const plannerImportPieces = pgTable(
  'planner_import_pieces',
  {
    plannerId: uuid('planner_id').notNull(),
    importId: uuid('import_id').notNull(),
    fileId: uuid('file_id').notNull(),
    startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
    path: text('path').notNull().unique(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.importId, table.fileId, table.startsAt] }),
    foreignKey({
      name: 'planner_import_pieces_file_fk',
      columns: [table.plannerId, table.importId, table.fileId],
      foreignColumns: [plannerImportFiles.plannerId, plannerImportFiles.importId, plannerImportFiles.id],
    }).onDelete('cascade'),
  ],
)
