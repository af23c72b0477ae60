import { sql } from 'drizzle-orm'
import {
  check,
  customType,
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
import { EVENT_TYPES } from '#domain/invoicing/event-records.ts'
import type { InvoiceContent } from '#domain/invoicing/invoice-content.ts'
import { INVOICING_EVENTS, INVOICING_MODES, RECORD_STATES } from '#domain/invoicing/invoice-content.ts'
import { made, owner } from './book-columns.ts'
import { profiles } from './profile.ts'

// The invoices of a planner and the records of them (decision 186). Invoices and records are only added: the trigger
// `keep_book_rows` refuses to change one, and what the agency says of a record stands beside it.

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * Switched on when the row is there. Its lock is that of the chain: numbers, records and hashes are given one after the
 * other. The certificate is encrypted with a key that is not in the database.
 */
export const invoicingSettings = pgTable('invoicing_settings', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  nif: text('nif').notNull(),
  mode: text('mode', { enum: INVOICING_MODES }).notNull().default('sent'),
  series: text('series').notNull(),
  correctionSeries: text('correction_series').notNull(),
  certificate: bytes('certificate').notNull(),
  certificateHolder: text('certificate_holder').notNull(),
  certificateNif: text('certificate_nif'),
  certificateExpiresAt: instant('certificate_expires_at').notNull(),
  /** The days before its expiry of which the planner was told last. */
  certificateToldDays: integer('certificate_told_days'),
  switchedOnAt: instant('switched_on_at').notNull(),
  /** Since when the planner issues no more; the chain stays for when it is switched on again. */
  leftAt: instant('left_at'),
  lastSentAt: instant('last_sent_at'),
  waitSeconds: integer('wait_seconds').notNull(),
  /** Submissions in a row that were not answered. */
  failures: integer('failures').notNull().default(0),
  retryAt: instant('retry_at'),
  /** The turn of the process that sends now. */
  sendingUntil: instant('sending_until'),
  /** The agency's reason for refusing the last submission as a whole. */
  refusal: text('refusal'),
  /** The version of the program that made the last record. */
  version: text('version').notNull(),
})

/** The last number that a series has given in a year. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    ownerId: owner(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.series, table.year] })],
)

/** Invoices as they were issued. `chargeId` is the charge of the books that it is of, which may go. */
export const invoices = pgTable(
  'invoices',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    number: text('number').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    chargeId: uuid('charge_id'),
    /** The invoice that it corrects. */
    corrects: uuid('corrects'),
    environment: text('environment', { enum: ['production', 'test'] }).notNull(),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('invoices_number_unique').on(table.ownerId, table.number),
    foreignKey({
      name: 'invoices_corrects_fk',
      columns: [table.ownerId, table.corrects],
      foreignColumns: [table.ownerId, table.id],
    }).onDelete('cascade'),
    index('invoices_charge_idx').on(table.ownerId, table.chargeId),
  ],
)

/**
 * The chain of a planner. `record` is the record as JSON, letter for letter; `seal` is the hash of all that it says.
 * `signed` is the XML of one that is kept, with its signature.
 */
export const invoiceRecords = pgTable(
  'invoice_records',
  {
    ownerId: owner(),
    seq: integer('seq').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    kind: text('kind', { enum: ['issue', 'cancellation'] }).notNull(),
    record: text('record').notNull(),
    hash: text('hash').notNull(),
    seal: text('seal').notNull(),
    signed: text('signed'),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.seq] }),
    foreignKey({
      name: 'invoice_records_invoice_fk',
      columns: [table.ownerId, table.invoiceId],
      foreignColumns: [invoices.ownerId, invoices.id],
    }).onDelete('cascade'),
    index('invoice_records_invoice_idx').on(table.ownerId, table.invoiceId),
    check('invoice_records_seq', sql`seq > 0`),
  ],
)

/** The agency's word on each record. */
export const invoiceDeliveries = pgTable(
  'invoice_deliveries',
  {
    ownerId: owner(),
    seq: integer('seq').notNull(),
    state: text('state', { enum: RECORD_STATES }).notNull(),
    code: integer('code'),
    message: text('message'),
    receipt: text('receipt'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.seq] }),
    foreignKey({
      name: 'invoice_deliveries_record_fk',
      columns: [table.ownerId, table.seq],
      foreignColumns: [invoiceRecords.ownerId, invoiceRecords.seq],
    }).onDelete('cascade'),
    index('invoice_deliveries_waiting_idx').on(table.ownerId, table.seq).where(sql`state = 'waiting'`),
  ],
)

/** The event register, beside the records. */
export const invoicingEvents = pgTable(
  'invoicing_events',
  {
    ownerId: owner(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: INVOICING_EVENTS }).notNull(),
    words: text('words').notNull(),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('invoicing_events_order_idx').on(table.ownerId, table.createdAt),
  ],
)

/** The signed event register of a planner whose records are kept, a chain of its own (decision 189). */
export const invoicingEventRecords = pgTable(
  'invoicing_event_records',
  {
    ownerId: owner(),
    seq: integer('seq').notNull(),
    type: text('type', { enum: EVENT_TYPES }).notNull(),
    /** The event as JSON, letter for letter. */
    record: text('record').notNull(),
    hash: text('hash').notNull(),
    /** Its XML with the signature. */
    signed: text('signed').notNull(),
    ...made(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.seq] }),
    check('invoicing_event_records_seq', sql`seq > 0`),
  ],
)
