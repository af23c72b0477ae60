import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Attempts within a window, counted in the database so that every process sees the same number. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: timestamp('reset_at', { withTimezone: true, precision: 3 }).notNull(),
})
