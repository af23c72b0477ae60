import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { AgencyPerson } from '#contract/agencies.ts'
import type { Database, Transaction } from '#db/client.ts'
import { agencyMembers } from '#db/schema/agencies.ts'
import { AGENCY_PEOPLE_MAX, type AgencyRole, PERSON_RESTORABLE_HOURS } from '#domain/agencies/agencies.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { bringBack, takeAlong } from '#server/areas/template-versions/move-own.commands.ts'
import type { Actor, AgencyId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { listPeople } from './agencies.queries.ts'
import { countPeople, lockAgency, lockOwned } from './lock-agency.commands.ts'
import { listAssigned, type Settled, settleAll, settleEach } from './settle-person.commands.ts'

type Deps = { db: Database; clock: Clock }

const isPerson = (agencyId: AgencyId, userId: string) =>
  and(eq(agencyMembers.agencyId, agencyId), eq(agencyMembers.userId, userId))

/** Makes a person an owner, a coordinator or a helper of the agency, unless another owner has just done so. */
export async function changeRole(
  { db }: Pick<Deps, 'db'>,
  agencyId: AgencyId<'owner'>,
  actor: Pick<Actor, 'userId'>,
  { userId, role, from }: { userId: string; role: AgencyRole; from?: AgencyRole | undefined },
): Promise<AgencyPerson | 'founder' | 'noSuchPerson' | { stored: AgencyRole }> {
  if (userId === agencyId) return 'founder'
  return db.transaction(async (tx) => {
    await lockOwned(tx, agencyId, actor)
    const [shown] = await listPeople(tx, agencyId, userId)
    if (!shown) return 'noSuchPerson'
    if (from && shown.role !== from && shown.role !== role) return { stored: shown.role }
    await tx
      .update(agencyMembers)
      .set({ role })
      .where(and(isPerson(agencyId, userId), isNull(agencyMembers.endedAt)))
    return { ...shown, role }
  })
}

/**
 * Removes a person; what they had by the agency ends in the same transaction, and what is their own there goes with them.
 * For an hour they can be brought back.
 */
export async function removePerson(
  { db, clock }: Deps,
  agencyId: AgencyId<'owner'>,
  actor: Pick<Actor, 'userId'>,
  userId: string,
): Promise<Settled | 'founder' | 'noSuchPerson'> {
  if (userId === agencyId) return 'founder'
  return db.transaction(async (tx) => {
    await lockOwned(tx, agencyId, actor)
    const removed = await tx
      .update(agencyMembers)
      .set({ endedAt: clock.now() })
      .where(and(isPerson(agencyId, userId), isNull(agencyMembers.endedAt)))
      .returning({ userId: agencyMembers.userId })
    if (removed.length === 0) return 'noSuchPerson'
    const takenAlong = await takeAlong(tx, { agencyId, userId })
    await tx.update(agencyMembers).set({ takenAlong }).where(isPerson(agencyId, userId))
    return settleAll(tx, clock, { agencyId, userId, actor, action: 'agencies.removePerson' })
  })
}

/** Brings back a person whom an owner has removed within the hour, with what they did. */
export async function restorePerson(
  { db, clock }: Deps,
  agencyId: AgencyId<'owner'>,
  actor: Pick<Actor, 'userId'>,
  userId: string,
): Promise<{ person: AgencyPerson; settled: Settled } | 'noSuchPerson' | 'tooMany'> {
  return db.transaction(async (tx) => {
    await lockOwned(tx, agencyId, actor)
    if ((await countPeople(tx, agencyId)) >= AGENCY_PEOPLE_MAX) return 'tooMany'
    const restored = await tx
      .update(agencyMembers)
      .set({ endedAt: null })
      .where(and(isPerson(agencyId, userId), gt(agencyMembers.endedAt, restorableSince(clock))))
      .returning({ takenAlong: agencyMembers.takenAlong })
    if (restored.length === 0) return 'noSuchPerson'
    await bringBack(tx, { agencyId, userId }, restored[0]!.takenAlong ?? [])
    const settled = await settleAll(tx, clock, { agencyId, userId, actor, action: 'agencies.restorePerson' })
    const [person] = await listPeople(tx, agencyId, userId)
    return { person: person!, settled }
  })
}

/** A person leaves by themselves, and is not brought back. */
export async function leaveAgency(
  { db, clock }: Deps,
  agencyId: AgencyId,
  actor: Pick<Actor, 'userId'>,
): Promise<Settled | 'founder'> {
  const { userId } = actor
  if (userId === agencyId) return 'founder'
  return db.transaction(async (tx) => {
    await lockAgency(tx, agencyId)
    const weddingIds = await listAssigned(tx, agencyId, userId)
    await forgetPerson(tx, agencyId, userId)
    return settleEach(tx, clock, weddingIds, { userId, actor, action: 'agencies.leave' })
  })
}

/** Forgets a person of an agency and what they did there. What is their own goes with them. */
async function forgetPerson(tx: Transaction, agencyId: string, userId: string): Promise<void> {
  await takeAlong(tx, { agencyId, userId })
  await tx.execute(sql`delete from agency_members where agency_id = ${agencyId} and user_id = ${userId}`)
  await tx.execute(sql`delete from agency_assignments where agency_id = ${agencyId} and user_id = ${userId}`)
  await tx.execute(sql`delete from agency_absences where agency_id = ${agencyId} and user_id = ${userId}`)
}

/** Forgets the people who can no longer be brought back. */
export async function forgetRemovedPeople(tx: Transaction, clock: Clock): Promise<void> {
  const gone = await tx
    .select({ agencyId: agencyMembers.agencyId, userId: agencyMembers.userId })
    .from(agencyMembers)
    .where(lte(agencyMembers.endedAt, restorableSince(clock)))
  for (const { agencyId, userId } of gone) await forgetPerson(tx, agencyId, userId)
}

const restorableSince = (clock: Clock) => new Date(clock.now().getTime() - PERSON_RESTORABLE_HOURS * HOUR_MS)
