import {
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
import { CATERING_NAMINGS, type EventCounts, type SentNeeds } from '#domain/catering/catering.ts'
import { guests } from './guests.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/** The sheet of a wedding's caterer beside the answers, and the link that opens it. */
export const cateringSheets = pgTable('catering_sheets', {
  weddingId: uuid('wedding_id')
    .primaryKey()
    .references(() => weddings.id, { onDelete: 'cascade' }),
  naming: text('naming', { enum: CATERING_NAMINGS }).notNull().default('initials'),
  staffMeals: smallint('staff_meals').notNull().default(0),
  /** The end of the address of the link; null while there is none. */
  token: text('token').unique(),
  linkedAt: timestamp('linked_at', { withTimezone: true, precision: 3 }),
  linkedBy: uuid('linked_by').references(() => profiles.id, { onDelete: 'set null' }),
  openedAt: timestamp('opened_at', { withTimezone: true, precision: 3 }),
})

/** A sheet as it was sent: numbers only. Whose needs it named is in rows that go with the guest. */
export const cateringVersions = pgTable(
  'catering_versions',
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
    counts: jsonb('counts').$type<EventCounts[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    unique('catering_versions_number_unique').on(table.weddingId, table.number),
  ],
)

/** The needs of a guest as a version named them, with the guest's consent. */
export const cateringVersionNeeds = pgTable(
  'catering_version_needs',
  {
    weddingId: uuid('wedding_id').notNull(),
    guestId: uuid('guest_id').notNull(),
    versionId: uuid('version_id').notNull(),
    needs: jsonb('needs').$type<SentNeeds>().notNull(),
  },
  (table) => [
    // The guest comes first: the key serves the cascade when one of thousands is removed.
    primaryKey({ columns: [table.weddingId, table.guestId, table.versionId] }),
    index('catering_version_needs_version_idx').on(table.weddingId, table.versionId),
    foreignKey({
      name: 'catering_version_needs_guest_fk',
      columns: [table.weddingId, table.guestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'catering_version_needs_version_fk',
      columns: [table.weddingId, table.versionId],
      foreignColumns: [cateringVersions.weddingId, cateringVersions.id],
    }).onDelete('cascade'),
  ],
)
