import { bigint, foreignKey, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FamilyRide } from '#domain/transport/ride-changes.ts'
import { households } from './households.ts'

/** Families that want a mail when their bus changes (decision 176). */
export const busSubscriptions = pgTable(
  'bus_subscriptions',
  {
    weddingId: uuid('wedding_id').notNull(),
    householdId: uuid('household_id').notNull(),
    /** In lower case. */
    address: text('address').notNull(),
    /** Their rides as they were last told them, on their page or by a mail. */
    told: jsonb('told').$type<FamilyRide[]>().notNull(),
    /** The version of the buses with which `told` was compared, and the one that was seen last. */
    toldVersion: bigint('told_version', { mode: 'number' }).notNull(),
    seenVersion: bigint('seen_version', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.householdId] }),
    foreignKey({
      name: 'bus_subscriptions_household_fk',
      columns: [table.weddingId, table.householdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete('cascade'),
  ],
)
