import { boolean, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { guests } from './guests.ts'
import { weddingEvents } from './households.ts'

/** The guests of an event: those with a row, whose answer is null until they give it. */
export const eventAnswers = pgTable(
  'event_answers',
  {
    weddingId: uuid('wedding_id').notNull(),
    guestId: uuid('guest_id').notNull(),
    eventId: uuid('event_id').notNull(),
    answer: boolean('answer'),
  },
  (table) => [
    // The guest comes first: the key serves the cascade when one of thousands is removed.
    primaryKey({ columns: [table.weddingId, table.guestId, table.eventId] }),
    index('event_answers_event_idx').on(table.weddingId, table.eventId),
    foreignKey({
      name: 'event_answers_guest_fk',
      columns: [table.weddingId, table.guestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'event_answers_event_fk',
      columns: [table.weddingId, table.eventId],
      foreignColumns: [weddingEvents.weddingId, weddingEvents.id],
    }).onDelete('cascade'),
  ],
)
