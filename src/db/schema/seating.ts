import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { TABLE_SHAPES } from '#domain/seating/seating.ts'
import { guests } from './guests.ts'
import { weddingEvents } from './households.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/** The tables of the rooms of a wedding; the event is null for the wedding itself. */
export const seatingTables = pgTable(
  'seating_tables',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    eventId: uuid('event_id'),
    number: smallint('number').notNull(),
    name: text('name'),
    shape: text('shape', { enum: TABLE_SHAPES }).notNull(),
    seats: smallint('seats').notNull(),
    /** The middle of the table in centimetres from the upper left corner of the room; both are null until it is placed. */
    x: smallint('x'),
    y: smallint('y'),
    rotation: smallint('rotation').notNull().default(0),
    /** A proposal leaves its people where they are. */
    isLocked: boolean('is_locked').notNull().default(false),
    /** Its chairs are numbered: the couple says who sits beside whom. */
    isOrdered: boolean('is_ordered').notNull().default(false),
    /** Its people climb stairs to get there. */
    hasStairs: boolean('has_stairs').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    check('seating_tables_seats', sql`${table.seats} between 1 and 30`),
    check('seating_tables_position', sql`(${table.x} is null) = (${table.y} is null)`),
    foreignKey({
      name: 'seating_tables_event_fk',
      columns: [table.weddingId, table.eventId],
      foreignColumns: [weddingEvents.weddingId, weddingEvents.id],
    }).onDelete('cascade'),
  ],
)

/** The seat of a guest at an event. The event is that of the table, so that a guest has one seat at an event at most. */
export const seats = pgTable(
  'seats',
  {
    weddingId: uuid('wedding_id').notNull(),
    id: uuid('id').notNull(),
    guestId: uuid('guest_id').notNull(),
    eventId: uuid('event_id'),
    tableId: uuid('table_id').notNull(),
    /** A proposal leaves the guest here. */
    isLocked: boolean('is_locked').notNull().default(false),
    /** The chair at the table, from 1; null while the guest has no certain one, as who comes to a taken one by `leave_chair`. */
    chair: smallint('chair'),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    unique('seats_one_each').on(table.weddingId, table.guestId, table.eventId).nullsNotDistinct(),
    unique('seats_one_chair').on(table.weddingId, table.tableId, table.chair),
    check('seats_chair', sql`${table.chair} between 1 and 30`),
    foreignKey({
      name: 'seats_guest_fk',
      columns: [table.weddingId, table.guestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'seats_table_fk',
      columns: [table.weddingId, table.tableId],
      foreignColumns: [seatingTables.weddingId, seatingTables.id],
    }).onDelete('cascade'),
  ],
)

/**
 * Seats that planners have prepared and not published, a row for each guest who would sit elsewhere. Those who see
 * drafts share them. A table may be removed and come back, so that its id is no foreign key.
 */
export const seatDrafts = pgTable(
  'seat_drafts',
  {
    weddingId: uuid('wedding_id').notNull(),
    id: uuid('id').notNull(),
    guestId: uuid('guest_id').notNull(),
    eventId: uuid('event_id'),
    /** The published seat of the guest when it was prepared; null is no seat. */
    fromTableId: uuid('from_table_id'),
    tableId: uuid('table_id'),
    authorId: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    unique('seat_drafts_one_each').on(table.weddingId, table.guestId, table.eventId).nullsNotDistinct(),
    foreignKey({
      name: 'seat_drafts_guest_fk',
      columns: [table.weddingId, table.guestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'seat_drafts_event_fk',
      columns: [table.weddingId, table.eventId],
      foreignColumns: [weddingEvents.weddingId, weddingEvents.id],
    }).onDelete('cascade'),
  ],
)
