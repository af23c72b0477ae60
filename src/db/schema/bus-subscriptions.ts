import { sql } from 'drizzle-orm'
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
    /** More addresses of the family, in the order in which they came; the release before knows of the first alone. */
    furtherAddresses: text('further_addresses').array().notNull().default(sql`'{}'`),
    /** Their rides as they were last told them, on their page or by a mail. */
    told: jsonb('told').$type<FamilyRide[]>().notNull(),
    /** Their rides as the last run of the job saw them; what it sees twice has come to rest. */
    seen: jsonb('seen').$type<FamilyRide[]>(),
    /** The version of rides with which `told` was compared. */
    toldVersion: bigint('told_version', { mode: 'number' }).notNull(),
    /** The version that a release before this one has seen last. */
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
