import { sql } from 'drizzle-orm'
import { AGENCY_PEOPLE_MAX, type AgencyRole } from '#domain/agencies/agencies.ts'
import type { Platform } from '#server/core/context.ts'

/** New people of a company see nothing until an owner of its team assigns them to a wedding. */
const ROLE: AgencyRole = 'helper'

/**
 * Puts a planner into the team of another, who is named by a confirmed address, unless they are in it or it is full. The
 * row of the founder is locked, as wherever people of a team are decided.
 */
export async function joinTeam(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId, founder }: { userId: string; founder: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select p.id from auth."user" u join profiles p on p.id = u.id
      where lower(u.email) = ${founder} and u.email_verified and p.role = 'planner' and p.id <> ${userId}
      for no key update of p`)
    const agencyId = rows[0]?.id
    if (!agencyId) return
    await tx.execute(sql`
      insert into agency_members (agency_id, user_id, role, created_at)
      select ${agencyId}, p.id, ${ROLE}, ${clock.now().toISOString()} from profiles p
      where p.id = ${userId} and p.role = 'planner' and ${AGENCY_PEOPLE_MAX} > (
        select count(*) from agency_members where agency_id = ${agencyId} and ended_at is null)
      on conflict do nothing`)
  })
}
