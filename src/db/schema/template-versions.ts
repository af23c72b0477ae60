import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { VersionedKind } from '#domain/template-versions/template-versions.ts'
import { profiles } from './profile.ts'
import { templateSharing } from './template-sharing.ts'

/**
 * The templates of a business of all kinds as they were saved, the newest as it is by now. `content` is what its kind
 * keeps, and is read through the schema of the kind: an older one may have another form.
 */
export const templateVersions = pgTable(
  'template_versions',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<VersionedKind>().notNull(),
    templateId: uuid('template_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').notNull(),
    /** Null for a person who has gone, and for what was there before versions were kept. */
    savedBy: uuid('saved_by').references(() => profiles.id, { onDelete: 'set null' }),
    savedAt: timestamp('saved_at', { withTimezone: true, precision: 3, mode: 'string' }).notNull(),
    /** As of the template, which may be removed by now. */
    privateTo: templateSharing.privateTo,
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.kind, table.templateId, table.version] }),
    index('template_versions_saved_by_idx').on(table.savedBy),
  ],
)
