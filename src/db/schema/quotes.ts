import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { QUOTE_EVENT_KINDS } from '#domain/quotes/quote-state.ts'
import type { PackageContent, QuoteContent } from '#domain/quotes/quotes.ts'
import { plannerRequests } from './planners.ts'
import { profiles } from './profile.ts'
import { templateSharing } from './template-sharing.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

/** The quote of a request, as the planner writes it. Its link is the permission to read and answer what was sent. */
export const quotes = pgTable(
  'quotes',
  {
    plannerId: uuid('planner_id').notNull(),
    requestId: uuid('request_id').notNull(),
    draft: jsonb('draft').$type<QuoteContent>().notNull(),
    savedAt: at('saved_at').notNull(),
    /** With the serial the number, which it gets when it is first sent. */
    year: smallint('year'),
    serial: integer('serial'),
    /** Null until it is sent, and when the planner has closed it. */
    token: text('token').unique(),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.requestId] }),
    unique('quotes_number_key').on(table.plannerId, table.year, table.serial),
    foreignKey({
      name: 'quotes_request_fk',
      columns: [table.plannerId, table.requestId],
      foreignColumns: [plannerRequests.plannerId, plannerRequests.id],
    }).onDelete('cascade'),
  ],
)

const ofQuote = { plannerId: uuid('planner_id').notNull(), requestId: uuid('request_id').notNull() }

/** Quotes as they were sent. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    ...ofQuote,
    version: smallint('version').notNull(),
    content: jsonb('content').$type<QuoteContent>().notNull(),
    sentAt: at('sent_at').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** When a person first looked. */
    openedAt: at('opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.requestId, table.version] }),
    foreignKey({
      name: 'quote_versions_quote_fk',
      columns: [table.plannerId, table.requestId],
      foreignColumns: [quotes.plannerId, quotes.requestId],
    }).onDelete('cascade'),
  ],
)

/** Questions and answers of the couple, each to the version that they read. */
export const quoteEvents = pgTable(
  'quote_events',
  {
    ...ofQuote,
    id: uuid('id').notNull(),
    version: smallint('version').notNull(),
    kind: text('kind', { enum: QUOTE_EVENT_KINDS }).notNull(),
    /** The question, the word that comes with an acceptance, or the reason of a refusal. */
    words: text('words').notNull(),
    /** The name that the person who accepts has typed. */
    name: text('name'),
    /** The ids of the chosen extras of an acceptance, and its total with IVA in cents. */
    extras: jsonb('extras').$type<string[]>(),
    total: bigint('total', { mode: 'number' }),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.requestId, table.id] }),
    index('quote_events_order_idx').on(table.plannerId, table.requestId, table.at, table.id),
    foreignKey({
      name: 'quote_events_version_fk',
      columns: [table.plannerId, table.requestId, table.version],
      foreignColumns: [quoteVersions.plannerId, quoteVersions.requestId, quoteVersions.version],
    }).onDelete('cascade'),
  ],
)

/** Offers that a planner makes often, to begin a quote with. */
export const quotePackages = pgTable(
  'quote_packages',
  {
    plannerId: uuid('planner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<PackageContent>().notNull(),
    createdAt: at('created_at').notNull(),
    ...templateSharing,
  },
  (table) => [primaryKey({ columns: [table.plannerId, table.id] })],
)
