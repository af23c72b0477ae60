import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { STORED_MAIL_KINDS, STORED_MAIL_STATUSES } from '#domain/households/guest-mails.ts'
import { MAIL_REFUSALS } from '#domain/households/mail-refusals.ts'
import { households } from './households.ts'
import { weddings } from './weddings.ts'

/**
 * Mails to households (decision 036). A household has one of each kind and occasion, so asking twice sends one;
 * `attempted_at` is set before a mail is handed to the mail server and taken back when that failed.
 */
export const guestMails = pgTable(
  'guest_mails',
  {
    weddingId: uuid('wedding_id').notNull(),
    /** Its Message-ID. */
    id: uuid('id').notNull(),
    householdId: uuid('household_id').notNull(),
    kind: text('kind', { enum: STORED_MAIL_KINDS }).notNull(),
    /** `invitation`, the day of the reminder, the date that is told, or the id of the message. */
    occasion: text('occasion').notNull(),
    address: text('address').notNull(),
    /** The part of the address after the @, by which mails are paced. */
    domain: text('domain').notNull(),
    status: text('status', { enum: STORED_MAIL_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: timestamp('attempted_at', { withTimezone: true, precision: 3 }),
    /** When it may be tried next. */
    nextAt: timestamp('next_at', { withTimezone: true, precision: 3 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    unique('guest_mails_once').on(table.weddingId, table.householdId, table.kind, table.occasion),
    index('guest_mails_next_idx')
      .on(table.domain, table.nextAt)
      .where(sql`status in ('waiting', 'queued', 'pending')`),
    foreignKey({
      name: 'guest_mails_household_fk',
      columns: [table.weddingId, table.householdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete('cascade'),
  ],
)

/** An address that a wedding has written to: the token of its unsubscription, and why no more is sent to it. */
export const mailRecipients = pgTable(
  'mail_recipients',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** In lower case. */
    address: text('address').notNull(),
    token: text('token').notNull().unique(),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true, precision: 3 }),
    refusedAt: timestamp('refused_at', { withTimezone: true, precision: 3 }),
    refusal: text('refusal', { enum: MAIL_REFUSALS }),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.address] })],
)

/** How many mails went to a domain in its present minute, for all weddings and processes. */
export const mailPaces = pgTable('mail_paces', {
  domain: text('domain').primaryKey(),
  minute: timestamp('minute', { withTimezone: true, precision: 3 }).notNull(),
  sent: integer('sent').notNull(),
})

/** The planned reminders that have gone, so that each goes once. */
export const reminderRuns = pgTable(
  'reminder_runs',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    ranAt: timestamp('ran_at', { withTimezone: true, precision: 3 }).notNull(),
    /** How many families it was for: by mail, and those who are to be reminded by hand. */
    mailed: integer('mailed').notNull(),
    byHand: integer('by_hand').notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.day] })],
)
