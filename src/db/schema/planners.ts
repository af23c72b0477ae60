import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { IMAGE_VARIANTS } from '#domain/inspiration/images.ts'
import { REQUEST_SOURCES, REQUEST_STATUSES } from '#domain/planners/planner-requests.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

const list = (name: string) => text(name).array().notNull().default(sql`'{}'`)

/**
 * The words of a planner in public (spec 3). The brand, the person's name and the logo are the profile's and are read
 * from there, so that they are never out of date here. Only `listed` rows are public.
 */
export const plannerDirectory = pgTable(
  'planner_directory',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull().unique(),
    bio: text('bio').notNull().default(''),
    zones: list('zones'),
    styles: list('styles'),
    services: list('services'),
    languages: list('languages'),
    /** Euros. */
    priceFrom: numeric('price_from', { precision: 9, scale: 2, mode: 'number' }),
    listed: boolean('listed').notNull().default(false),
    /** The facts that can be proved are shown only when the planner wants it. */
    showsMemberSince: boolean('shows_member_since').notNull().default(false),
    showsWeddings: boolean('shows_weddings').notNull().default(false),
    showsAnswerTime: boolean('shows_answer_time').notNull().default(false),
    /** The directory shows who touched their profile last first. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** As people compare text, a line each: what the filters look into. */
    zonesFolded: text('zones_folded').notNull().generatedAlwaysAs(sql`fold_list(zones)`),
    stylesFolded: text('styles_folded').notNull().generatedAlwaysAs(sql`fold_list(styles)`),
  },
  (table) => [
    index('planner_directory_order_idx')
      .on(table.updatedAt.desc().nullsFirst(), table.userId.desc().nullsFirst())
      .where(sql`listed`),
    index('planner_directory_price_idx').on(table.priceFrom).where(sql`listed`),
    index('planner_directory_grams_idx')
      .using('gin', sql`directory_grams(zones_folded, styles_folded)`)
      .where(sql`listed`),
  ],
)

/** Slugs that a planner had before: they lead to the present one and stay theirs. */
export const plannerFormerSlugs = pgTable(
  'planner_former_slugs',
  {
    slug: text('slug').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('planner_former_slugs_user_idx').on(table.userId)],
)

/** The stored logo of a planner; `branding.logo_path` of the profile names the same file (spec 3). */
export const plannerLogos = pgTable('planner_logos', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  path: text('path').notNull().unique(),
  /** The name of the file that was sent. */
  fileName: text('file_name').notNull(),
  /** Bytes of the file that was sent. */
  size: integer('size').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
})

/** The portfolio of a planner in the order they chose (spec 3). */
export const plannerPortfolio = pgTable(
  'planner_portfolio',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The folder of its files in the bucket `planner-portfolio`; null until they are made. */
    imagePath: text('image_path'),
    caption: text('caption'),
    /** The content of the image, for people who do not see it. */
    altText: text('alt_text'),
    orderIndex: integer('order_index').notNull(),
    /** Of the image in pixels, so that pages hold its place while it loads. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    status: text('status', { enum: ['processing', 'ready', 'damaged'] })
      .notNull()
      .default('ready'),
    /** The name of the file that was sent. */
    fileName: text('file_name').notNull().default(''),
    /** The dominant colour as `#rrggbb`. */
    color: text('color'),
    /** A ThumbHash in base64. */
    placeholder: text('placeholder'),
    /** Set while the removal can still be undone. */
    deletedAt: at('deleted_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('planner_portfolio_order_idx').on(table.userId, table.orderIndex),
    index('planner_portfolio_removed_idx').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** The stored files of each image: `upload` is what was sent, until the others are made of it. */
export const plannerPortfolioFiles = pgTable(
  'planner_portfolio_files',
  {
    userId: uuid('user_id').notNull(),
    imageId: uuid('image_id').notNull(),
    variant: text('variant', { enum: ['upload', ...IMAGE_VARIANTS] }).notNull(),
    path: text('path').notNull().unique(),
    /** Bytes. */
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.imageId, table.variant] }),
    foreignKey({
      name: 'planner_portfolio_files_image_fk',
      columns: [table.userId, table.imageId],
      foreignColumns: [plannerPortfolio.userId, plannerPortfolio.id],
    }).onDelete('cascade'),
  ],
)

/** The mailbox to which a planner forwards what couples write. Its token is the permission to add requests. */
export const requestMailboxes = pgTable('request_mailboxes', {
  plannerId: uuid('planner_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  createdAt: at('created_at').notNull(),
})

/** Messages from the contact form of a public profile, and what planners note of those who ask elsewhere. The key is (planner, id). */
export const plannerRequests = pgTable(
  'planner_requests',
  {
    plannerId: uuid('planner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** The way by which it came. */
    source: text('source', { enum: REQUEST_SOURCES }).notNull().default('profile'),
    /** The day of the wedding, when it is known. */
    eventDate: date('event_date', { mode: 'string' }),
    place: text('place'),
    guests: integer('guests'),
    /** Euros. */
    budget: numeric('budget', { precision: 12, scale: 2, mode: 'number' }),
    message: text('message').notNull(),
    status: text('status', { enum: REQUEST_STATUSES }).notNull().default('new'),
    /** The wedding that was made of it. */
    weddingId: uuid('wedding_id').references(() => weddings.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
    answeredAt: at('answered_at'),
    /** The last day on which the planner holds the date of the wedding for this couple. */
    heldUntil: date('held_until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.id] }),
    index('planner_requests_order_idx').on(table.plannerId, table.status, table.createdAt, table.id),
    index('planner_requests_wedding_idx').on(table.weddingId),
  ],
)
