import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { AREAS } from '#domain/activity/areas.ts'
import { limitedPreset, PRESET_OF_KIND } from '#domain/agencies/agencies.ts'
import { commonPermissions, PRESET_PERMISSIONS, SECTIONS } from '#domain/members/permissions.ts'
import { replaceKnownCodes } from '#server/areas/member-codes/member-codes.commands.ts'
import { forgetWedding } from '#server/areas/notifications/notifications.commands.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { noteFormerReader } from '#server/areas/shared-links/former-readers.commands.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { type Author, lockWedding, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { inWedding, listUnsettled, ofPerson, type Unsettled, type Wanted } from './standings.queries.ts'

/** By whom memberships are settled: a member, an owner of an agency, or the clock, for which there is no person. */
type By = Pick<Author, 'actor' | 'action'>

type Settling = {
  tx: Transaction
  clock: Clock
  by: Author & { weddingId: MemberWeddingId }
  one: Unsettled
}

/**
 * Makes the members of a wedding whom agencies put there those that the agencies want at this instant, or one of them
 * alone; gives whose membership is another one now. A membership that a person has by themselves is left alone. The row
 * of the wedding is locked; of people who had no access before and whose weekend has not begun there is no row.
 */
export async function settleMembers(
  tx: Transaction,
  clock: Clock,
  { weddingId: id, userId }: { weddingId: string; userId?: string },
  { actor, action }: By,
): Promise<string[]> {
  const weddingId = mintMemberWeddingId(id, 'wedding', 'view')
  if (!(await lockWedding(tx, weddingId))) return []
  const which = userId === undefined ? inWedding(id) : ofPerson(id, userId)
  const unsettled = await listUnsettled(tx, clock.now(), which)
  for (const one of unsettled) await settle({ tx, clock, by: { weddingId, actor, action }, one })
  return unsettled.map((one) => one.userId)
}

/**
 * Ends what agencies want of a person in a wedding that they leave, or are removed from, and of the team of an agency
 * that they founded: without its founder the wedding is not the agency's.
 */
export async function endAssignments(
  tx: Transaction,
  clock: Clock,
  { weddingId, userId }: { weddingId: string; userId: string },
  by: By,
): Promise<string[]> {
  await tx.execute(sql`
    delete from agency_assignments where wedding_id = ${weddingId} and (user_id = ${userId} or agency_id = ${userId})`)
  return settleMembers(tx, clock, { weddingId }, by)
}

async function settle(settling: Settling): Promise<void> {
  const { wanted, member } = settling.one
  if (!wanted) await end(settling)
  else if (member) await change(settling, wanted, member)
  else await add(settling, wanted)
}

async function add({ tx, clock, by, one }: Settling, { agencyId, kind, closesAt }: Wanted) {
  const { weddingId } = by
  const { userId, fullName } = one
  const preset = PRESET_OF_KIND[kind]
  const permissions = PRESET_PERMISSIONS[preset]
  const given = { agencyId, agencyKind: kind, closesAt, preset, permissions }
  const now = clock.now()
  await tx.insert(weddingMembers).values({ weddingId, userId, role: 'planner', ...given, createdAt: now })
  await noteFormerReader(tx, { weddingId, userId, before: permissions, now }, permissions)
  await recordChange(tx, by, 'weddings')
  await notify(tx, clock, asMember(one), 'member.joined', { memberId: userId, memberName: fullName })
}

/** A level that the couple has taken from a person stays taken when the agency changes what they do. */
async function change(
  { tx, clock, by, one }: Settling,
  wanted: Wanted,
  before: NonNullable<Unsettled['member']>,
) {
  const { weddingId } = by
  const { userId } = one
  const { agencyId, kind, closesAt } = wanted
  const isLimited = !isAsGiven(before)
  const given = PRESET_PERMISSIONS[PRESET_OF_KIND[kind]]
  const hasSameKind = kind === before.agencyKind
  const preset = hasSameKind ? before.preset : isLimited ? limitedPreset(kind) : PRESET_OF_KIND[kind]
  const permissions = hasSameKind
    ? before.permissions
    : isLimited
      ? commonPermissions(before.permissions, given)
      : given
  await tx
    .update(weddingMembers)
    .set({ agencyId, agencyKind: kind, closesAt, preset, permissions })
    .where(and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.userId, userId)))
  await noteFormerReader(tx, { weddingId, userId, before: before.permissions, now: clock.now() }, permissions)
  const after = { role: 'planner', preset, permissions } as const
  await replaceKnownCodes(tx, clock, by, { before: { ...before, role: 'planner' }, after })
  for (const area of AREAS) await recordChange(tx, by, area)
}

/** Whether a membership is still as an agency gave it. */
function isAsGiven({ agencyKind, preset, permissions }: NonNullable<Unsettled['member']>): boolean {
  if (agencyKind === null || preset !== PRESET_OF_KIND[agencyKind]) return false
  return SECTIONS.every((section) => PRESET_PERMISSIONS[preset][section] === permissions[section])
}

async function end({ tx, clock, by, one }: Settling): Promise<void> {
  const { weddingId } = by
  const { userId, fullName, member } = one
  const { preset, permissions } = member!
  await tx
    .delete(weddingMembers)
    .where(and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.userId, userId)))
  await noteFormerReader(tx, { weddingId, userId, before: permissions, now: clock.now() }, null)
  await forgetWedding(tx, userId, weddingId)
  await replaceKnownCodes(tx, clock, by, { before: { role: 'planner', preset, permissions }, after: null })
  await recordChange(tx, by, 'weddings')
  await notify(tx, clock, asMember(one), 'member.left', { memberId: userId, memberName: fullName })
}

const asMember = ({ weddingId, userId, fullName }: Unsettled) =>
  ({ weddingId, actor: { userId, fullName, role: 'planner' }, memberRole: 'planner' }) as const
