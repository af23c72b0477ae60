import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/** When each member last looked at a wedding, for what changed since (`domain/activity/visits.ts`). */
export const memberVisits = pgTable(
  'member_visits',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** The end of the visit before; null in the first. */
    since: timestamp('since', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.userId] })],
)
