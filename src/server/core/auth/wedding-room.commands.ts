import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'
import { deletedWeddings, weddingMembers } from '#db/schema/weddings.ts'
import { PRESET_PERMISSIONS, type PRESETS } from '#domain/members/permissions.ts'
import { mayTakeAnother, standingOf } from '#domain/subscription/plan.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import { countActiveWeddings, findPlan } from './plan-of.queries.ts'

declare const roomOnly: unique symbol

/**
 * Says that a person may be in one wedding more. Only `findRoom` makes one and a membership needs one, so that no
 * way into a wedding can forget the limit or the plan.
 */
export type WeddingRoom = { readonly [roomOnly]: true; readonly userId: string }

/** Why there is none: as many weddings as there can be, or a planner's second one without the plan. */
export type NoRoom = 'TOO_MANY_WEDDINGS' | 'PLAN_NEEDED'

type Deps = Pick<Platform, 'clock' | 'payments'> & Configured<'limits'>

/**
 * Counts the weddings of a person, with those they deleted and may still take back. Their row stays locked until the
 * transaction ends, so that what is counted holds while another of their requests would add one more. Comes before
 * the row of a wedding, in every transaction that locks both.
 */
export async function findRoom(
  tx: Transaction,
  { clock, settings: { limits }, payments }: Deps,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<WeddingRoom | NoRoom> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('no key update')
  const joined = await tx.$count(weddingMembers, eq(weddingMembers.userId, userId))
  const deleted = await tx.$count(deletedWeddings, eq(deletedWeddings.deletedBy, userId))
  if (joined + deleted >= limits.person.weddings[role]) return 'TOO_MANY_WEDDINGS'
  if (payments && role === 'planner' && !(await isCoveredByPlan(tx, userId, clock.now())))
    return 'PLAN_NEEDED'
  return { userId } as WeddingRoom
}

/** Adds a member whose weddings have been counted in the same transaction; `false` when they are one already. */
export async function addMember(
  tx: Transaction,
  { userId }: WeddingRoom,
  member: Pick<typeof weddingMembers.$inferInsert, 'weddingId' | 'role' | 'createdAt'> & {
    preset: Exclude<(typeof PRESETS)[number], 'custom'>
  },
): Promise<boolean> {
  const added = await tx
    .insert(weddingMembers)
    .values({ ...member, userId, permissions: PRESET_PERMISSIONS[member.preset] })
    .onConflictDoNothing()
    .returning({ userId: weddingMembers.userId })
  return added.length > 0
}

export const isNoRoom = (outcome: object | NoRoom): outcome is NoRoom => typeof outcome === 'string'

async function isCoveredByPlan(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const active = await countActiveWeddings(tx, userId, now)
  return mayTakeAnother(standingOf(await findPlan(tx, userId), active, now), active)
}
