import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { OPERATOR_ACTS } from '#domain/operator/operator-acts.ts'
import { session } from './auth.ts'
import { profiles } from './profile.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The sittings of operators: the sessions in which they gave the second step again, and when. */
export const operatorSittings = pgTable('operator_sittings', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  beganAt: at('began_at').notNull(),
})

/** Each thing that an operator did. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id').references(() => profiles.id, { onDelete: 'set null' }),
    act: text('act', { enum: OPERATOR_ACTS }).notNull(),
    /** The matter of it, without addresses. */
    subject: text('subject').notNull(),
    /** The row that it was about, where that has an id. */
    targetId: uuid('target_id'),
    /** The person concerned, if there is one. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    at: at('at').notNull(),
  },
  (table) => [
    index('operator_acts_at_idx').on(table.at),
    index('operator_acts_user_idx').on(table.userId, table.at),
  ],
)

/** Accounts that an operator has suspended: their sessions have ended, and they get none. */
export const accountSuspensions = pgTable('account_suspensions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  /** Whether the public profile was listed, and is again when the suspension is lifted. */
  wasListed: boolean('was_listed').notNull(),
  at: at('at').notNull(),
})
