import {
  boolean,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AgreementContent, TemplateContent } from '#domain/agreements/agreements.ts'
import { SIGNER_ROLES } from '#domain/agreements/signing.ts'
import { bytea } from './bytea.ts'
import { plannerRequests } from './planners.ts'
import { profiles } from './profile.ts'
import { templateSharing } from './template-sharing.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

/** The agreement of a request, as the planner writes it. Its page is below that of the quote. */
export const agreements = pgTable(
  'agreements',
  {
    plannerId: uuid('planner_id').notNull(),
    requestId: uuid('request_id').notNull(),
    draft: jsonb('draft').$type<AgreementContent>().notNull(),
    savedAt: at('saved_at').notNull(),
    /** With the serial the number, which it gets when it is first sent. */
    year: smallint('year'),
    serial: integer('serial'),
    /** When the couple said that they have paid the deposit, and when the planner booked it. */
    toldAt: at('told_at'),
    bookedAt: at('booked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.requestId] }),
    unique('agreements_number_key').on(table.plannerId, table.year, table.serial),
    foreignKey({
      name: 'agreements_request_fk',
      columns: [table.plannerId, table.requestId],
      foreignColumns: [plannerRequests.plannerId, plannerRequests.id],
    }).onDelete('cascade'),
  ],
)

const ofAgreement = {
  plannerId: uuid('planner_id').notNull(),
  requestId: uuid('request_id').notNull(),
  version: smallint('version').notNull(),
}

/** Agreements as they were sent. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    ...ofAgreement,
    content: jsonb('content').$type<AgreementContent>().notNull(),
    /** The JSON of the document, byte by byte as its hash was made. */
    document: text('document').notNull(),
    /** SHA-256 of the document in hexadecimal. */
    hash: text('hash').notNull(),
    quoteVersion: smallint('quote_version').notNull(),
    sentAt: at('sent_at').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** When the last one signed, or the contract was said to be signed on paper. */
    signedAt: at('signed_at'),
    /** The token of RFC 3161 over the hash, whose it is and its time; null as long as there is none. */
    stampToken: bytea('stamp_token'),
    stampAuthority: text('stamp_authority'),
    stampedAt: at('stamped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.requestId, table.version] }),
    foreignKey({
      name: 'agreement_versions_agreement_fk',
      columns: [table.plannerId, table.requestId],
      foreignColumns: [agreements.plannerId, agreements.requestId],
    }).onDelete('cascade'),
  ],
)

/** The people who sign a version: the planner at 0, then the couple. What a signature proves stands in its row. */
export const agreementSignatures = pgTable(
  'agreement_signatures',
  {
    ...ofAgreement,
    position: smallint('position').notNull(),
    role: text('role', { enum: SIGNER_ROLES }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** As the person has typed them; kept from the moment they ask for a code. */
    typedName: text('typed_name'),
    nif: text('nif'),
    /** The sentence that they ticked. */
    accepted: text('accepted'),
    acceptedAt: at('accepted_at'),
    /** A keyed hash of the code that was mailed last; null where none is valid. */
    codeHash: text('code_hash'),
    codeSentAt: at('code_sent_at'),
    codeTries: smallint('code_tries').notNull().default(0),
    /** Whether a code proved the address; the planner signs with their account. */
    hasCode: boolean('has_code').notNull().default(false),
    signedAt: at('signed_at'),
    /** The IP address that the signature came from. */
    ipAddress: text('ip_address'),
  },
  (table) => [
    primaryKey({ columns: [table.plannerId, table.requestId, table.version, table.position] }),
    foreignKey({
      name: 'agreement_signatures_version_fk',
      columns: [table.plannerId, table.requestId, table.version],
      foreignColumns: [agreementVersions.plannerId, agreementVersions.requestId, agreementVersions.version],
    }).onDelete('cascade'),
  ],
)

/** Clauses that a planner uses often, to begin an agreement with. */
export const agreementTemplates = pgTable(
  'agreement_templates',
  {
    plannerId: uuid('planner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<TemplateContent>().notNull(),
    createdAt: at('created_at').notNull(),
    ...templateSharing,
  },
  (table) => [primaryKey({ columns: [table.plannerId, table.id] })],
)
