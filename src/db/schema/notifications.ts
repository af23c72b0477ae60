import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ROLES } from '#domain/members/roles.ts'
import { NOTIFICATION_KINDS } from '#domain/notifications/notification-kinds.ts'
import { NOTIFICATION_SECTIONS } from '#domain/notifications/notification-sections.ts'
import { NOTIFICATION_ACTIONS } from '#domain/notifications/notifications.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/**
 * One row a recipient (spec 3), written by the function `write_notifications` in the transaction of
 * the change. While it is unread and young, further events of its `group_key` grow it.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role', { enum: ROLES }).notNull(),
    action: text('action', { enum: NOTIFICATION_ACTIONS as [string, ...string[]] }).notNull(),
    section: text('section', { enum: NOTIFICATION_SECTIONS as [string, ...string[]] }).notNull(),
    /** Null, and the name empty, for what is of no wedding: a request to a planner. */
    weddingId: uuid('wedding_id').references(() => weddings.id, { onDelete: 'cascade' }),
    weddingName: text('wedding_name').notNull(),
    url: text('url').notNull(),
    data: jsonb('data').notNull(),
    /** `null` when the line never grows, or is too old to. */
    groupKey: text('group_key'),
    /** The rows the line is about, as far as they are remembered, so that each counts once. */
    subjects: uuid('subjects').array().notNull(),
    /** The data of each of `subjects`, where one of them may be taken back; empty elsewhere. */
    subjectData: jsonb('subject_data').array().notNull().default(sql`'{}'`),
    count: integer('count').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true, precision: 3 }),
    /** By which its recipient chooses; null in lines from before there was a choice. */
    kind: text('kind', { enum: NOTIFICATION_KINDS as [string, ...string[]] }),
    /** The recipient's choice, or the default: the trigger `choose_notification_channels` puts it in. */
    inBell: boolean('in_bell').notNull().default(true),
    /** As what it waits to be mailed; null when it does not, or has been. */
    mail: text('mail', { enum: ['now', 'daily'] }),
    /** Of the job whose mail has taken it up. */
    mailId: uuid('mail_id'),
    /** Whether it waits to be pushed. */
    push: boolean('push').notNull().default(false),
  },
  (table) => [
    index('notifications_order_idx').on(table.recipientId, table.createdAt, table.id),
    index('notifications_unread_idx').on(table.recipientId).where(sql`read_at is null`),
    index('notifications_mail_idx').on(table.recipientId).where(sql`mail is not null and read_at is null`),
    index('notifications_push_idx').on(table.recipientId).where(sql`push and read_at is null`),
    index('notifications_wedding_idx').on(table.weddingId),
    uniqueIndex('notifications_growing_idx')
      .on(table.weddingId, table.actorId, table.groupKey, table.recipientId)
      .where(sql`group_key is not null and read_at is null`),
  ],
)
