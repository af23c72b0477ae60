import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { auth, session } from './auth.ts'

/**
 * A program that a person has given access to their account. It has a session of its own, so that it ends with the
 * others, and no cookie: it signs in with tokens.
 */
export const appAccess = auth.table('app_access', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  /** The program's own name; blank when it has not said. */
  name: text('name').notNull(),
})

/** A refresh token by its SHA-256. One that is used stays for a while, so that its second use is noticed. */
export const refreshToken = auth.table(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => appAccess.sessionId, { onDelete: 'cascade' }),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('refresh_token_session_id_idx').on(table.sessionId)],
)
