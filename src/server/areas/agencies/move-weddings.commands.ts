import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { agencyAssignments } from '#db/schema/agencies.ts'
import { profiles } from '#db/schema/profile.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { AGENCY_WEDDINGS_MAX, PERSON_RESTORABLE_HOURS } from '#domain/agencies/agencies.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { replaceKnownCodes } from '#server/areas/member-codes/member-codes.commands.ts'
import { forgetWedding } from '#server/areas/notifications/notifications.commands.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { noteFormerReader } from '#server/areas/shared-links/former-readers.commands.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { lockWedding, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Actor, AgencyId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { listAgencyWeddings, listPeople } from './agencies.queries.ts'
import { readBeforeGiving, readMembersState } from './before-giving.queries.ts'
import { sealGiving } from './giving-seal.ts'
import { lockAgency, lockOwned } from './lock-agency.commands.ts'
import { countWeddings, isBroughtSince, listBringable } from './move-weddings.queries.ts'
import { endAssignments, settleMembers } from './settle-members.commands.ts'
import type { Settled } from './settle-person.commands.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
type Member = typeof weddingMembers.$inferSelect

/** A wedding that comes into an agency, or goes out of it. */
export const proofOf = (weddingId: string) => mintMemberWeddingId(weddingId, 'wedding', 'edit')

const isMember = (weddingId: string, userId: string) =>
  and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.userId, userId))

/**
 * Brings weddings of a person into the agency in which they work: the founder is a planner of each from then on, with what
 * the person had, and the person leads it for the agency. All of them, or none.
 */
export async function bringWeddings(
  { db, clock, settings: { limits } }: Deps & Configured<'limits'>,
  agencyId: AgencyId,
  actor: Pick<Actor, 'userId'>,
  weddingIds: readonly string[],
): Promise<Settled | 'notYours' | 'tooMany' | 'tooManyMembers'> {
  const { userId } = actor
  if (userId === agencyId) return 'notYours'
  return db.transaction(async (tx) => {
    await lockAgency(tx, agencyId)
    if ((await listPeople(tx, agencyId, userId)).length === 0) return 'notYours'
    const ids = [...new Set(weddingIds)].toSorted()
    if ((await countWeddings(tx, agencyId)) + ids.length > AGENCY_WEDDINGS_MAX) return 'tooMany'
    for (const id of ids) {
      await lockWedding(tx, proofOf(id))
      if ((await listBringable(tx, { agencyId, userId }, id)).length === 0) return 'notYours'
      const members = await tx.$count(weddingMembers, eq(weddingMembers.weddingId, id))
      if (members >= limits.wedding.members) return 'tooManyMembers'
    }
    const settled: Settled = []
    for (const weddingId of ids)
      settled.push({ weddingId, changed: await bring(tx, clock, { agencyId, weddingId, actor }) })
    return settled
  })
}

type Bringing = { agencyId: string; weddingId: string; actor: Pick<Actor, 'userId'> }

/** The time of both rows is the same, by which it is known that the person has brought it. */
async function bring(tx: Transaction, clock: Clock, { agencyId, weddingId, actor }: Bringing) {
  const { userId } = actor
  const by = { weddingId: proofOf(weddingId), actor, action: 'agencies.bring' }
  const now = clock.now()
  // A team of the person's own has no part in it any more.
  const others = await endTeam(tx, clock, { weddingId, userId }, by)
  const [own] = await tx.select().from(weddingMembers).where(isMember(weddingId, userId))
  const { preset, permissions } = own!
  await tx
    .insert(weddingMembers)
    .values({ weddingId, userId: agencyId, role: 'planner', preset, permissions, createdAt: now })
  const lead = { agencyId, weddingId, userId, kind: 'lead' as const, createdAt: now }
  const { agencyId: agency, weddingId: ofWedding, userId: ofUser } = agencyAssignments
  await tx
    .insert(agencyAssignments)
    .values(lead)
    .onConflictDoUpdate({ target: [agency, ofWedding, ofUser], set: { kind: 'lead', createdAt: now } })
  await tx.update(weddingMembers).set({ agencyId, agencyKind: 'lead' }).where(isMember(weddingId, userId))
  await noteFormerReader(tx, { weddingId, userId: agencyId, before: permissions, now }, permissions)
  await recordChange(tx, by, 'weddings')
  await tellJoined(tx, clock, weddingId, agencyId)
  const settled = await settleMembers(tx, clock, { weddingId }, by)
  return [...new Set([...others, ...settled, agencyId, userId])]
}

async function endTeam(
  tx: Transaction,
  clock: Clock,
  { weddingId, userId }: { weddingId: string; userId: string },
  by: Parameters<typeof settleMembers>[3],
) {
  await tx.execute(sql`
    delete from agency_assignments where wedding_id = ${weddingId} and agency_id = ${userId}`)
  return settleMembers(tx, clock, { weddingId }, by)
}

