import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { PAYMENT_METHODS } from '#domain/budget/payment-methods.ts'
import type { PaidShare, PlannedShare } from '#domain/payments/payments.ts'
import { cents } from './cents.ts'
import { vendors } from './vendors.ts'
import { weddings } from './weddings.ts'

const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' })

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** The people who pay beside the couple. Shares name them by id in JSON, which may lead nowhere. */
export const payers = pgTable(
  'payers',
  {
    weddingId: weddingId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.id] })],
)

/** The account that a vendor is paid on; no row while nothing is known of it. */
export const paymentPlans = pgTable(
  'payment_plans',
  {
    weddingId: weddingId(),
    vendorId: uuid('vendor_id').notNull(),
    iban: text('iban'),
    payee: text('payee'),
    isVatIncluded: boolean('is_vat_included'),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.vendorId] }),
    foreignKey({
      name: 'payment_plans_vendor_fk',
      columns: [table.weddingId, table.vendorId],
      foreignColumns: [vendors.weddingId, vendors.id],
    }).onDelete('cascade'),
  ],
)

/** The instalments of a vendor in their order. */
export const instalments = pgTable(
  'instalments',
  {
    weddingId: weddingId(),
    id: uuid('id').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    position: smallint('position').notNull(),
    concept: text('concept').notNull(),
    amount: cents('amount'),
    /** Of the cost; without an amount and a percentage it takes the rest. */
    percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }),
    dueOn: date('due_on', { mode: 'string' }),
    daysBefore: smallint('days_before'),
    /** The event it is due after, in words. */
    dueAfter: text('due_after'),
    /** The people who are to pay it; empty for the couple. */
    shares: jsonb('shares').$type<PlannedShare[]>().notNull().default([]),
    isRefundable: boolean('is_refundable'),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('instalments_vendor_idx').on(table.weddingId, table.vendorId),
    foreignKey({
      name: 'instalments_vendor_fk',
      columns: [table.weddingId, table.vendorId],
      foreignColumns: [vendors.weddingId, vendors.id],
    }).onDelete('cascade'),
    check('instalments_one_size', sql`num_nonnulls(amount, percent) <= 1 and amount >= 0 and percent > 0`),
    check('instalments_one_due', sql`num_nonnulls(due_on, days_before, due_after) <= 1`),
  ],
)

/** Payments to vendors. Each outlives the vendor, whose name it keeps, and its instalment. */
export const payments = pgTable(
  'payments',
  {
    weddingId: weddingId(),
    id: uuid('id').notNull(),
    vendorId: uuid('vendor_id').notNull(),
    vendorName: text('vendor_name').notNull(),
    instalmentId: uuid('instalment_id'),
    /** The sum of its shares. */
    amount: cents('amount').notNull(),
    shares: jsonb('shares').$type<PaidShare[]>().notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    method: text('method', { enum: PAYMENT_METHODS }),
    note: text('note'),
    /** The receipt among the files of the vendor. */
    fileId: uuid('file_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    check('payments_amount', sql`amount > 0`),
  ],
)
