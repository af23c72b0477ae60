import { eq } from 'drizzle-orm'
import type { Wallet } from '#contract/wallets.ts'
import type { Database } from '#db/client.ts'
import { walletAddress } from '#db/schema/auth.ts'

/** The wallets that open the account of a person, the oldest first. */
export async function listWallets(db: Database, userId: string): Promise<Wallet[]> {
  const rows = await db
    .select()
    .from(walletAddress)
    .where(eq(walletAddress.userId, userId))
    .orderBy(walletAddress.createdAt, walletAddress.id)
  return rows.map(toWallet)
}

/** A wallet as the contract has it. */
export const toWallet = ({ id, address, createdAt }: typeof walletAddress.$inferSelect): Wallet => ({
  id,
  address,
  linkedAt: createdAt.toISOString(),
})
