import { and, eq } from 'drizzle-orm'
import type { Member } from '#contract/weddings.ts'
import type { Database } from '#db/client.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { AREAS } from '#domain/activity/areas.ts'
import {
  consistent,
  hasDecider,
  isTeamPreset,
  type NamedPreset,
  type Permissions,
  PRESET_PERMISSIONS,
  presetOf,
  presetsOfRole,
} from '#domain/members/permissions.ts'
import { replaceKnownCodes } from '#server/areas/member-codes/member-codes.commands.ts'
import { notifyPerson } from '#server/areas/notifications/notify.ts'
import { noteFormerReader } from '#server/areas/shared-links/former-readers.commands.ts'
import { type ActingMember, lockWedding, recordChange } from '#server/core/changes.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { listMembers } from './weddings.queries.ts'

type Wish = {
  preset?: NamedPreset | undefined
  permissions?: { [S in keyof Permissions]?: Permissions[S] | undefined } | undefined
}

type Refusal = 'noSuchMember' | 'isCouple' | 'otherRole' | 'nobodyWouldDecide'

/**
 * Gives a member a preset, single levels, or both, of which the levels win. The row of the wedding is locked, so
 * that two changes at once cannot leave it without a member who may do everything. The versions of all areas
 * rise, because every list may be another one for that member.
 */
export async function changeAccess(
  db: Database,
  clock: Clock,
  by: ActingMember<'members'>,
  userId: string,
  wish: Wish,
): Promise<Notified<Member> | Refusal> {
  const { weddingId } = by
  const refusal = await db.transaction(async (tx): Promise<Refusal | null> => {
    const wedding = await lockWedding(tx, weddingId)
    const members = await tx.select().from(weddingMembers).where(eq(weddingMembers.weddingId, weddingId))
    const member = members.find((one) => one.userId === userId)
    if (!wedding || !member) return 'noSuchMember'
    if (member.preset === 'couple') return 'isCouple'
    if (wish.preset && !presetsOfRole(member.role).includes(wish.preset)) return 'otherRole'
    const begin = wish.preset ? PRESET_PERMISSIONS[wish.preset] : member.permissions
    const permissions = consistent({ ...begin, ...given(wish.permissions) })
    const preset = presetAfter(wish, permissions, member)
    const others = members.filter((one) => one !== member)
    if (!hasDecider([...others, { ...member, preset }])) return 'nobodyWouldDecide'
    await tx
      .update(weddingMembers)
      .set({ preset, permissions })
      .where(and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.userId, userId)))
    const loss = { weddingId, userId, before: member.permissions, now: clock.now() }
    await noteFormerReader(tx, loss, permissions)
    await replaceKnownCodes(tx, clock, by, {
      before: member,
      after: { role: member.role, preset, permissions },
    })
    for (const area of AREAS) await recordChange(tx, by, area)
    await notifyPerson(tx, clock, by, userId, {
      action: 'access.changed',
      data: { memberId: userId },
    })
    return null
  })
  if (refusal) return refusal
  const member = (await listMembers(db, weddingId)).find((one) => one.userId === userId)
  return member ? new Notified(member) : 'noSuchMember'
}

/** The preset that was asked for, as long as no level of it was changed; else the one that these levels are. */
function presetAfter(
  wish: Wish,
  permissions: Permissions,
  member: Pick<typeof weddingMembers.$inferSelect, 'role' | 'preset'>,
) {
  if (wish.preset && Object.keys(given(wish.permissions)).length === 0) return wish.preset
  // A preset of an agency stays: only `custom` of a planner edits the wedding itself.
  if (isTeamPreset(member.preset)) return member.preset
  // Editing everything is not being one of the couple, who decide over the others.
  const preset = presetOf(permissions, member.role)
  return preset === 'couple' ? 'custom' : preset
}

const given = (levels: Wish['permissions']): Partial<Permissions> =>
  Object.fromEntries(Object.entries(levels ?? {}).filter(([, level]) => level !== undefined))
