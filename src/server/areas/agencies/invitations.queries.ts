import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { AgencyInvitation } from '#contract/agencies.ts'
import type { Database, Transaction } from '#db/client.ts'
import { agencyInvitations } from '#db/schema/agencies.ts'
import type { AgencyRole } from '#domain/agencies/agencies.ts'
import type { AgencyId } from '#server/core/membership.ts'

const columns = {
  id: agencyInvitations.id,
  email: agencyInvitations.email,
  role: agencyInvitations.role,
  sentAt: agencyInvitations.createdAt,
  expiresAt: agencyInvitations.expiresAt,
}

/** The invitations of an agency whose links can still be used, the newest first. */
export async function listInvitations(
  db: Database | Transaction,
  agencyId: AgencyId<'owner'>,
  now: Date,
): Promise<AgencyInvitation[]> {
  const rows = await db
    .select(columns)
    .from(agencyInvitations)
    .where(and(eq(agencyInvitations.agencyId, agencyId), gt(agencyInvitations.expiresAt, now)))
    .orderBy(desc(agencyInvitations.createdAt), agencyInvitations.id)
  return rows.map((row) => ({
    ...row,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

export type FoundInvitation = {
  id: string
  agencyId: string
  inviterName: string
  email: string
  role: AgencyRole
  expiresAt: Date
}

/** The invitation of a link that can still be used. */
export async function findInvitation(
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<FoundInvitation | undefined> {
  const [found] = await db
    .select({
      id: agencyInvitations.id,
      agencyId: agencyInvitations.agencyId,
      inviterName: sql<string>`coalesce((
        select nullif(p.full_name, '') from profiles p where p.id = ${agencyInvitations.invitedBy}), 'Usuario')`,
      email: agencyInvitations.email,
      role: agencyInvitations.role,
      expiresAt: agencyInvitations.expiresAt,
    })
    .from(agencyInvitations)
    .where(and(eq(agencyInvitations.tokenHash, tokenHash), gt(agencyInvitations.expiresAt, now)))
  return found
}
