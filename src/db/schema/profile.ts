import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from '#domain/members/roles.ts'
import { DENSITIES, THEMES } from '#domain/style/appearance.ts'
import type { WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import { user } from './auth.ts'

/** One row a user, made with the user by a trigger in the same transaction (spec 3). */
export const profiles = pgTable('profiles', {
  id: uuid('id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  fullName: text('full_name').notNull(),
  role: text('role', { enum: ROLES }).notNull(),
  brandName: text('brand_name'),
  webUrl: text('web_url'),
  phone: text('phone'),
  branding: jsonb('branding').notNull().default({}),
  /** The look that a planner's new weddings begin with. */
  defaultWeddingStyle: jsonb('default_wedding_style').$type<WeddingStyleChoice>(),
  /** How the app looks on every device of the person; null leaves each device as it is. */
  theme: text('theme', { enum: THEMES }),
  density: text('density', { enum: DENSITIES }),
})
