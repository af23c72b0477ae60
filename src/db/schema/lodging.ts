import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { HOTEL_KINDS, LODGING_NEEDS } from '#domain/lodging/lodging.ts'
import { WISH_PLACES } from '#domain/lodging/wishes.ts'
import { cents } from './cents.ts'
import { guests } from './guests.ts'
import { households } from './households.ts'
import { weddings } from './weddings.ts'

/** The hotels and the houses in which the guests of a wedding sleep. */
export const hotels = pgTable(
  'hotels',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: HOTEL_KINDS }).notNull(),
    name: text('name').notNull(),
    way: text('way'),
    phone: text('phone'),
    url: text('url'),
    mapUrl: text('map_url'),
    code: text('code'),
    notes: text('notes'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.id] })],
)

/** Rooms of one type in a hotel. */
export const roomBlocks = pgTable(
  'room_blocks',
  {
    weddingId: uuid('wedding_id').notNull(),
    id: uuid('id').notNull(),
    hotelId: uuid('hotel_id').notNull(),
    name: text('name').notNull(),
    rooms: smallint('rooms').notNull(),
    beds: smallint('beds'),
    /** A night. */
    price: cents('price'),
    arrivesOn: date('arrives_on', { mode: 'string' }),
    leavesOn: date('leaves_on', { mode: 'string' }),
    isHeld: boolean('is_held').notNull(),
    heldUntil: date('held_until', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('room_blocks_hotel_idx').on(table.weddingId, table.hotelId),
    check('room_blocks_rooms', sql`${table.rooms} >= 1`),
    check('room_blocks_nights', sql`(${table.arrivesOn} is null) = (${table.leavesOn} is null)`),
    foreignKey({
      name: 'room_blocks_hotel_fk',
      columns: [table.weddingId, table.hotelId],
      foreignColumns: [hotels.weddingId, hotels.id],
    }).onDelete('cascade'),
  ],
)

/** The night of a guest: their room, or that they need none; no row while nothing is known. */
export const stays = pgTable(
  'stays',
  {
    weddingId: uuid('wedding_id').notNull(),
    guestId: uuid('guest_id').notNull(),
    need: text('need', { enum: LODGING_NEEDS }).notNull(),
    blockId: uuid('block_id'),
    room: smallint('room'),
    arrivesOn: date('arrives_on', { mode: 'string' }),
    leavesOn: date('leaves_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.guestId] }),
    index('stays_block_idx').on(table.weddingId, table.blockId),
    check('stays_room', sql`${table.room} is null or ${table.blockId} is not null`),
    check('stays_nights', sql`(${table.arrivesOn} is null) = (${table.leavesOn} is null)`),
    foreignKey({
      name: 'stays_guest_fk',
      columns: [table.weddingId, table.guestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'stays_block_fk',
      columns: [table.weddingId, table.blockId],
      foreignColumns: [roomBlocks.weddingId, roomBlocks.id],
    }).onDelete('cascade'),
  ],
)

/** The question about its nights on the page of a family, and the answer of the family itself. */
export const lodgingWishes = pgTable(
  'lodging_wishes',
  {
    weddingId: uuid('wedding_id').notNull(),
    householdId: uuid('household_id').notNull(),
    /** When it was put on the page; null once it was taken off. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    place: text('place', { enum: WISH_PLACES }),
    hotelId: uuid('hotel_id'),
    rooms: smallint('rooms'),
    arrivesOn: date('arrives_on', { mode: 'string' }),
    leavesOn: date('leaves_on', { mode: 'string' }),
    saidAt: timestamp('said_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.householdId] }),
    index('lodging_wishes_hotel_idx').on(table.weddingId, table.hotelId),
    check('lodging_wishes_nights', sql`(${table.arrivesOn} is null) = (${table.leavesOn} is null)`),
    foreignKey({
      name: 'lodging_wishes_household_fk',
      columns: [table.weddingId, table.householdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete('cascade'),
    // The migration says ON DELETE SET NULL (hotel_id): a family that wanted a hotel wants a room still.
    foreignKey({
      name: 'lodging_wishes_hotel_fk',
      columns: [table.weddingId, table.hotelId],
      foreignColumns: [hotels.weddingId, hotels.id],
    }).onDelete('set null'),
  ],
)
