import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'
import { deletedWeddings, weddingMembers } from '#db/schema/weddings.ts'

/**
 * How many weddings a person is a member of, with those they deleted and may still take back. Their row stays locked until the transaction ends, so that
 * what is counted holds while another of their requests would add one more. Comes before the row of a
 * wedding, in every transaction that locks both.
 */
export async function countWeddingsOf(tx: Transaction, userId: string): Promise<number> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('no key update')
  const joined = await tx.$count(weddingMembers, eq(weddingMembers.userId, userId))
  return joined + (await tx.$count(deletedWeddings, eq(deletedWeddings.deletedBy, userId)))
}
