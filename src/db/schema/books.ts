import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { CHARGE_KINDS, PAYMENT_METHODS } from '#domain/books/books.ts'
import { BOOK_LINK_KINDS, type Party } from '#domain/books/receipts.ts'
import { cents } from './cents.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

// A planner's books (decision 080). Every key begins with their owner. Entries, receipts and versions of charges are
// only ever added: the trigger `keep_book_rows` refuses to change one.

const owner = () =>
  uuid('owner_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

const made = () => ({
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
})

/** The issuer of a planner's receipts. */
export const bookIssuers = pgTable('book_issuers', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  nif: text('nif').notNull(),
  address: text('address').notNull(),
  postalCode: text('postal_code').notNull(),
  city: text('city').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
})

/**
 * The books of one wedding, and whom they are settled with. They outlive the wedding: its name and date are kept here
 * by the trigger `keep_wedding_in_books`, as long as the owner is a member.
 */
export const bookAccounts = pgTable(
  'book_accounts',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    weddingId: uuid('wedding_id').references(() => weddings.id, { onDelete: 'set null' }),
    weddingName: text('wedding_name').notNull(),
    eventDate: date('event_date', { mode: 'string' }),
    clientName: text('client_name'),
    clientNif: text('client_nif'),
    clientEmail: text('client_email'),
    clientAddress: text('client_address'),
    clientPostalCode: text('client_postal_code'),
    clientCity: text('client_city'),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('book_accounts_wedding_unique').on(table.ownerId, table.weddingId),
    index('book_accounts_wedding_idx').on(table.weddingId),
  ],
)

/** A sum that a wedding owes. Its facts are those of its last version. */
export const bookCharges = pgTable(
  'book_charges',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    kind: text('kind', { enum: CHARGE_KINDS }).notNull(),
    position: integer('position').notNull(),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'book_charges_account_fk',
      columns: [table.ownerId, table.accountId],
      foreignColumns: [bookAccounts.ownerId, bookAccounts.id],
    }).onDelete('cascade'),
    index('book_charges_account_idx').on(table.ownerId, table.accountId),
  ],
)

/** A charge as it was agreed, and each time it was changed or withdrawn. */
export const bookChargeVersions = pgTable(
  'book_charge_versions',
  {
    ownerId: owner(),
    chargeId: uuid('charge_id').notNull(),
    version: integer('version').notNull(),
    concept: text('concept').notNull(),
    /** With IVA. */
    total: cents('total').notNull(),
    vatRate: smallint('vat_rate').notNull(),
    irpfRate: smallint('irpf_rate').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    daysBefore: integer('days_before'),
    remindsCouple: boolean('reminds_couple').notNull(),
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.chargeId, table.version] }),
    foreignKey({
      name: 'book_charge_versions_charge_fk',
      columns: [table.ownerId, table.chargeId],
      foreignColumns: [bookCharges.ownerId, bookCharges.id],
    }).onDelete('cascade'),
    check('book_charge_versions_total', sql`total > 0`),
    check('book_charge_versions_due', sql`(due_on is null) <> (days_before is null)`),
  ],
)

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

/** The reminders of sums that are due, with recipient and sender: no sender for those of a job. */
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
