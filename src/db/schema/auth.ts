import { relations } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ACCOUNT_ACTIVITY_KINDS } from '#domain/accounts/account-activity.ts'
import { ROLES } from '#domain/members/roles.ts'
import type { AcceptedDocument } from '#domain/operation/legal-documents.ts'

/** The tables Better Auth owns; property names are the field names its adapter looks for. */
export const auth = pgSchema('auth')

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const user = auth.table('user', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** Sign-up metadata (spec 3); the profile's role is the one that counts. */
  role: text('role', { enum: ROLES }).notNull(),
  /** The versions of the terms and the like that the person accepted, the first at sign-up. */
  acceptedDocuments: jsonb('accepted_documents').$type<AcceptedDocument[]>().notNull().default([]),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const session = auth.table(
  'session',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the second step was given for this session itself; null where a trusted device was not asked. */
    secondStepAt: at('second_step_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('session_user_id_idx').on(table.userId)],
)

export const account = auth.table(
  'account',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    /** The address that the provider last named with it, so that people recognise which of theirs is linked. */
    providerEmail: text('provider_email'),
    password: text('password'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_user_id_idx').on(table.userId)],
)

/**
 * Better Auth reads a user with their accounts in one statement through these. In two, the second would be asked
 * for known addresses alone, and the time of a refused sign-in would tell them from unknown ones.
 */
export const userRelations = relations(user, ({ many }) => ({ accounts: many(account) }))
export const accountRelations = relations(account, ({ one }) => ({
  user: one(user, { fields: [account.userId], references: [user.id] }),
}))
export const sessionRelations = relations(session, ({ one }) => ({
  user: one(user, { fields: [session.userId], references: [user.id] }),
}))

export const verification = auth.table(
  'verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier_idx').on(table.identifier)],
)

/** The second step of a sign-in; a row that is not verified yet belongs to a set-up under way. */
export const twoFactor = auth.table('two_factor', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Encrypted with the secret of the installation, as are the recovery codes that are left. */
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: at('locked_until'),
})

export const passkey = auth.table(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkey_user_id_idx').on(table.userId)],
)

/** A wallet of Ethereum that opens an account; the capitals of the address are its checksum (ERC-55). */
export const walletAddress = auth.table(
  'wallet_address',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    address: text('address').notNull().unique(),
    chainId: integer('chain_id').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('wallet_address_user_id_idx').on(table.userId)],
)

/** An address that a person wants instead of theirs, until both have been confirmed. The tokens are kept as hashes. */
export const emailChange = auth.table('email_change', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  newEmail: text('new_email').notNull(),
  oldTokenHash: text('old_token_hash').notNull().unique(),
  newTokenHash: text('new_token_hash').notNull().unique(),
  oldConfirmedAt: at('old_confirmed_at'),
  newConfirmedAt: at('new_confirmed_at'),
  expiresAt: at('expires_at').notNull(),
})

/** The changes to the ways into an account, for its person to read. */
export const accountActivity = auth.table(
  'account_activity',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ACCOUNT_ACTIVITY_KINDS }).notNull(),
    /** The name of the passkey, provider or program that it was about; blank where the kind says it all. */
    subject: text('subject').notNull().default(''),
    /** The device of the person, in words; blank where it is not known. */
    device: text('device').notNull().default(''),
    at: at('at').notNull(),
  },
  (table) => [index('account_activity_user_id_at_idx').on(table.userId, table.at)],
)

/** The keys that access tokens are signed with; the private half is encrypted with the secret of the installation. */
export const jwks = auth.table('jwks', {
  id: uuid('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: at('created_at').notNull(),
  /** When no token is signed with it any more. */
  expiresAt: at('expires_at'),
  alg: text('alg'),
  crv: text('crv'),
})
