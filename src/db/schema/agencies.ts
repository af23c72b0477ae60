import { date, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { AGENCY_ROLES, ASSIGNMENT_KINDS } from '#domain/agencies/agencies.ts'
import { profiles } from './profile.ts'
import { weddings } from './weddings.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** An agency is the account of the planner who founded it, and so has its id (decision 192). */
const agencyId = () =>
  uuid('agency_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

/** The people of agencies beside their founders. */
export const agencyMembers = pgTable(
  'agency_members',
  {
    agencyId: agencyId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text('role', { enum: AGENCY_ROLES }).notNull(),
    createdAt: at('created_at').notNull(),
    /** Set for an hour once an owner has removed the person, so that it can be taken back. */
    endedAt: at('ended_at'),
    /** The ids of what the removed person took along, which comes back with them. */
    takenAlong: uuid('taken_along').array(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.userId] }),
    index('agency_members_user_id_idx').on(table.userId),
  ],
)

/** Invitations to a team that wait, one for each address; the row goes with its use, its revocation or its end. */
export const agencyInvitations = pgTable(
  'agency_invitations',
  {
    id: uuid('id').primaryKey(),
    agencyId: agencyId(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: AGENCY_ROLES }).notNull(),
    /** The SHA-256 of the token in the link of the last mail. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').references(() => profiles.id, { onDelete: 'set null' }),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [unique('agency_invitations_address_key').on(table.agencyId, table.email)],
)

/** The parts of people of an agency in its weddings, the founder included. */
export const agencyAssignments = pgTable(
  'agency_assignments',
  {
    agencyId: agencyId(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ASSIGNMENT_KINDS }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.weddingId, table.userId] }),
    index('agency_assignments_member_idx').on(table.weddingId, table.userId),
    index('agency_assignments_user_id_idx').on(table.userId),
  ],
)

/** Days on which a person of an agency does not work, both ends included. No reason is asked: it may be an illness. */
export const agencyAbsences = pgTable(
  'agency_absences',
  {
    agencyId: agencyId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.userId, table.id] }),
    index('agency_absences_user_id_idx').on(table.userId, table.lastDay),
  ],
)
