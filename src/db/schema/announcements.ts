import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LEGAL_DOCUMENTS } from '#domain/operation/legal-documents.ts'
import { profiles } from './profile.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Changes of the texts of law that were announced to everybody, with both texts as they were then. */
export const textAnnouncements = pgTable(
  'text_announcements',
  {
    id: uuid('id').primaryKey(),
    document: text('document', { enum: LEGAL_DOCUMENTS }).notNull(),
    /** Of the new text, as the release names it. */
    version: text('version').notNull(),
    summary: text('summary').notNull(),
    /** The paragraphs of both. */
    oldText: text('old_text').array().notNull(),
    newText: text('new_text').array().notNull(),
    /** The first day in Madrid on which the new text holds. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    announcedAt: at('announced_at').notNull(),
    /** When an operator took it back, before its day; the text may be announced again then. */
    withdrawnAt: at('withdrawn_at'),
    withdrawalReason: text('withdrawal_reason'),
  },
  (table) => [
    uniqueIndex('text_announcements_version_key')
      .on(table.document, table.version)
      .where(sql`${table.withdrawnAt} is null`),
  ],
)

/** The persons that an announcement was sent to, and when they said that they have read it. */
export const textReceipts = pgTable(
  'text_receipts',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => textAnnouncements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** When the mail was handed to the queue; null for a person who signed up later. */
    mailedAt: at('mailed_at'),
    /** 'Entendido'. */
    readAt: at('read_at'),
    /** The same of the withdrawal; its mail goes to those who got that of the announcement. */
    withdrawalMailedAt: at('withdrawal_mailed_at'),
    withdrawalReadAt: at('withdrawal_read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('text_receipts_user_idx').on(table.userId),
  ],
)
