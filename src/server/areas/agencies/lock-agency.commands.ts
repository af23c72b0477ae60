import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { agencyMembers } from '#db/schema/agencies.ts'
import { agencyNotFound } from '#server/core/auth/refusals.ts'
import type { AgencyId } from '#server/core/membership.ts'

/**
 * Holds the lock on an agency until the transaction ends: its people and what they do are decided one after the other.
 * Comes before the row of a wedding.
 */
export const lockAgency = (tx: Transaction, agencyId: string) =>
  tx.execute(sql`select from profiles where id = ${agencyId} for no key update`)

/** The same for an owner, who may be none any more: of two who remove each other at once the second is out already. */
export async function lockOwned(
  tx: Transaction,
  agencyId: AgencyId<'owner'>,
  { userId }: { userId: string },
): Promise<void> {
  await lockAgency(tx, agencyId)
  if (userId === agencyId) return
  const [own] = await tx
    .select({ role: agencyMembers.role })
    .from(agencyMembers)
    .where(
      and(
        eq(agencyMembers.agencyId, agencyId),
        eq(agencyMembers.userId, userId),
        isNull(agencyMembers.endedAt),
      ),
    )
  if (own?.role !== 'owner') throw agencyNotFound()
}

/** How many people there are beside the founder. */
export const countPeople = (tx: Transaction, agencyId: string): Promise<number> =>
  tx.$count(agencyMembers, and(eq(agencyMembers.agencyId, agencyId), isNull(agencyMembers.endedAt)))
