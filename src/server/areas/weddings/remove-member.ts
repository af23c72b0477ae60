import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { hasDecider } from '#domain/members/permissions.ts'
import { endAssignments } from '#server/areas/agencies/settle-members.commands.ts'
import { mailPeopleOfWedding } from '#server/areas/calendar/mail-all.commands.ts'
import { replaceKnownCodes } from '#server/areas/member-codes/member-codes.commands.ts'
import { forgetWedding } from '#server/areas/notifications/notifications.commands.ts'
import { notify, notifyPerson } from '#server/areas/notifications/notify.ts'
import { noteFormerReader } from '#server/areas/shared-links/former-readers.commands.ts'
import {
  type Changed,
  renewIn,
  type SharedLinkKey,
} from '#server/areas/shared-links/shared-links.commands.ts'
import { type ActingMember, lockWedding, recordChange } from '#server/core/changes.ts'
import type { Membership } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'

type Removal = { userId: string; renew: readonly SharedLinkKey[] }

/**
 * Ends the membership of another member, and renews the addresses that are named in the same act, so that neither is
 * done without the other. The row of the wedding is locked first, so that of two members who remove each other at
 * once the second finds that they are none any more.
 */
export async function removeMember(
  db: Database,
  clock: Clock,
  by: ActingMember<'members'> & Pick<Membership, 'access'>,
  { userId, renew }: Removal,
): Promise<Notified<{ renewed: Changed }> | 'notMember' | 'noSuchMember' | 'nobodyWouldDecide'> {
  const { weddingId, actor } = by
  return db.transaction(async (tx) => {
    const wedding = await lockWedding(tx, weddingId)
    const members = await tx
      .select({
        userId: weddingMembers.userId,
        preset: weddingMembers.preset,
        role: weddingMembers.role,
        permissions: weddingMembers.permissions,
        agencyId: weddingMembers.agencyId,
        fullName: profiles.fullName,
      })
      .from(weddingMembers)
      .innerJoin(profiles, eq(profiles.id, weddingMembers.userId))
      .where(eq(weddingMembers.weddingId, weddingId))
    const own = members.find((member) => member.userId === actor.userId)
    const removed = members.find((member) => member.userId === userId)
    if (!wedding || !own) return 'notMember'
    if (!removed) return 'noSuchMember'
    if (!hasDecider(members.filter((member) => member !== removed))) return 'nobodyWouldDecide'
    await tx
      .delete(weddingMembers)
      .where(and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.userId, userId)))
    const before = removed.permissions
    await noteFormerReader(tx, { weddingId, userId, before, now: clock.now() }, null)
    await forgetWedding(tx, userId, weddingId)
    await endAssignments(tx, clock, { weddingId, userId }, by)
    await replaceKnownCodes(tx, clock, by, { before: removed, after: null })
    const renewed = await renewIn(tx, clock, by, renew)
    await mailPeopleOfWedding(tx, clock, weddingId)
    await recordChange(tx, by, 'weddings')
    await notify(tx, clock, by, 'member.removed', { memberId: userId, memberName: removed.fullName })
    await notifyPerson(tx, clock, by, userId, {
      action: 'membership.ended',
      data: { weddingName: wedding.name },
    })
    return new Notified({ renewed })
  })
}
