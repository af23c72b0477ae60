import { sql } from 'drizzle-orm'
import { foreignKey, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { MESSAGE_GROUPS } from '#domain/households/guest-messages.ts'
import type { MailTexts } from '#domain/households/invitation-settings.ts'
import { households } from './households.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/**
 * Messages that were sent to groups of families (decision 155). A family that gets one by mail has a row of
 * `guest_mails` whose occasion is the id of the message.
 */
export const guestMessages = pgTable(
  'guest_messages',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** Given by who sends it, so that a request that comes again sends nothing twice. */
    id: uuid('id').notNull(),
    groupKind: text('group_kind', { enum: MESSAGE_GROUPS }).notNull(),
    groupOf: text('group_of'),
    /** The name of the group when it was written to. */
    groupLabel: text('group_label'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    translations: jsonb('translations').$type<MailTexts>().notNull().default(sql`'{}'`),
    authorId: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.id] })],
)

/** The families that get a message by WhatsApp, one by one. */
export const messageChats = pgTable(
  'message_chats',
  {
    weddingId: uuid('wedding_id').notNull(),
    messageId: uuid('message_id').notNull(),
    householdId: uuid('household_id').notNull(),
    /** When a member said that it was sent; null while it waits. */
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.householdId, table.messageId] }),
    foreignKey({
      name: 'message_chats_message_fk',
      columns: [table.weddingId, table.messageId],
      foreignColumns: [guestMessages.weddingId, guestMessages.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'message_chats_household_fk',
      columns: [table.weddingId, table.householdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete('cascade'),
  ],
)
