import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { CHARGE_KINDS } from '#domain/books/books.ts'
import { made, owner } from './book-columns.ts'
import { cents } from './cents.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

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

/** A charge of a wedding. Its facts are those of its last version. */
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
