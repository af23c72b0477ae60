import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { PAYMENT_METHODS } from '#domain/budget/payment-methods.ts'
import { made, owner } from './book-columns.ts'
import { bookCharges } from './books.ts'
import { cents } from './cents.ts'

/** Payments, and the reversals that take one back with its amounts turned around. */
export const bookEntries = pgTable(
  'book_entries',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    chargeId: uuid('charge_id').notNull(),
    amount: cents('amount').notNull(),
    base: cents('base').notNull(),
    vat: cents('vat').notNull(),
    irpf: cents('irpf').notNull(),
    vatRate: smallint('vat_rate').notNull(),
    irpfRate: smallint('irpf_rate').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    note: text('note'),
    reverses: uuid('reverses'),
    /** Of the movement of a bank that it was accepted from. */
    bankKey: text('bank_key'),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'book_entries_charge_fk',
      columns: [table.ownerId, table.chargeId],
      foreignColumns: [bookCharges.ownerId, bookCharges.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'book_entries_reverses_fk',
      columns: [table.ownerId, table.reverses],
      foreignColumns: [table.ownerId, table.id],
    }).onDelete('cascade'),
    unique('book_entries_reverses_unique').on(table.ownerId, table.reverses),
    index('book_entries_charge_idx').on(table.ownerId, table.chargeId),
    check('book_entries_adds_up', sql`base + vat - irpf = amount`),
    check('book_entries_sign', sql`(amount < 0) = (reverses is not null) and amount <> 0`),
  ],
)

/** The stored files of a payment: what proves it. */
export const bookEntryFiles = pgTable(
  'book_entry_files',
  {
    ownerId: owner(),
    entryId: uuid('entry_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    path: text('path').notNull().unique(),
    /** Bytes. */
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.entryId, table.id] }),
    foreignKey({
      name: 'book_entry_files_entry_fk',
      columns: [table.ownerId, table.entryId],
      foreignColumns: [bookEntries.ownerId, bookEntries.id],
    }).onDelete('cascade'),
  ],
)
