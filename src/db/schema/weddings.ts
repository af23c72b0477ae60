import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ASSIGNMENT_KINDS } from '#domain/agencies/agencies.ts'
import { IMAGE_VARIANTS } from '#domain/inspiration/images.ts'
import { type Permissions, PRESETS } from '#domain/members/permissions.ts'
import { ROLES } from '#domain/members/roles.ts'
import { WEDDING_STYLES, type WeddingColors } from '#domain/style/wedding-styles.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { profiles } from './profile.ts'

export const weddings = pgTable(
  'weddings',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    eventDate: date('event_date', { mode: 'string' }),
    /** The zone of the clocks at the place of the wedding (decision 203). */
    timeZone: text('time_zone').notNull().default(WEDDING_TIME_ZONE),
    createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** The wedding whose state of another day this one is (decision 154): an operator restored it beside it. */
    copyOf: uuid('copy_of'),
    style: text('style', { enum: WEDDING_STYLES }).notNull().default('cal'),
    /** Null for the colours of the style. */
    styleColors: jsonb('style_colors').$type<WeddingColors>(),
    /** A row of `wedding_covers`; null for the drawing of the style. */
    coverImageId: uuid('cover_image_id'),
    /** The point of the cover that stays in sight, from 0 to 1 of its width and height. */
    coverFocusX: real('cover_focus_x').notNull().default(0.5),
    coverFocusY: real('cover_focus_y').notNull().default(0.5),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  () => [
    // Fails for a zone that PostgreSQL does not know: a statement that asks for the day there could not be answered.
    check(
      'weddings_time_zone_known',
      sql`timezone(time_zone, timestamptz '2000-01-01T00:00:00Z') is not null`,
    ),
  ],
)

export const weddingMembers = pgTable(
  'wedding_members',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    preset: text('preset', { enum: PRESETS }).notNull(),
    permissions: jsonb('permissions').$type<Permissions>().notNull(),
    /** The agency that put the person there; null for who came by themselves, with a code or with the wedding. */
    agencyId: uuid('agency_id').references(() => profiles.id, { onDelete: 'cascade' }),
    /** The part of the person in that agency's team, by which they got their permissions. */
    agencyKind: text('agency_kind', { enum: ASSIGNMENT_KINDS }),
    /** When the membership ends by itself: of people who work on the day, at the end of the weekend. */
    closesAt: timestamp('closes_at', { withTimezone: true, precision: 3 }),
    /** Kept by the function `settle_drafts`: planners do, and the couple once their last planner has left. */
    seesDrafts: boolean('sees_drafts').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.userId] }),
    index('wedding_members_user_id_idx').on(table.userId),
    index('wedding_members_agency_id_idx').on(table.agencyId).where(sql`agency_id is not null`),
  ],
)

/** Images that were sent as the cover of a wedding. */
export const weddingCovers = pgTable(
  'wedding_covers',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The folder of its files in the bucket `wedding-covers`; null until they are made. */
    imagePath: text('image_path'),
    fileName: text('file_name').notNull(),
    status: text('status', { enum: ['processing', 'ready', 'damaged'] }).notNull(),
    /** Pixels of the upright original. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The dominant colour as `#rrggbb`. */
    color: text('color'),
    /** A ThumbHash in base64. */
    placeholder: text('placeholder'),
    /** Set while it waits in the bin, where newer ones have sent it. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('wedding_covers_removed_idx').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** The stored files of each cover: `upload` is what was sent, until the others are made of it. */
export const weddingCoverFiles = pgTable(
  'wedding_cover_files',
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
      name: 'wedding_cover_files_image_fk',
      columns: [table.weddingId, table.imageId],
      foreignColumns: [weddingCovers.weddingId, weddingCovers.id],
    }).onDelete('cascade'),
  ],
)

/**
 * Weddings that were deleted and can still be taken back. Their members wait in a table of their own: without
 * rows in `wedding_members` the gate refuses access, and no query needs to know of deleted weddings.
 */
export const deletedWeddings = pgTable(
  'deleted_weddings',
  {
    weddingId: uuid('wedding_id')
      .primaryKey()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    deletedBy: uuid('deleted_by').references(() => profiles.id, { onDelete: 'set null' }),
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('deleted_weddings_deleted_by_idx').on(table.deletedBy),
    index('deleted_weddings_deleted_at_idx').on(table.deletedAt),
  ],
)

export const deletedWeddingMembers = pgTable(
  'deleted_wedding_members',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => deletedWeddings.weddingId, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    preset: text('preset', { enum: PRESETS }).notNull(),
    permissions: jsonb('permissions').$type<Permissions>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.userId] })],
)

/**
 * A counter an area and wedding, raised by every command: what the ETag of a list is made of. It is
 * the sum of its shards: each connection raises a row of its own, so that people who write into one
 * wedding at once do not wait for one another's commit.
 */
export const weddingVersions = pgTable(
  'wedding_versions',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    area: text('area').notNull(),
    shard: smallint('shard').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    /** The length of the list as far as this shard has changed it; kept by the triggers `count_rows` of a table. */
    rowCount: integer('row_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.area, table.shard] })],
)
