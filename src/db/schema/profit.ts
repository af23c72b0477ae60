import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { TIME_TOPICS } from '#domain/profit/noted-time.ts'
import { made, owner } from './book-columns.ts'
import { bookAccounts } from './books.ts'
import { cents } from './cents.ts'

/** A note of the time that a planner has worked for a wedding. */
export const bookTimes = pgTable(
  'book_times',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    workedOn: date('worked_on', { mode: 'string' }).notNull(),
    minutes: integer('minutes').notNull(),
    topic: text('topic', { enum: TIME_TOPICS }).notNull(),
    /** Blank where the note has only a time. */
    what: text('what').notNull(),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'book_times_account_fk',
      columns: [table.ownerId, table.accountId],
      foreignColumns: [bookAccounts.ownerId, bookAccounts.id],
    }).onDelete('cascade'),
    index('book_times_account_idx').on(table.ownerId, table.accountId, table.workedOn),
    check('book_times_minutes', sql`minutes between 1 and 1440`),
  ],
)

/** A cost that a planner has had of their own for a wedding. */
export const bookCosts = pgTable(
  'book_costs',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    spentOn: date('spent_on', { mode: 'string' }).notNull(),
    amount: cents('amount').notNull(),
    what: text('what').notNull(),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'book_costs_account_fk',
      columns: [table.ownerId, table.accountId],
      foreignColumns: [bookAccounts.ownerId, bookAccounts.id],
    }).onDelete('cascade'),
    index('book_costs_account_idx').on(table.ownerId, table.accountId, table.spentOn),
    check('book_costs_amount', sql`amount > 0`),
  ],
)

/** The clock that a planner has started for a wedding; one at a time. */
export const bookClocks = pgTable(
  'book_clocks',
  {
    ownerId: owner().primaryKey(),
    accountId: uuid('account_id').notNull(),
    ...made(),
  },
  (table) => [
    foreignKey({
      name: 'book_clocks_account_fk',
      columns: [table.ownerId, table.accountId],
      foreignColumns: [bookAccounts.ownerId, bookAccounts.id],
    }).onDelete('cascade'),
  ],
)
