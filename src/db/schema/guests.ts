import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ALLERGENS, DIETS, type DietaryNeeds } from '#domain/guests/allergens.ts'
import { GUEST_AGES } from '#domain/households/households.ts'
import type { OwnAnswers } from '#domain/households/own-answers.ts'
import { households } from './households.ts'
import { weddings } from './weddings.ts'

/** The key is (wedding, id): an id of another wedding is simply not there. */
export const guests = pgTable(
  'guests',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email'),
    rsvp: boolean('rsvp'),
    /** Whether they may come, while the answer above is null: the trigger `settle_maybe` ends it with a yes or a no. */
    maybe: boolean('maybe').notNull().default(false),
    notes: text('notes'),
    /** Null for a guest who stands alone, who needs no household (decision 032). */
    householdId: uuid('household_id'),
    age: text('age', { enum: GUEST_AGES }).notNull().default('adult'),
    ageYears: smallint('age_years'),
    /** Of whom: a name, such as that of one of the couple. */
    side: text('side'),
    phone: text('phone'),
    /** The key of a menu of `invitation_settings`. */
    menu: text('menu'),
    allergens: text('allergens', { enum: ALLERGENS }).array().notNull().default(sql`'{}'`),
    diets: text('diets', { enum: DIETS }).array().notNull().default(sql`'{}'`),
    dietNote: text('diet_note'),
    /** When and to which sentence the guest agreed that the three above are kept. */
    healthConsentAt: timestamp('health_consent_at', { withTimezone: true, precision: 3 }),
    healthConsentText: text('health_consent_text'),
    /** The needs when they agreed, or that they have said since; null of former times, when they were not noted. */
    healthAgreed: jsonb('health_agreed').$type<DietaryNeeds>(),
    needsHighChair: boolean('needs_high_chair').notNull().default(false),
    mayBringCompanion: boolean('may_bring_companion').notNull().default(false),
    /** The guest who brings this one. Without a foreign key: it would cost a search for each guest that is removed. */
    companionOf: uuid('companion_of'),
    /** Keys of stops of `bus_trips`, and when they were asked for, which the trigger `note_bus_order` writes. */
    busOut: text('bus_out'),
    busBack: text('bus_back'),
    /** To the couple's own questions, by their keys. */
    ownAnswers: jsonb('own_answers').$type<OwnAnswers>().notNull().default({}),
    busOutAt: timestamp('bus_out_at', { withTimezone: true }),
    busBackAt: timestamp('bus_back_at', { withTimezone: true }),
    // Microseconds: the rows of one import keep the order of the file.
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.id] }),
    index('guests_order_idx').on(table.weddingId, table.createdAt, table.id),
    // Guests who stand alone are not in it, so adding them costs nothing.
    index('guests_household_idx').on(table.weddingId, table.householdId).where(sql`household_id is not null`),
    // The migration says ON DELETE SET NULL (household_id), which the schema cannot: the key stays.
    foreignKey({
      name: 'guests_household_fk',
      columns: [table.weddingId, table.householdId],
      foreignColumns: [households.weddingId, households.id],
    }).onDelete('set null'),
  ],
)
