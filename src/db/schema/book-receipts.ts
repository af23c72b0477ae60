import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { BOOK_LINK_KINDS, type Party } from '#domain/books/receipts.ts'
import { made, owner } from './book-columns.ts'
import { bookEntries } from './book-entries.ts'
import { bookAccounts } from './books.ts'

/** The last number that a year's series has given. */
export const bookSeries = pgTable(
  'book_series',
  { ownerId: owner(), year: integer('year').notNull(), last: integer('last').notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.year] })],
)

/** Receipts as they were made: nothing of them is read anew. */
export const bookReceipts = pgTable(
  'book_receipts',
  {
    ownerId: owner(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    id: uuid('id').notNull(),
    entryId: uuid('entry_id').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    issuer: jsonb('issuer').$type<Party>().notNull(),
    client: jsonb('client').$type<Party>().notNull(),
    concept: text('concept').notNull(),
    weddingName: text('wedding_name').notNull(),
    eventDate: date('event_date', { mode: 'string' }),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.year, table.number] }),
    unique('book_receipts_id_unique').on(table.ownerId, table.id),
    unique('book_receipts_entry_unique').on(table.ownerId, table.entryId),
    foreignKey({
      name: 'book_receipts_entry_fk',
      columns: [table.ownerId, table.entryId],
      foreignColumns: [bookEntries.ownerId, bookEntries.id],
    }).onDelete('cascade'),
  ],
)

/** Addresses that show a statement or a receipt without an account. */
export const bookLinks = pgTable(
  'book_links',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    token: text('token').notNull().unique(),
    kind: text('kind', { enum: BOOK_LINK_KINDS }).notNull(),
    accountId: uuid('account_id').notNull(),
    receiptId: uuid('receipt_id'),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true, precision: 3 }),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'book_links_account_fk',
      columns: [table.ownerId, table.accountId],
      foreignColumns: [bookAccounts.ownerId, bookAccounts.id],
    }).onDelete('cascade'),
    unique('book_links_target_unique').on(table.ownerId, table.accountId, table.receiptId).nullsNotDistinct(),
  ],
)

/** A reminder of sums that are due, with its recipient and its author; those of a job have no author. */
export const bookReminders = pgTable(
  'book_reminders',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    /** Null for what a planner is told, which is of all their weddings. */
    accountId: uuid('account_id'),
    chargeIds: uuid('charge_ids').array().notNull(),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'book_reminders_account_fk',
      columns: [table.ownerId, table.accountId],
      foreignColumns: [bookAccounts.ownerId, bookAccounts.id],
    }).onDelete('cascade'),
    index('book_reminders_order_idx').on(table.ownerId, table.accountId, table.createdAt),
  ],
)