/** Takes a wedding back that the person has brought within the hour. */
export async function takeWeddingBack(
  { db, clock }: Deps,
  agencyId: AgencyId,
  actor: Pick<Actor, 'userId'>,
  weddingId: string,
): Promise<Settled | 'notBrought'> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    await lockAgency(tx, agencyId)
    const since = new Date(clock.now().getTime() - PERSON_RESTORABLE_HOURS * HOUR_MS)
    if (!(await isBroughtSince(tx, { agencyId, userId, weddingId }, since))) return 'notBrought'
    return [{ weddingId, changed: await handOver(tx, clock, { agencyId, weddingId, userId, actor }) }]
  })
}

/**
 * Hands a wedding of the agency to one of its people: it is theirs alone from then on, and the team leaves it. The sealed
 * text takes that back for an hour.
 */
export async function giveWedding(
  { db, clock, settings: { authSecret } }: Deps & Configured<'authSecret'>,
  agencyId: AgencyId<'owner'>,
  actor: Pick<Actor, 'userId'>,
  { weddingId, userId }: { weddingId: string; userId: string },
): Promise<{ settled: Settled; sealed: string } | 'noSuchPerson' | 'noSuchWedding'> {
  return db.transaction(async (tx) => {
    await lockOwned(tx, agencyId, actor)
    const [wedding] = await listAgencyWeddings(tx, clock, agencyId, { weddingId })
    if (!wedding) return 'noSuchWedding'
    if (userId === agencyId || (await listPeople(tx, agencyId, userId)).length === 0) return 'noSuchPerson'
    await lockWedding(tx, proofOf(weddingId))
    const which = { agencyId, weddingId, userId }
    const before = await readBeforeGiving(tx, which)
    const changed = await handOver(tx, clock, { ...which, actor })
    const after = await readMembersState(tx, weddingId)
    const sealed = sealGiving(authSecret, { ...which, ...before, at: clock.now().getTime(), after })
    return { settled: [{ weddingId, changed }], sealed }
  })
}

type HandingOver = Bringing & { userId: string }

async function handOver(
  tx: Transaction,
  clock: Clock,
  { agencyId, weddingId, userId, actor }: HandingOver,
): Promise<string[]> {
  const by = { weddingId: proofOf(weddingId), actor, action: 'agencies.give' }
  const now = clock.now()
  await lockWedding(tx, by.weddingId)
  const [before] = await tx.select().from(weddingMembers).where(isMember(weddingId, userId))
  const [founder] = await tx.select().from(weddingMembers).where(isMember(weddingId, agencyId))
  const own = {
    ...{ role: 'planner' as const, preset: founder!.preset, permissions: founder!.permissions },
    ...{ agencyId: null, agencyKind: null, closesAt: null },
  }
  await tx
    .insert(weddingMembers)
    .values({ weddingId, userId, createdAt: now, ...own })
    .onConflictDoUpdate({ target: [weddingMembers.weddingId, weddingMembers.userId], set: own })
  await noteFormerReader(
    tx,
    { weddingId, userId, before: before?.permissions ?? own.permissions, now },
    own.permissions,
  )
  if (!before) await tellJoined(tx, clock, weddingId, userId)
  await endFounder(tx, clock, founder!, by)
  const settled = await endAssignments(tx, clock, { weddingId, userId: agencyId }, by)
  await recordChange(tx, by, 'weddings')
  return [...new Set([...settled, agencyId, userId])]
}

async function endFounder(
  tx: Transaction,
  clock: Clock,
  founder: Member,
  by: Parameters<typeof replaceKnownCodes>[2],
): Promise<void> {
  const { weddingId, userId, permissions } = founder
  await tx.delete(weddingMembers).where(isMember(weddingId, userId))
  await noteFormerReader(tx, { weddingId, userId, before: permissions, now: clock.now() }, null)
  await forgetWedding(tx, userId, weddingId)
  await replaceKnownCodes(tx, clock, by, { before: founder, after: null })
  await tellLeft(tx, clock, weddingId, userId)
}

export async function tellLeft(
  tx: Transaction,
  clock: Clock,
  weddingId: string,
  userId: string,
): Promise<void> {
  const from = await memberOf(tx, weddingId, userId)
  await notify(tx, clock, from, 'member.left', { memberId: userId, memberName: from.actor.fullName })
}

export async function tellJoined(
  tx: Transaction,
  clock: Clock,
  weddingId: string,
  userId: string,
): Promise<void> {
  const from = await memberOf(tx, weddingId, userId)
  await notify(tx, clock, from, 'member.joined', { memberId: userId, memberName: from.actor.fullName })
}

async function memberOf(tx: Transaction, weddingId: string, userId: string) {
  const [row] = await tx.select({ fullName: profiles.fullName }).from(profiles).where(eq(profiles.id, userId))
  return {
    weddingId,
    actor: { userId, fullName: row?.fullName ?? '', role: 'planner' },
    memberRole: 'planner',
  } as const
}
