import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  FileReading,
  ImportOutcome,
  LeftOut,
  PartKind,
  ReadingProblem,
} from '#domain/imports/imports.ts'
import type { PartBrief } from '#domain/imports/part-brief.ts'
import type { ImportAnswers } from '#domain/imports/plan/known-wedding.ts'
import { weddingMembers } from './weddings.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Files that a member brings into a wedding together. They are theirs alone until they are brought in. */
export const imports = pgTable(
  'imports',
  {
    weddingId: uuid('wedding_id').notNull(),
    id: uuid('id').notNull(),
    createdBy: uuid('created_by').notNull(),
    state: text('state', { enum: ['open', 'applying', 'done', 'failed', 'undone', 'cancelled'] }).notNull(),
    answers: jsonb('answers').$type<ImportAnswers>().notNull().default({}),
    /** The plan that its author has looked at and wanted, as `seenOf` names it: no other one is written. */
    seen: text('seen'),
    /** From 0 to 100, while it is brought in. */
    progress: smallint('progress').notNull().default(0),
    failure: text('failure'),
    /** The line of activity that undoes it. */
    lineId: uuid('line_id'),
    outcome: jsonb('outcome').$type<ImportOutcome>(),
    appliedAt: at('applied_at'),
    /** When it is forgotten with its files. */
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('imports_expires_idx').on(table.expiresAt),
    index('imports_author_idx').on(table.weddingId, table.createdBy),
    foreignKey({
      name: 'imports_author_fk',
      columns: [table.weddingId, table.createdBy],
      foreignColumns: [weddingMembers.weddingId, weddingMembers.userId],
    }).onDelete('cascade'),
  ],
)

/** A file of an import: as it was sent, or as it lay in a ZIP that was sent. */
export const importFiles = pgTable(
  'import_files',
  {
    weddingId: uuid('wedding_id').notNull(),
    importId: uuid('import_id').notNull(),
    id: uuid('id').notNull(),
    /** The ZIP that it lay in. */
    parentId: uuid('parent_id'),
    /** With the folders that it lay in. */
    name: text('name').notNull(),
    position: integer('position').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['arriving', 'waiting', 'read', 'problem'] }).notNull(),
    problem: text('problem').$type<ReadingProblem | 'REPEATED'>(),
    /** SHA-256 of its bytes, so that a file that was given twice is known. */
    hash: text('hash'),
    /** The kinds of its parts as the person says, by their places. */
    kinds: jsonb('kinds').$type<Record<number, PartKind>>().notNull().default({}),
    /** Raised with each wish to read it anew: what an older reading says does not count. */
    revision: integer('revision').notNull().default(0),
    /** The files of a ZIP that are not taken out of it. */
    leftOut: jsonb('left_out').$type<LeftOut[]>().notNull().default([]),
    /** Its parts in words, which are shown while the rows lie in `reading`. */
    brief: jsonb('brief').$type<PartBrief[]>().notNull().default([]),
    /** The rows of its parts. */
    rows: integer('rows').notNull().default(0),
    reading: jsonb('reading').$type<Extract<FileReading, { kind: 'parts' }>['parts']>(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.importId, table.id] }),
    foreignKey({
      name: 'import_files_import_fk',
      columns: [table.weddingId, table.importId],
      foreignColumns: [imports.weddingId, imports.id],
    }).onDelete('cascade'),
  ],
)

/** The stored pieces of a file, in the order of where they begin. */
export const importPieces = pgTable(
  'import_pieces',
  {
    weddingId: uuid('wedding_id').notNull(),
    importId: uuid('import_id').notNull(),
    fileId: uuid('file_id').notNull(),
    startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
    path: text('path').notNull().unique(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.importId, table.fileId, table.startsAt] }),
    foreignKey({
      name: 'import_pieces_file_fk',
      columns: [table.weddingId, table.importId, table.fileId],
      foreignColumns: [importFiles.weddingId, importFiles.importId, importFiles.id],
    }).onDelete('cascade'),
  ],
)
