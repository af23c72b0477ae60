import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { deletedWeddingMembers, deletedWeddings, weddingMembers, weddings } from '#db/schema/weddings.ts'
import { settleMembers } from '#server/areas/agencies/settle-members.commands.ts'
import { endPeopleOfWedding, mailPeopleOfWedding } from '#server/areas/calendar/mail-all.commands.ts'
import { endMemberCodes } from '#server/areas/member-codes/member-codes.commands.ts'
import { forgetDeletion } from '#server/areas/notifications/notifications.commands.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { type ActingMember, lockWedding, recordChange } from '#server/core/changes.ts'
import type { Actor, MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { restorableSince } from './weddings.queries.ts'

/**
 * Deletes a wedding: its members lose their access and are notified, its rows and files are kept for a week.
 * `typedName` must repeat its name. While others are in it only its creator can.
 */
export async function deleteWedding(
  db: Database,
  clock: Clock,
  by: ActingMember<'members'>,
  typedName: string,
): Promise<Notified<'deleted'> | 'nameDiffers' | 'hasOtherMembers' | 'notMember'> {
  const { weddingId, actor } = by
  return db.transaction(async (tx) => {
    const wedding = await lockWedding(tx, weddingId)
    const members = await tx.select().from(weddingMembers).where(eq(weddingMembers.weddingId, weddingId))
    if (!wedding || !members.some(({ userId }) => userId === actor.userId)) return 'notMember'
    const own = members.filter(({ agencyId }) => agencyId === null)
    const others = own.filter(({ userId }) => userId !== actor.userId)
    if (others.length > 0 && wedding.createdBy !== actor.userId) return 'hasOtherMembers'
    if (wedding.name !== typedName) return 'nameDiffers'
    await notify(tx, clock, by, 'wedding.deleted', { weddingName: wedding.name })
    await tx.insert(deletedWeddings).values({ weddingId, deletedBy: actor.userId, deletedAt: clock.now() })
    await tx.insert(deletedWeddingMembers).values(own)
    await tx.delete(weddingMembers).where(eq(weddingMembers.weddingId, weddingId))
    await endMemberCodes(tx, clock, by)
    await mailPeopleOfWedding(tx, clock, weddingId)
    await recordChange(tx, by, 'weddings')
    return new Notified('deleted')
  })
}

type Restored = { weddingId: MemberWeddingId; memberIds: string[] }

/** Takes a deleted wedding back with its members; `null` when the actor did not delete it or the week is over. */
export async function restoreWedding(
  db: Database,
  clock: Clock,
  actor: Actor,
  deletedId: string,
): Promise<Notified<Restored> | null> {
  return db.transaction(async (tx) => {
    const deleted = and(
      eq(deletedWeddings.weddingId, deletedId),
      eq(deletedWeddings.deletedBy, actor.userId),
      gt(deletedWeddings.deletedAt, restorableSince(clock)),
    )
    // The lock keeps a second restore and the purge of housekeeping waiting.
    const [found] = await tx.select().from(deletedWeddings).where(deleted).for('update')
    if (!found) return null
    const members = await tx
      .select()
      .from(deletedWeddingMembers)
      .where(eq(deletedWeddingMembers.weddingId, deletedId))
    await tx.insert(weddingMembers).values(members)
    await tx.delete(deletedWeddings).where(eq(deletedWeddings.weddingId, deletedId))
    const own = members.find(({ userId }) => userId === actor.userId)
    if (!own) throw new Error('the deleter of a wedding was a member of it')
    // Those who were members are members from here on, which is what the brand says.
    const weddingId = mintMemberWeddingId(deletedId, 'wedding', 'view')
    const by = { weddingId, actor, memberRole: own.role, action: 'weddings.deleted.restore' }
    await recordChange(tx, by, 'weddings')
    await settleMembers(tx, clock, { weddingId }, by)
    await forgetDeletion(tx, weddingId)
    await mailPeopleOfWedding(tx, clock, weddingId)
    const [wedding] = await tx
      .select({ name: weddings.name })
      .from(weddings)
      .where(eq(weddings.id, weddingId))
    await notify(tx, clock, by, 'wedding.restored', { weddingName: wedding!.name })
    return new Notified({ weddingId, memberIds: members.map(({ userId }) => userId) })
  })
}

/** Deletes for good what was not restored in time. The files are queued by the rows that go with it. */
export async function purgeDeletedWeddings(tx: Transaction, clock: Clock): Promise<void> {
  const expired = await tx
    .select({ weddingId: deletedWeddings.weddingId })
    .from(deletedWeddings)
    .where(lte(deletedWeddings.deletedAt, restorableSince(clock)))
    .for('update', { skipLocked: true })
  for (const { weddingId } of expired) {
    await endPeopleOfWedding(tx, weddingId)
    await tx.delete(weddings).where(eq(weddings.id, weddingId))
  }
}
