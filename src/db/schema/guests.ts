import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { weddings } from './weddings.ts'

/** The key is (wedding, id): an id of another wedding is simply not there. */
export const guests = pgTable(
  'guests',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email'),
    rsvp: boolean('rsvp'),
    notes: text('notes'),
    // Microseconds: the rows of one import keep the order of the file.
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('guests_order_idx').on(table.weddingId, table.createdAt, table.id),
  ],
)
