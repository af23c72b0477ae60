import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { AgencyInvitation } from '#contract/agencies.ts'
import type { Transaction } from '#db/client.ts'
import { agencyInvitations, agencyMembers } from '#db/schema/agencies.ts'
import { AGENCY_INVITATION_DAYS, AGENCY_PEOPLE_MAX, type AgencyRole } from '#domain/agencies/agencies.ts'
import { daysAfter } from '#domain/subscription/plan.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { Actor, AgencyId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { invitationMail } from './invitation-mail.ts'
import { findInvitation } from './invitations.queries.ts'
import { countPeople, lockAgency, lockOwned } from './lock-agency.commands.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

/** Of the link in the mail; the database has its hash alone. */
const TOKEN_BYTES = 24

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Mails an invitation to an address. It has one at a time: the link of the one before ends. */
export async function invitePerson(
  deps: Deps,
  agencyId: AgencyId<'owner'>,
  actor: Pick<Actor, 'userId' | 'fullName'>,
  { email, role }: { email: string; role: AgencyRole },
): Promise<AgencyInvitation | 'alreadyIn' | 'tooMany'> {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    await lockOwned(tx, agencyId, actor)
    if (await isAddressOfAgency(tx, agencyId, email)) return 'alreadyIn'
    const others = sql`agency_id = ${agencyId} and email <> ${email} and expires_at > ${clock.now().toISOString()}`
    const waiting = await tx.$count(agencyInvitations, others)
    if (waiting + (await countPeople(tx, agencyId)) >= AGENCY_PEOPLE_MAX) return 'tooMany'
    await tx
      .delete(agencyInvitations)
      .where(and(eq(agencyInvitations.agencyId, agencyId), eq(agencyInvitations.email, email)))
    return sendInvitation(tx, deps, agencyId, actor, { id: newId(), email, role })
  })
}

/** Mails a new link of an invitation; `null` when there is none. */
export async function resendInvitation(
  deps: Deps,
  agencyId: AgencyId<'owner'>,
  actor: Pick<Actor, 'userId' | 'fullName'>,
  invitationId: string,
): Promise<AgencyInvitation | null> {
  return deps.db.transaction(async (tx) => {
    await lockOwned(tx, agencyId, actor)
    const [former] = await tx
      .delete(agencyInvitations)
      .where(and(eq(agencyInvitations.agencyId, agencyId), eq(agencyInvitations.id, invitationId)))
      .returning({
        id: agencyInvitations.id,
        email: agencyInvitations.email,
        role: agencyInvitations.role,
      })
    return former ? sendInvitation(tx, deps, agencyId, actor, former) : null
  })
}

/** Whether an invitation was there to revoke. */
export async function revokeInvitation(
  { db }: Pick<Deps, 'db'>,
  agencyId: AgencyId<'owner'>,
  actor: Pick<Actor, 'userId'>,
  invitationId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOwned(tx, agencyId, actor)
    const revoked = await tx
      .delete(agencyInvitations)
      .where(and(eq(agencyInvitations.agencyId, agencyId), eq(agencyInvitations.id, invitationId)))
      .returning({ id: agencyInvitations.id })
    return revoked.length > 0
  })
}

/** Joins the agency of a link. Its founder's row is locked, so that of two people with one link the second finds it used. */
export async function acceptInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Pick<Actor, 'userId'>,
  token: string,
): Promise<{ agencyId: string } | 'notFound' | 'alreadyIn' | 'tooMany'> {
  const tokenHash = hashOfToken(token)
  return db.transaction(async (tx) => {
    const seen = await findInvitation(tx, tokenHash, clock.now())
    if (!seen) return 'notFound'
    const { agencyId } = seen
    await lockAgency(tx, agencyId)
    const invitation = await findInvitation(tx, tokenHash, clock.now())
    if (!invitation) return 'notFound'
    if (userId === agencyId || (await isIn(tx, agencyId, userId))) return 'alreadyIn'
    if ((await countPeople(tx, agencyId)) >= AGENCY_PEOPLE_MAX) return 'tooMany'
    // A person who was removed within the hour begins anew.
    await tx.execute(
      sql`delete from agency_assignments where agency_id = ${agencyId} and user_id = ${userId}`,
    )
    const begun = { role: invitation.role, createdAt: clock.now(), endedAt: null }
    await tx
      .insert(agencyMembers)
      .values({ agencyId, userId, ...begun })
      .onConflictDoUpdate({ target: [agencyMembers.agencyId, agencyMembers.userId], set: begun })
    await tx.delete(agencyInvitations).where(eq(agencyInvitations.id, invitation.id))
    return { agencyId }
  })
}

export const forgetExpiredInvitations = (tx: Transaction, clock: Clock) =>
  tx.delete(agencyInvitations).where(lte(agencyInvitations.expiresAt, clock.now()))

async function sendInvitation(
  tx: Transaction,
  { clock, settings: { publicUrl } }: Deps,
  agencyId: AgencyId<'owner'>,
  { userId, fullName }: Pick<Actor, 'userId' | 'fullName'>,
  { id, email, role }: { id: string; email: string; role: AgencyRole },
): Promise<AgencyInvitation> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const expiresAt = daysAfter(now, AGENCY_INVITATION_DAYS)
  const values = { id, agencyId, email, role, invitedBy: userId, expiresAt, createdAt: now }
  await tx.insert(agencyInvitations).values({ ...values, tokenHash: hashOfToken(token) })
  const brand = await readPlannerBrand(tx, agencyId)
  const url = `${publicUrl}/app/team-invitation?token=${token}`
  await sendMail(tx, { ...invitationMail(email, brand, { inviterName: fullName, url }), expiresAt })
  return { id, email, role, sentAt: now.toISOString(), expiresAt: expiresAt.toISOString() }
}

async function isAddressOfAgency(tx: Transaction, agencyId: AgencyId, email: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from auth."user" u where lower(u.email) = ${email} and (u.id = ${agencyId} or exists (
      select from agency_members n where n.agency_id = ${agencyId} and n.user_id = u.id and n.ended_at is null))`)
  return rows.length > 0
}

async function isIn(tx: Transaction, agencyId: string, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from agency_members where agency_id = ${agencyId} and user_id = ${userId} and ended_at is null`)
  return rows.length > 0
}
