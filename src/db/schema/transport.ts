import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type BusStop, DIRECTIONS, VEHICLES } from '#domain/transport/transport.ts'
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    check('bus_trips_seats', sql`${table.seats} between 1 and 120`),
  ],
)
