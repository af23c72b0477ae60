import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { Actor } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { settleMembers } from './settle-members.commands.ts'

/** The people whose memberships have changed, by the wedding. */
export type Settled = { weddingId: string; changed: string[] }[]

type Settling = { userId: string; actor: Pick<Actor, 'userId'>; action: string }

/** Settles the memberships of a person in all weddings to which the agency has assigned them. */
export const settleAll = async (
  tx: Transaction,
  clock: Clock,
  { agencyId, ...settling }: Settling & { agencyId: string },
): Promise<Settled> => settleEach(tx, clock, await listAssigned(tx, agencyId, settling.userId), settling)

/** The same in these weddings. */
export async function settleEach(
  tx: Transaction,
  clock: Clock,
  weddingIds: readonly string[],
  { userId, ...by }: Settling,
): Promise<Settled> {
  const settled: Settled = []
  for (const weddingId of weddingIds)
    settled.push({ weddingId, changed: await settleMembers(tx, clock, { weddingId, userId }, by) })
  return settled
}

/** The weddings to which an agency has assigned a person, in the order in which all lock weddings. */
export async function listAssigned(tx: Transaction, agencyId: string, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select wedding_id as id from agency_assignments where agency_id = ${agencyId} and user_id = ${userId} order by 1`)
  return rows.map(({ id }) => id)
}
