import { boolean, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { MAIL_MODES, NOTIFICATION_KINDS } from '#domain/notifications/notification-kinds.ts'
import { session } from './auth.ts'
import { profiles } from './profile.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A person's choice for a kind of notification; without a row it comes as `domain/notifications/notification-kinds.ts` says. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTIFICATION_KINDS as [string, ...string[]] }).notNull(),
    bell: boolean('bell').notNull(),
    mail: text('mail', { enum: MAIL_MODES }).notNull(),
    push: boolean('push').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

/** When mails and push come to a person, in hours of their time zone; without a row at the hours of `DEFAULT_TIMES`. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  summaryHour: smallint('summary_hour').notNull(),
  /** Both or neither. */
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  /** When the last summary was taken together, so that there is one a day. */
  lastSummaryAt: at('last_summary_at'),
})

/** A browser that a person is pushed to, for as long as the session lasts in which they asked for it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** The address at which its push service takes messages. It is a secret of the browser, and given by a client. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    authKey: text('auth_key').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_user_idx').on(table.userId),
    index('push_subscriptions_session_idx').on(table.sessionId),
  ],
)
