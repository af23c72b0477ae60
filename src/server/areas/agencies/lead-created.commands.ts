import { sql } from 'drizzle-orm'
import type { Platform } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import { lockAgency } from './lock-agency.commands.ts'
import { settleMembers } from './settle-members.commands.ts'

/**
 * A person of an agency leads the wedding that they have just created in its name, so that they may open it. The founder
 * leads it anyway; a person who was removed meanwhile does not.
 */
export async function leadCreated(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  agencyId: string,
  actor: Pick<Actor, 'userId'>,
  weddingId: string,
): Promise<void> {
  const { userId } = actor
  if (userId === agencyId) return
  await db.transaction(async (tx) => {
    await lockAgency(tx, agencyId)
    await tx.execute(sql`
      insert into agency_assignments (agency_id, wedding_id, user_id, kind, created_at)
      select agency_id, ${weddingId}, user_id, 'lead', ${clock.now().toISOString()} from agency_members
      where agency_id = ${agencyId} and user_id = ${userId} and ended_at is null
      on conflict do nothing`)
    await settleMembers(tx, clock, { weddingId, userId }, { actor, action: 'agencies.assign' })
  })
}
