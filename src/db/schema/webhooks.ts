import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  DELIVERY_ERRORS,
  DELIVERY_STATUSES,
  OFF_REASONS,
  type WebhookSection,
} from '#domain/webhooks/webhooks.ts'
import { weddingMembers, weddings } from './weddings.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The receivers of what changes in a wedding (decision 171). One ends with the membership of who made it. */
export const webhooks = pgTable(
  'webhooks',
  {
    weddingId: uuid('wedding_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    sections: jsonb('sections').$type<WebhookSection[]>().notNull(),
    /** Whether the rows that changed are sent too, as its owner sees them. */
    withData: boolean('with_data').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    offReason: text('off_reason', { enum: OFF_REASONS }),
    /** The secret is made of this and of the installation's own, and kept nowhere (`webhook-secret.ts`). */
    salt: text('salt').notNull(),
    /** Tells that the secret is still the one that was shown. */
    secretMark: text('secret_mark').notNull(),
    formerSalt: text('former_salt'),
    formerUntil: at('former_until'),
    /** Attempts in a row that failed, since when, and until when it is left alone. */
    failures: integer('failures').notNull().default(0),
    failingSince: at('failing_since'),
    restsUntil: at('rests_until'),
    /** The run that sends to it, and until when the run may be thought to live. */
    lease: uuid('lease'),
    leasedUntil: at('leased_until'),
    deliveredAt: at('delivered_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    foreignKey({
      name: 'webhooks_member_fk',
      columns: [table.weddingId, table.userId],
      foreignColumns: [weddingMembers.weddingId, weddingMembers.userId],
    }).onDelete('cascade'),
  ],
)

/** Lines of activity that are still to be made into deliveries. The trigger `queue_webhooks` adds them with the line. */
export const webhookLines = pgTable(
  'webhook_lines',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.lineId] })],
)

/** A message to a receiver, and what became of it: of a line of activity and one section, or a test. It holds no content. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    weddingId: uuid('wedding_id').notNull(),
    id: uuid('id').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    webhookId: uuid('webhook_id').notNull(),
    /** Null for a test. */
    lineId: uuid('line_id'),
    section: text('section').$type<WebhookSection>(),
    /** When what it tells happened. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** Of one that waits: not before. */
    nextAt: at('next_at'),
    lastAt: at('last_at'),
    httpStatus: smallint('http_status'),
    error: text('error', { enum: DELIVERY_ERRORS }),
    durationMs: integer('duration_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('webhook_deliveries_order_idx').on(table.weddingId, table.webhookId, table.seq),
    index('webhook_deliveries_waiting_idx')
      .on(table.weddingId, table.webhookId, table.seq)
      .where(sql`status = 'waiting'`),
    foreignKey({
      name: 'webhook_deliveries_webhook_fk',
      columns: [table.weddingId, table.webhookId],
      foreignColumns: [webhooks.weddingId, webhooks.id],
    }).onDelete('cascade'),
  ],
)
