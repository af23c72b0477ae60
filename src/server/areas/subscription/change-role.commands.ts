import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { profiles } from '#db/schema/profile.ts'
import type { Role } from '#domain/members/roles.ts'
import { acceptedAtSignUp } from '#domain/operation/legal-documents.ts'
import { endAgencyOf } from '#server/areas/agencies/end-agency.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { versionsInForce } from '#server/core/legal/texts-in-force.queries.ts'

/**
 * Makes the account a planner's or a couple's. Memberships, brand and public profile stay as they are; the
 * profile is not listed while its person is a couple. What a planner accepts beside a couple is noted once.
 */
export async function changeRole(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock'> & Configured<'comingTexts'>,
  userId: string,
  role: Role,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ role: profiles.role, accepted: user.acceptedDocuments })
      .from(profiles)
      .innerJoin(user, eq(user.id, profiles.id))
      .where(eq(profiles.id, userId))
      .for('no key update')
    if (!person || person.role === role) return
    const versions = await versionsInForce({ db: tx, clock, settings })
    const known = new Set(person.accepted.map(({ document }) => document))
    const added = acceptedAtSignUp(role, clock.now(), versions).filter(({ document }) => !known.has(document))
    await tx.update(profiles).set({ role }).where(eq(profiles.id, userId))
    await tx
      .update(user)
      .set({ role, acceptedDocuments: [...person.accepted, ...added] })
      .where(eq(user.id, userId))
    // People with a couple's account work in no agency.
    if (role === 'couple') await endAgencyOf(tx, clock, userId)
    await (role === 'couple' ? unlist(tx, userId) : listAgain(tx, userId))
  })
}

const unlist = (tx: Transaction, userId: string) =>
  tx.execute(sql`
    with unlisted as (
      update planner_directory set listed = false where user_id = ${userId} and listed returning user_id)
    insert into subscriptions (user_id, was_listed) select user_id, true from unlisted
    on conflict (user_id) do update set was_listed = true`)

const listAgain = (tx: Transaction, userId: string) =>
  tx.execute(sql`
    with before as (
      update subscriptions set was_listed = false where user_id = ${userId} and was_listed returning user_id)
    update planner_directory set listed = true from before where planner_directory.user_id = before.user_id`)
