import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import type { DriverSheet } from '#domain/transport/driver-sheet.ts'
import { type BusStop, DIRECTIONS, type ToldStops, VEHICLES } from '#domain/transport/transport.ts'
import { cents } from './cents.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/**
 * The buses of a wedding. Who goes with one is not here: guests ask for its stops (`guests.bus_out`, `guests.bus_back`).
 * The function `write_bus_routes` keeps what their invitation asks them.
 */
export const busTrips = pgTable(
  'bus_trips',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    direction: text('direction', { enum: DIRECTIONS }).notNull(),
    vehicle: text('vehicle', { enum: VEHICLES }).notNull(),
    seats: smallint('seats').notNull(),
    stops: jsonb('stops').$type<BusStop[]>().notNull(),
    /** A vendor, by its bare id: one that comes back from the bin is the company of its buses again (decision 158). */
    companyId: uuid('company_id'),
    /** Of the whole bus. Its column has a name of its own: the log tells amounts apart by their names. */
    priceCents: cents('bus_price'),
    /** The stops that guests were told before they changed on the day of the wedding (decision 164). */
    told: jsonb('told').$type<ToldStops>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    check('bus_trips_seats', sql`${table.seats} between 1 and 120`),
  ],
)

/** The drivers' sheet of a wedding beside its buses: whom it is for, whom they call, and the link that opens it. */
export const busSheets = pgTable('bus_sheets', {
  weddingId: uuid('wedding_id')
    .primaryKey()
    .references(() => weddings.id, { onDelete: 'cascade' }),
  company: text('company'),
  contactName: text('contact_name'),
  contactPhone: text('contact_phone'),
  /** The end of the address of the link; null while there is none. */
  token: text('token').unique(),
  linkedAt: timestamp('linked_at', { withTimezone: true, precision: 3 }),
  linkedBy: uuid('linked_by').references(() => profiles.id, { onDelete: 'set null' }),
  openedAt: timestamp('opened_at', { withTimezone: true, precision: 3 }),
})

/** A drivers' sheet as it was sent. It holds the ids of guests and no names, which go with the guest. */
export const busSheetVersions = pgTable(
  'bus_sheet_versions',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Counted from 1 in each wedding. */
    number: integer('number').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the link was first opened after it was sent. */
    seenAt: timestamp('seen_at', { withTimezone: true, precision: 3 }),
    sheet: jsonb('sheet').$type<DriverSheet>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    unique('bus_sheet_versions_number_unique').on(table.weddingId, table.number),
  ],
)

/**
 * Whether a guest has got into a bus, as it was last ticked. It names its bus and its guest by bare ids: what was counted is there
 * again with a bus or a guest that comes back from the bin.
 */
export const busBoardings = pgTable(
  'bus_boardings',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    tripId: uuid('trip_id').notNull(),
    guestId: uuid('guest_id').notNull(),
    isAboard: boolean('is_aboard').notNull(),
    /** When the box was tapped; of two taps the later one counts, in whichever order they arrive. */
    tickedAt: timestamp('ticked_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The id of the tap, so that a repeated one changes nothing. */
    tickId: uuid('tick_id').notNull(),
    /** The name that was typed on the phone of the link. */
    countedBy: text('counted_by'),
    memberId: uuid('member_id').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.tripId, table.guestId] })],
)
