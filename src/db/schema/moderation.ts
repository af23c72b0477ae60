import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import {
  CLAIM_SIDES,
  HIDEABLE_KINDS,
  REPORT_DECISIONS,
  REPORT_GROUNDS,
  REPORTED_KINDS,
} from '#domain/moderation/reports.ts'
import { profiles } from './profile.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Reports of content (DSA 16). A report keeps its content's row even when its address changes. */
export const contentReports = pgTable(
  'content_reports',
  {
    id: uuid('id').primaryKey(),
    /** As it was typed. */
    page: text('page').notNull(),
    kind: text('kind', { enum: REPORTED_KINDS }).notNull(),
    /** The planner or the wedding that has the content, and its row; null for another page, and for one that is gone. */
    ownerId: uuid('owner_id'),
    targetId: uuid('target_id'),
    /** Null for a report of child abuse that its sender does not sign (DSA 16.2 c). */
    reporterName: text('reporter_name'),
    reporterEmail: text('reporter_email'),
    message: text('message').notNull(),
    receivedAt: at('received_at').notNull(),
    /** Of the last decision; null while it waits for its first. */
    decidedAt: at('decided_at'),
    /** Whether a person has to decide: at first, and while a content is hidden until its owner has answered. */
    isWaiting: boolean('is_waiting').notNull().default(true),
  },
  (table) => [
    index('content_reports_waiting_idx').on(table.receivedAt).where(sql`is_waiting`),
    index('content_reports_decided_idx').on(table.decidedAt),
  ],
)

/** The decisions on a report in their order, with their reasons (DSA 17). */
export const reportDecisions = pgTable(
  'report_decisions',
  {
    id: uuid('id').primaryKey(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => contentReports.id, { onDelete: 'cascade' }),
    decision: text('decision', { enum: REPORT_DECISIONS }).notNull(),
    /** The content that it is about, which may be one photo of a reported profile. */
    kind: text('kind', { enum: REPORTED_KINDS }).notNull(),
    ownerId: uuid('owner_id'),
    targetId: uuid('target_id'),
    /** The content in words, such as 'Foto 4 de «Luz de Mayo»'. */
    title: text('title').notNull(),
    /** The person whose content it is, who is told. */
    affectedId: uuid('affected_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** Null when the content stays. */
    ground: text('ground', { enum: REPORT_GROUNDS }),
    /** The law or the point of the terms. */
    rule: text('rule'),
    reasons: text('reasons').notNull(),
    decidedAt: at('decided_at').notNull(),
    /** The last instant for a claim. */
    claimUntil: at('claim_until').notNull(),
  },
  (table) => [
    index('report_decisions_report_idx').on(table.reportId, table.decidedAt),
    index('report_decisions_affected_idx').on(table.affectedId),
  ],
)

/** The way to claim against a decision, one for each side. The link is a permission, so only its hash is kept. */
export const reportClaims = pgTable(
  'report_claims',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => reportDecisions.id, { onDelete: 'cascade' }),
    side: text('side', { enum: CLAIM_SIDES }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The claim; null while none was made. */
    message: text('message'),
    claimedAt: at('claimed_at'),
    /** Whether the decision was changed; null while the claim waits. */
    isUpheld: boolean('is_upheld'),
    reasons: text('reasons'),
    answeredAt: at('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.decisionId, table.side] })],
)

/**
 * Public content that a decision hides: it is not there for strangers, and its owner sees it with the reason. The key
 * has the owner, because a planner chooses the ids of their photos, and the decision, because two may hide the same.
 */
export const hiddenContent = pgTable(
  'hidden_content',
  {
    /** The planner of a profile or a photo, the wedding of a folder or of invitations. */
    ownerId: uuid('owner_id').notNull(),
    /** The photo or folder; the owner again for a whole profile and for all invitations. */
    targetId: uuid('target_id').notNull(),
    kind: text('kind', { enum: HIDEABLE_KINDS }).notNull(),
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => reportDecisions.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.targetId, table.decisionId] }),
    index('hidden_content_decision_idx').on(table.decisionId),
  ],
)
