import { foreignKey, pgTable, primaryKey, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { ROOM_SHAPE_KINDS } from '#domain/seating/room.ts'
import { TABLE_RELEASES } from '#domain/seating/table-release.ts'
import { weddingEvents } from './households.ts'
import { weddings } from './weddings.ts'

/** The rooms of which the couple has said how large they are, in centimetres; the event is null for the wedding itself. */
export const seatingRooms = pgTable(
  'seating_rooms',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    eventId: uuid('event_id'),
    width: smallint('width').notNull(),
    depth: smallint('depth').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    unique('seating_rooms_one_each').on(table.weddingId, table.eventId).nullsNotDistinct(),
    foreignKey({
      name: 'seating_rooms_event_fk',
      columns: [table.weddingId, table.eventId],
      foreignColumns: [weddingEvents.weddingId, weddingEvents.id],
    }).onDelete('cascade'),
  ],
)

/** Walls, dance floors, bars and doors: each by its middle, its sides in centimetres and its turn in degrees. */
export const seatingShapes = pgTable(
  'seating_shapes',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    eventId: uuid('event_id'),
    kind: text('kind', { enum: ROOM_SHAPE_KINDS }).notNull(),
    label: text('label'),
    x: smallint('x').notNull(),
    y: smallint('y').notNull(),
    width: smallint('width').notNull(),
    depth: smallint('depth').notNull(),
    rotation: smallint('rotation').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    foreignKey({
      name: 'seating_shapes_event_fk',
      columns: [table.weddingId, table.eventId],
      foreignColumns: [weddingEvents.weddingId, weddingEvents.id],
    }).onDelete('cascade'),
  ],
)

/**
 * When the families of a wedding see their tables; a wedding without a row shows none. It stands for its further events
 * too, unless they have a row of `event_table_releases`.
 */
export const tableReleases = pgTable('table_releases', {
  weddingId: uuid('wedding_id')
    .primaryKey()
    .references(() => weddings.id, { onDelete: 'cascade' }),
  shown: text('shown', { enum: TABLE_RELEASES }).notNull(),
})

/** When the families see their tables at a further event, where it is not as at the wedding itself. */
export const eventTableReleases = pgTable(
  'event_table_releases',
  {
    weddingId: uuid('wedding_id').notNull(),
    eventId: uuid('event_id').notNull(),
    shown: text('shown', { enum: TABLE_RELEASES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.eventId] }),
    foreignKey({
      name: 'event_table_releases_event_fk',
      columns: [table.weddingId, table.eventId],
      foreignColumns: [weddingEvents.weddingId, weddingEvents.id],
    }).onDelete('cascade'),
  ],
)
