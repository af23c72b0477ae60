import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { agencyAssignments } from '#db/schema/agencies.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { AGENCY_WEDDINGS_MAX, PERSON_RESTORABLE_HOURS } from '#domain/agencies/agencies.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { replaceKnownCodes } from '#server/areas/member-codes/member-codes.commands.ts'
import { forgetWedding } from '#server/areas/notifications/notifications.commands.ts'
import { noteFormerReader } from '#server/areas/shared-links/former-readers.commands.ts'
import { lockWedding, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Actor, AgencyId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { listPeople } from './agencies.queries.ts'
import { readMembersState } from './before-giving.queries.ts'
import { type Giving, openGiving } from './giving-seal.ts'
import { lockOwned } from './lock-agency.commands.ts'
import { proofOf, tellJoined, tellLeft } from './move-weddings.commands.ts'
import { countWeddings } from './move-weddings.queries.ts'
import { settleMembers } from './settle-members.commands.ts'
import type { Settled } from './settle-person.commands.ts'

type Member = typeof weddingMembers.$inferSelect
type By = Parameters<typeof replaceKnownCodes>[2]

/**
 * Takes a wedding back that an owner has given away within the hour, as long as its members are as giving has left them:
 * everybody has what they had, but for those who have left the agency since.
 */
export async function takeGivenBack(
  { db, clock, settings: { authSecret } }: Pick<Platform, 'db' | 'clock'> & Configured<'authSecret'>,
  agencyId: AgencyId<'owner'>,
  actor: Pick<Actor, 'userId'>,
  { weddingId, sealed }: { weddingId: string; sealed: string },
): Promise<Settled | 'ended'> {
  const giving = openGiving(authSecret, sealed)
  const since = clock.now().getTime() - PERSON_RESTORABLE_HOURS * HOUR_MS
  if (!giving || giving.agencyId !== agencyId || giving.weddingId !== weddingId || giving.at < since)
    return 'ended'
  return db.transaction(async (tx) => {
    await lockOwned(tx, agencyId, actor)
    const by = { weddingId: proofOf(weddingId), actor, action: TAKING_BACK }
    if (!(await lockWedding(tx, by.weddingId))) return 'ended'
    if ((await readMembersState(tx, weddingId)) !== giving.after) return 'ended'
    const people = new Set((await listPeople(tx, agencyId)).map(({ userId }) => userId))
    if (!people.has(giving.userId) || (await countWeddings(tx, agencyId)) >= AGENCY_WEDDINGS_MAX)
      return 'ended'
    return [{ weddingId, changed: await restore(tx, clock, { giving, people, by }) }]
  })
}

const TAKING_BACK = 'agencies.takeGiven'

type Restoring = { giving: Giving; people: ReadonlySet<string>; by: By }

async function restore(tx: Transaction, clock: Clock, { giving, people, by }: Restoring): Promise<string[]> {
  const { weddingId, userId } = giving
  const members = giving.members.filter((row) => people.has(row.userId))
  const assignments = giving.assignments.filter((row) => people.has(row.userId))
  if (assignments.length > 0) await tx.insert(agencyAssignments).values(assignments).onConflictDoNothing()
  for (const member of members) await putBack(tx, clock, member, by)
  if (members.every((member) => member.userId !== userId)) await takeOut(tx, clock, giving, by)
  const settled = await settleMembers(tx, clock, { weddingId }, by)
  await recordChange(tx, by, 'weddings')
  return [...new Set([...settled, ...members.map((member) => member.userId), userId])]
}

async function putBack(tx: Transaction, clock: Clock, member: Member, by: By): Promise<void> {
  const { weddingId, userId, permissions } = member
  const present = await findMember(tx, member)
  await tx
    .insert(weddingMembers)
    .values(member)
    .onConflictDoUpdate({ target: [weddingMembers.weddingId, weddingMembers.userId], set: member })
  const before = present?.permissions ?? permissions
  await noteFormerReader(tx, { weddingId, userId, before, now: clock.now() }, permissions)
  if (present) await replaceKnownCodes(tx, clock, by, { before: present, after: member })
  else await tellJoined(tx, clock, weddingId, userId)
}

/** The person who got the wedding had no part in it before. */
async function takeOut(tx: Transaction, clock: Clock, person: Pick<Member, 'weddingId' | 'userId'>, by: By) {
  const { weddingId, userId } = person
  const present = (await findMember(tx, person))!
  await tx.delete(weddingMembers).where(isMember(person))
  await noteFormerReader(tx, { weddingId, userId, before: present.permissions, now: clock.now() }, null)
  await forgetWedding(tx, userId, weddingId)
  await replaceKnownCodes(tx, clock, by, { before: present, after: null })
  await tellLeft(tx, clock, weddingId, userId)
}

const isMember = ({ weddingId, userId }: Pick<Member, 'weddingId' | 'userId'>) =>
  and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.userId, userId))

async function findMember(tx: Transaction, of: Pick<Member, 'weddingId' | 'userId'>) {
  const [row] = await tx.select().from(weddingMembers).where(isMember(of))
  return row
}
