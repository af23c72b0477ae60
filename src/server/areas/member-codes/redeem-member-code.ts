import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { memberCodes } from '#db/schema/member-codes.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { redeemProblem } from '#domain/member-codes/member-codes.ts'
import { PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { noteFormerReader } from '#server/areas/shared-links/former-readers.commands.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { addMember, findRoom, isNoRoom, type NoRoom } from '#server/core/auth/wedding-room.commands.ts'
import { recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Actor, MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'

type Refusal = {
  problem: NonNullable<ReturnType<typeof redeemProblem>> | NoRoom | 'TOO_MANY_MEMBERS'
  weddingId: string
  role: Role
}

/**
 * Makes the actor a member of the code's wedding, in the code's role and with the permissions of its preset. The code's row is locked while
 * it is looked at: of two people with one code the second one finds it used (spec 4). The wedding is
 * locked before it, in the order in which renewing a code and deleting a wedding lock them. A code that
 * cannot be used because the wedding or the person is full stays unused.
 */
export async function redeemMemberCode(
  platform: Pick<Platform, 'db' | 'clock' | 'payments'> & Configured<'limits'>,
  actor: Actor,
  code: string,
): Promise<Notified<MemberWeddingId> | Refusal> {
  const { clock } = platform
  const { limits } = platform.settings
  return platform.db.transaction(async (tx) => {
    const room = await findRoom(tx, platform, actor)
    const { invitation, isMember } = await lockMemberCode(tx, code, actor.userId)
    const problem = redeemProblem(
      invitation && {
        role: invitation.role,
        used: invitation.usedAt !== null,
        replaced: invitation.replacedAt !== null,
        expiresAt: invitation.expiresAt,
      },
      { role: actor.role, isMember },
      clock.now(),
    )
    if (problem || !invitation) {
      return {
        problem: problem ?? 'INVITATION_UNKNOWN',
        weddingId: invitation?.weddingId ?? '',
        role: invitation?.role ?? actor.role,
      }
    }
    const weddingId = mintMemberWeddingId(invitation.weddingId, 'wedding', 'view')
    if (isNoRoom(room)) return { problem: room, weddingId, role: invitation.role }
    if ((await tx.$count(weddingMembers, eq(weddingMembers.weddingId, weddingId))) >= limits.wedding.members)
      return { problem: 'TOO_MANY_MEMBERS', weddingId, role: invitation.role }
    const now = clock.now()
    const { role, preset } = invitation
    const isAdded = await addMember(tx, room, { weddingId, role, preset, createdAt: now })
    // Joined a moment ago with another code: this one stays unused.
    if (!isAdded) return { problem: 'INVITATION_ALREADY_MEMBER', weddingId, role: invitation.role }
    const permissions = PRESET_PERMISSIONS[invitation.preset]
    await noteFormerReader(tx, { weddingId, userId: actor.userId, before: permissions, now }, permissions)
    await tx
      .update(memberCodes)
      .set({ usedBy: actor.userId, usedAt: now, recipient: '' })
      .where(eq(memberCodes.code, code))
    const by = { weddingId, actor, memberRole: invitation.role, action: 'invitations.redeem' }
    await recordChange(tx, by, 'weddings')
    await recordChange(tx, by, 'invitations')
    await notify(tx, clock, by, 'member.joined', { memberId: actor.userId, memberName: actor.fullName })
    return new Notified(weddingId)
  })
}

/** The code's invitation and whether the person is a member of its wedding; both stay locked. */
async function lockMemberCode(tx: Transaction, code: string, userId: string) {
  // The lock makes people who join one wedding wait for one another, so that its members are counted rightly.
  await tx.execute(sql`
    select from weddings where id = (select wedding_id from invitation_codes where code = ${code})
    for no key update`)
  const [invitation] = await tx.select().from(memberCodes).where(eq(memberCodes.code, code)).for('update')
  if (!invitation) return { invitation, isMember: false }
  const [member] = await tx
    .select({ role: weddingMembers.role })
    .from(weddingMembers)
    .where(and(eq(weddingMembers.weddingId, invitation.weddingId), eq(weddingMembers.userId, userId)))
  return { invitation, isMember: member !== undefined }
}
