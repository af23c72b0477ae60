import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from './profile.ts'

const list = (name: string) => text(name).array().notNull().default(sql`'{}'`)

/**
 * What a planner says in public (spec 3). The brand, the person's name and the logo are the profile's
 * and are read from there, so that they are never out of date here. Only `listed` rows are public.
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

/** The portfolio of a planner in the order they chose (spec 3). */
export const plannerPortfolio = pgTable(
  'planner_portfolio',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    imagePath: text('image_path').notNull(),
    caption: text('caption'),
    orderIndex: integer('order_index').notNull(),
    /** Of the image in pixels, so that pages hold its place while it loads. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('planner_portfolio_order_idx').on(table.userId, table.orderIndex),
  ],
)
