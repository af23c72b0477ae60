import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { SUPPORT_AUTHORS } from '#domain/support/support.ts'
import { profiles } from './profile.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The conversations of people with the operator, and their state. */
export const supportConversations = pgTable(
  'support_conversations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    /** Whether it is answered ahead of others: of a planner with a plan, when it was written. */
    isFirst: boolean('is_first').notNull(),
    /** Since when the person waits for an answer, and until when they were promised one; null while they do not wait. */
    waitingSince: at('waiting_since'),
    dueAt: at('due_at'),
    /** Whether it has an answer that the person has not opened. */
    isUnread: boolean('is_unread').notNull().default(false),
    createdAt: at('created_at').notNull(),
    lastAt: at('last_at').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [
    index('support_conversations_user_idx').on(table.userId, table.lastAt),
    index('support_conversations_waiting_idx').on(table.dueAt).where(sql`due_at is not null`),
  ],
)

/** The facts that a person agreed to send: about page and browser, never about a wedding. */
export type SupportFacts = { page: string; browser: string; screen: string; version: string }

export const supportMessages = pgTable(
  'support_messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => supportConversations.id, { onDelete: 'cascade' }),
    /** The person of the conversation. */
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    author: text('author', { enum: SUPPORT_AUTHORS }).notNull(),
    /** The first name under which the operator answered. */
    operatorName: text('operator_name'),
    text: text('text').notNull(),
    facts: jsonb('facts').$type<SupportFacts>(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('support_messages_conversation_idx').on(table.conversationId, table.createdAt)],
)
