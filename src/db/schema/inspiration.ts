import { sql } from 'drizzle-orm'
import {
  date,
  doublePrecision,
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
import { IMAGE_VARIANTS } from '#domain/inspiration/images.ts'
import { FOLDER_ICONS, PHOTO_REVIEWS } from '#domain/inspiration/inspiration.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/** The key is (wedding, id): an id of another wedding is simply not there. */
export const inspirationFolders = pgTable(
  'inspiration_folders',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** A place in the palette of ten. */
    color: smallint('color').notNull(),
    icon: text('icon', { enum: FOLDER_ICONS }).notNull(),
    position: doublePrecision('position').notNull(),
    /** The newest image stands in for a cover that was not chosen or is gone. */
    coverImageId: uuid('cover_image_id'),
    /** Set while the removal can still be undone; its images wait with it. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    /** Set while only planners see it, with its images (decision 044). */
    draftedAt: timestamp('drafted_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('inspiration_folders_removed_idx').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

export const inspirations = pgTable(
  'inspirations',
  {
    weddingId: uuid('wedding_id').notNull(),
    id: uuid('id').notNull(),
    folderId: uuid('folder_id').notNull(),
    /** The folder of its files in the bucket `inspiration-images`; null until they are made. */
    imageUrl: text('image_url'),
    /** Of a video, the folder and the name of its one file in that bucket; null for an image (decision 166). */
    videoUrl: text('video_url'),
    /** How long a video is. */
    videoSeconds: smallint('video_seconds'),
    fileName: text('file_name').notNull(),
    /** The address on the web where it was found. */
    sourceUrl: text('source_url'),
    status: text('status', { enum: ['processing', 'ready', 'damaged'] }).notNull(),
    /** Pixels of the upright original, or of the picture of a video. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The dominant colour as `#rrggbb`. */
    color: text('color'),
    /** A ThumbHash in base64. */
    placeholder: text('placeholder'),
    tags: text('tags').array().notNull().default([]),
    notes: text('notes'),
    /** Of a guest's photograph, whether links show it; null for an image that members have added (decision 152). */
    review: text('review', { enum: PHOTO_REVIEWS }),
    /** Tags and note without accents, as `imageSearchText` makes it. */
    searchText: text('search_text').notNull().default(''),
    /** Set while the removal can still be undone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('inspirations_order_idx').on(table.weddingId, table.folderId, table.createdAt, table.id),
    index('inspirations_removed_idx').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('inspirations_processing_idx').on(table.createdAt).where(sql`status = 'processing'`),
    foreignKey({
      name: 'inspirations_folder_fk',
      columns: [table.weddingId, table.folderId],
      foreignColumns: [inspirationFolders.weddingId, inspirationFolders.id],
    }).onDelete('cascade'),
  ],
)

/** The stored files of each image: `upload` is what was sent, until the others are made of it. */
export const inspirationFiles = pgTable(
  'inspiration_files',
  {
    weddingId: uuid('wedding_id').notNull(),
    imageId: uuid('image_id').notNull(),
    variant: text('variant', { enum: ['upload', ...IMAGE_VARIANTS] }).notNull(),
    path: text('path').notNull().unique(),
    /** Bytes. */
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.imageId, table.variant] }),
    foreignKey({
      name: 'inspiration_files_image_fk',
      columns: [table.weddingId, table.imageId],
      foreignColumns: [inspirations.weddingId, inspirations.id],
    }).onDelete('cascade'),
  ],
)

/** The link of a shared folder: its page is public until the end of the last day in Madrid. */
export const inspirationShares = pgTable(
  'inspiration_shares',
  {
    weddingId: uuid('wedding_id').notNull(),
    folderId: uuid('folder_id').notNull(),
    token: text('token').notNull().unique(),
    /** Until when the images are shown at once; in the past where the link shows nothing or what was reviewed. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Until when guests add photographs with the link; null where it takes none (decision 151). */
    photosUntil: date('photos_until', { mode: 'string' }),
    /** Until when the images are shown while those of guests wait for a review; null where none do (decision 152). */
    reviewedUntil: date('reviewed_until', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** When the page was last opened. */
    openedAt: timestamp('opened_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.folderId] }),
    foreignKey({
      name: 'inspiration_shares_folder_fk',
      columns: [table.weddingId, table.folderId],
      foreignColumns: [inspirationFolders.weddingId, inspirationFolders.id],
    }).onDelete('cascade'),
  ],
)
