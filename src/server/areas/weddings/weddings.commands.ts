import { and, eq, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { weddingMembers, weddings } from '#db/schema/weddings.ts'
import { hasDecider, presetOfRole } from '#domain/members/permissions.ts'
import { canonicalZone } from '#domain/time/canonical-zone.ts'
import { endAssignments, settleMembers } from '#server/areas/agencies/settle-members.commands.ts'
import { takeAgendaToZone } from '#server/areas/agenda-items/keep-clock-times.commands.ts'
import { mailPeopleOfWedding } from '#server/areas/calendar/mail-all.commands.ts'
import { replaceKnownCodes } from '#server/areas/member-codes/member-codes.commands.ts'
import { forgetWedding } from '#server/areas/notifications/notifications.commands.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { noteFormerReader } from '#server/areas/shared-links/former-readers.commands.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { addMember, findRoom, isNoRoom, type NoRoom } from '#server/core/auth/wedding-room.commands.ts'
import { type ActingMember, lockWedding, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Actor, MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { idFromKey, newId } from '#server/platform/ids.ts'
import { findDefaultStyle } from './wedding-look.queries.ts'

/**
 * Creates a wedding with its creator as first member, in the creator's role. A `key` that the same user
 * created one with before answers with that one. A planner's begins in the style of their choice.
 */
export async function createWedding(
  platform: Pick<Platform, 'db' | 'clock' | 'payments'> & Configured<'limits'>,
  actor: Pick<Actor, 'userId' | 'role'>,
  { key, name, eventDate }: { key: string; name: string; eventDate: string | null },
): Promise<{ weddingId: MemberWeddingId } | NoRoom> {
  const { userId, role } = actor
  const createdAt = platform.clock.now()
  const created = await platform.db.transaction(async (tx) => {
    const room = await findRoom(tx, platform, actor)
    const id = idFromKey(userId, key)
    if (await createdBefore(tx, id, actor)) return { id }
    if (isNoRoom(room)) return room
    const look = role === 'planner' ? await findDefaultStyle(tx, userId) : null
    const wedding = {
      name,
      eventDate,
      createdBy: userId,
      createdAt,
      ...(look && { style: look.style, styleColors: look.colors }),
    }
    const [made] = await tx
      .insert(weddings)
      .values({ id, ...wedding })
      .onConflictDoNothing()
      .returning({ id: weddings.id })
    // Made with this key and left since: the new one is another.
    const weddingId = made?.id ?? newId()
    if (!made) await tx.insert(weddings).values({ id: weddingId, ...wedding })
    await addMember(tx, room, { weddingId, role, preset: presetOfRole(role), createdAt })
    return { id: weddingId }
  })
  // The creator is a member from here on, which is what the brand says.
  return isNoRoom(created) ? created : { weddingId: mintMemberWeddingId(created.id, 'wedding', 'view') }
}

/** Changes the given fields and notifies the other members of those that differ. */
export async function updateWedding(
  db: Database,
  clock: Clock,
  by: ActingMember<'wedding'>,
  changes: {
    name?: string | undefined
    eventDate?: string | null | undefined
    timeZone?: string | undefined
  },
): Promise<Notified<{ isOtherZone: boolean }> | undefined> {
  const { weddingId } = by
  if (Object.values(changes).every((value) => value === undefined)) return
  return db.transaction(async (tx) => {
    const before = await lockWedding(tx, weddingId)
    if (!before) return
    const { name = before.name, eventDate = before.eventDate } = changes
    const timeZone = changes.timeZone ? canonicalZone(changes.timeZone) : before.timeZone
    const isOtherDate = eventDate !== before.eventDate
    const isOtherZone = timeZone !== before.timeZone
    if (name === before.name && !isOtherDate && !isOtherZone) return
    if (isOtherZone) await takeAgendaToZone(tx, clock, by, { from: before.timeZone, to: timeZone })
    await tx.update(weddings).set({ name, eventDate, timeZone }).where(eq(weddings.id, weddingId))
    // The agenda tells its hours by the zone of the wedding.
    await recordChange(tx, by, isOtherZone ? ['weddings', 'agenda'] : 'weddings')
    if (isOtherDate || isOtherZone) await settleMembers(tx, clock, { weddingId }, by)
    if (name !== before.name) await notify(tx, clock, by, 'wedding.renamed', { name })
    if (isOtherDate) await notify(tx, clock, by, 'wedding.dateChanged', { eventDate })
    if (isOtherZone) await notify(tx, clock, by, 'wedding.zoneChanged', { timeZone })
    return new Notified({ isOtherZone })
  })
}

/**
 * Ends a membership. The row of the wedding is locked first, so that two last members leaving at once
 * cannot leave a wedding without members, nor without one who may do everything.
 */
export async function leaveWedding(
  db: Database,
  clock: Clock,
  by: ActingMember,
): Promise<Notified<'left'> | 'lastMember' | 'nobodyWouldDecide'> {
  const { weddingId, actor } = by
  return db.transaction(async (tx) => {
    const others = await lockOtherMembers(tx, weddingId, actor.userId)
    if (others.length === 0) return 'lastMember'
    if (!hasDecider(others)) return 'nobodyWouldDecide'
    const [left] = await tx
      .delete(weddingMembers)
      .where(and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.userId, actor.userId)))
      .returning()
    if (left) {
      const loss = { weddingId, userId: actor.userId, before: left.permissions, now: clock.now() }
      await noteFormerReader(tx, loss, null)
      await replaceKnownCodes(tx, clock, by, { before: left, after: null })
    }
    await forgetWedding(tx, actor.userId, weddingId)
    await endAssignments(tx, clock, { weddingId, userId: actor.userId }, by)
    await recordChange(tx, by, 'weddings')
    await notify(tx, clock, by, 'member.left', { memberId: actor.userId, memberName: actor.fullName })
    await mailPeopleOfWedding(tx, clock, weddingId)
    return new Notified('left')
  })
}

async function createdBefore(tx: Transaction, id: string, actor: Pick<Actor, 'userId'>): Promise<boolean> {
  const [own] = await tx
    .select({ id: weddings.id })
    .from(weddings)
    .innerJoin(
      weddingMembers,
      and(eq(weddingMembers.weddingId, weddings.id), eq(weddingMembers.userId, actor.userId)),
    )
    .where(and(eq(weddings.id, id), eq(weddings.createdBy, actor.userId)))
  return own !== undefined
}

async function lockOtherMembers(tx: Transaction, weddingId: MemberWeddingId, userId: string) {
  await lockWedding(tx, weddingId)
  return tx
    .select({ preset: weddingMembers.preset, agencyId: weddingMembers.agencyId })
    .from(weddingMembers)
    .where(and(eq(weddingMembers.weddingId, weddingId), ne(weddingMembers.userId, userId)))
}
