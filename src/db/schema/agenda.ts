import { sql } from 'drizzle-orm'
import {
  boolean,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Responsible } from '#domain/agenda/agenda.ts'
import type { MergeBase } from '#domain/agenda/agenda-merge-types.ts'
import type { SeenItem } from '#domain/agenda/agenda-seen.ts'
import { profiles } from './profile.ts'
import { vendors } from './vendors.ts'
import { weddingMembers, weddings } from './weddings.ts'

/** The key is (wedding, id): an id of another wedding is simply not there. */
export const agendaDays = pgTable(
  'agenda_days',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Set while only planners see it, with its items (decision 044). */
    draftedAt: timestamp('drafted_at', { withTimezone: true, precision: 3 }),
    /** The published day whose changes this draft holds. */
    replaces: uuid('replaces'),
    /** The published day when its changes began to be prepared, to tell them from what the others change there. */
    mergeBase: jsonb('merge_base').$type<MergeBase>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    uniqueIndex('agenda_days_replaces_unique').on(table.weddingId, table.replaces),
  ],
)

export const agendaItems = pgTable(
  'agenda_items',
  {
    weddingId: uuid('wedding_id').notNull(),
    id: uuid('id').notNull(),
    dayId: uuid('day_id').notNull(),
    /** Minutes of the day as `domain/agenda/agenda-clock.ts` counts them. */
    startsAt: smallint('starts_at').notNull(),
    endsAt: smallint('ends_at'),
    title: text('title').notNull(),
    place: text('place'),
    mapUrl: text('map_url'),
    notes: text('notes'),
    responsible: jsonb('responsible').$type<Responsible[]>().notNull().default([]),
    isFixed: boolean('is_fixed').notNull().default(false),
    isShownToGuests: boolean('is_shown_to_guests').notNull().default(false),
    isDone: boolean('is_done').notNull().default(false),
    /** The start that guests were told before it changed on the day; null while it has not (decision 164). */
    toldStartsAt: smallint('told_starts_at'),
    /** The published item that this one of a draft is a copy of. */
    replaces: uuid('replaces'),
    /** The last person to change a part that a vendor's sheet shows, and when. */
    updatedBy: uuid('updated_by').references(() => profiles.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Rises with every change that a calendar shows: its SEQUENCE. The trigger `raise_item_revision` keeps it. */
    revision: integer('revision').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('agenda_items_day_idx').on(table.weddingId, table.dayId),
    foreignKey({
      name: 'agenda_items_day_fk',
      columns: [table.weddingId, table.dayId],
      foreignColumns: [agendaDays.weddingId, agendaDays.id],
    }).onDelete('cascade'),
  ],
)

/** The address of a member's own calendar, which ends with the membership. Its levels are those of the member at each reading. */
export const memberCalendars = pgTable(
  'member_calendars',
  {
    weddingId: uuid('wedding_id').notNull(),
    userId: uuid('user_id').notNull(),
    showsTasks: boolean('shows_tasks').notNull(),
    showsPayments: boolean('shows_payments').notNull(),
    token: text('token').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.userId] }),
    foreignKey({
      name: 'member_calendars_member_fk',
      columns: [table.weddingId, table.userId],
      foreignColumns: [weddingMembers.weddingId, weddingMembers.userId],
    }).onDelete('cascade'),
  ],
)

/** Links for people without an account: a vendor's sheet, or the calendar to subscribe to. */
export const agendaLinks = pgTable(
  'agenda_links',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** `null` for the calendar. */
    vendorId: uuid('vendor_id'),
    /** Whether a calendar names the vendors: one that a member without them has opened does not. */
    showsVendors: boolean('shows_vendors').notNull().default(true),
    token: text('token').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    openedAt: timestamp('opened_at', { withTimezone: true, precision: 3 }),
    /** The lines that the vendor saw at the end of the visit before this one, and those they saw last. */
    seenBefore: jsonb('seen_before').$type<SeenItem[]>(),
    seenLast: jsonb('seen_last').$type<SeenItem[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    uniqueIndex('agenda_links_vendor_unique').on(table.weddingId, table.vendorId),
    uniqueIndex('agenda_links_calendar_unique')
      .on(table.weddingId, table.showsVendors)
      .where(sql`vendor_id is null`),
    foreignKey({
      name: 'agenda_links_vendor_fk',
      columns: [table.weddingId, table.vendorId],
      foreignColumns: [vendors.weddingId, vendors.id],
    }).onDelete('cascade'),
  ],
)
