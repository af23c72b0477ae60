import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { takeAlong } from '#server/areas/template-versions/move-own.commands.ts'
import type { Clock } from '#server/platform/clock.ts'
import { lockAgency } from './lock-agency.commands.ts'
import { settleMembers } from './settle-members.commands.ts'

/**
 * Ends the agency of a planner whose account goes, and what they did in those of others: its people keep nothing of it
 * but what is their own.
 */
export async function endAgencyOf(tx: Transaction, clock: Clock, userId: string): Promise<void> {
  await lockAgency(tx, userId)
  const { rows } = await tx.execute<{ id: string }>(sql`
    with ended as (
      delete from agency_assignments where agency_id = ${userId} or user_id = ${userId} returning wedding_id)
    select distinct wedding_id as id from ended order by 1`)
  const { rows: places } = await tx.execute<{ agencyId: string; userId: string }>(sql`
    delete from agency_members where agency_id = ${userId} or user_id = ${userId}
    returning agency_id as "agencyId", user_id as "userId"`)
  for (const place of places) await takeAlong(tx, place)
  await tx.execute(sql`delete from agency_absences where agency_id = ${userId} or user_id = ${userId}`)
  await tx.execute(sql`delete from agency_invitations where agency_id = ${userId}`)
  for (const { id } of rows) await settleMembers(tx, clock, { weddingId: id }, { actor: null })
}
