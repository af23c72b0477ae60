import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { GuestPageContent } from '#domain/households/guest-page.ts'
import { weddings } from './weddings.ts'

/** The page of a wedding as its couple has written it: a draft beside what families see, and what they saw before. */
export const guestPages = pgTable('guest_pages', {
  weddingId: uuid('wedding_id')
    .primaryKey()
    .references(() => weddings.id, { onDelete: 'cascade' }),
  draft: jsonb('draft').$type<GuestPageContent>().notNull(),
  /** Null until it is published for the first time. */
  published: jsonb('published').$type<GuestPageContent>(),
  former: jsonb('former').$type<GuestPageContent>(),
  publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }),
})
