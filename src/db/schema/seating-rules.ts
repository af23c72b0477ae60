import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { RULE_PLACES, RULE_TRAITS } from '#domain/seating/rule-parties.ts'
import { SEATING_RULE_KINDS } from '#domain/seating/seating-rules.ts'
import { guests } from './guests.ts'
import { households } from './households.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/**
 * The wishes of the couple for the tables. Each is about one party, a guest, a family, a side or a trait, and about
 * another or a place of the room where its kind has one; two parties stand in one order, so that they have one rule.
 */
export const seatingRules = pgTable(
  'seating_rules',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: SEATING_RULE_KINDS }).notNull(),
    isFirm: boolean('is_firm').notNull(),
    isDismissed: boolean('is_dismissed').notNull().default(false),
    guestId: uuid('guest_id'),
    householdId: uuid('household_id'),
    side: text('side'),
    trait: text('trait', { enum: RULE_TRAITS }),
    otherGuestId: uuid('other_guest_id'),
    otherHouseholdId: uuid('other_household_id'),
    otherSide: text('other_side'),
    otherTrait: text('other_trait', { enum: RULE_TRAITS }),
    place: text('place', { enum: RULE_PLACES }),
    createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    uniqueIndex('seating_rules_one_each').on(
      table.weddingId,
      sql`(case when kind in ('together', 'apart') then 'table' when kind in ('near', 'far') then 'distance' else kind end)`,
      sql`coalesce(guest_id::text, household_id::text, 'side ' || side, trait)`,
      sql`coalesce(other_guest_id::text, other_household_id::text, 'side ' || other_side, other_trait, 'place ' || place, '')`,
    ),
    index('seating_rules_guest_idx').on(table.weddingId, table.guestId),
    index('seating_rules_other_guest_idx').on(table.weddingId, table.otherGuestId),
    index('seating_rules_household_idx').on(table.weddingId, table.householdId),
    index('seating_rules_other_household_idx').on(table.weddingId, table.otherHouseholdId),
    check(
      'seating_rules_party',
      sql`num_nonnulls(${table.guestId}, ${table.householdId}, ${table.side}, ${table.trait}) = 1`,
    ),
    check(
      'seating_rules_other_party',
      sql`num_nonnulls(${table.otherGuestId}, ${table.otherHouseholdId}, ${table.otherSide}, ${table.otherTrait}, ${table.place}) <= 1`,
    ),
    foreignKey({
      name: 'seating_rules_guest_fk',
      columns: [table.weddingId, table.guestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'seating_rules_other_guest_fk',
      columns: [table.weddingId, table.otherGuestId],
      foreignColumns: [guests.weddingId, guests.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'seating_rules_household_fk',
      columns: [table.weddingId, table.householdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'seating_rules_other_household_fk',
      columns: [table.weddingId, table.otherHouseholdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete('cascade'),
  ],
)
