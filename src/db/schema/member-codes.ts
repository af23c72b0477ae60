import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { NAMED_PRESETS } from '#domain/members/permissions.ts'
import { ROLES } from '#domain/members/roles.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

/** Codes are kept after use or replacement, so that a late visitor reads that theirs was used or replaced. */
export const memberCodes = pgTable(
  'invitation_codes',
  {
    code: text('code').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    preset: text('preset', { enum: NAMED_PRESETS }).notNull(),
    /** The name of the person it is for, until it is used or replaced; empty for a code that is passed on by hand. */
    recipient: text('recipient').notNull().default(''),
    usedBy: uuid('used_by').references(() => profiles.id, { onDelete: 'set null' }),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
    replacedAt: timestamp('replaced_at', { withTimezone: true, precision: 3 }),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('invitation_codes_one_open_idx')
      .on(table.weddingId, table.role, table.preset, table.recipient)
      .where(sql`used_at is null and replaced_at is null`),
  ],
)
