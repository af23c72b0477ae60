import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { weddingEvents } from './households.ts'
import { weddings } from './weddings.ts'

/** Pictures of venues, drawn anew from what was sent. Those that no room shows wait for an undoing. */
export const roomPictures = pgTable(
  'room_pictures',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    path: text('path').notNull().unique(),
    /** Bytes. */
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.id] })],
)

/** The picture below the room of an event: its middle and width in centimetres; the event is null for the wedding itself. */
export const roomGrounds = pgTable(
  'room_grounds',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    eventId: uuid('event_id'),
    pictureId: uuid('picture_id').notNull(),
    x: smallint('x').notNull(),
    y: smallint('y').notNull(),
    width: smallint('width').notNull(),
    rotation: smallint('rotation').notNull(),
    opacity: smallint('opacity').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    unique('room_grounds_one_each').on(table.weddingId, table.eventId).nullsNotDistinct(),
    index('room_grounds_picture_idx').on(table.weddingId, table.pictureId),
    foreignKey({
      name: 'room_grounds_event_fk',
      columns: [table.weddingId, table.eventId],
      foreignColumns: [weddingEvents.weddingId, weddingEvents.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'room_grounds_picture_fk',
      columns: [table.weddingId, table.pictureId],
      foreignColumns: [roomPictures.weddingId, roomPictures.id],
    }),
  ],
)
