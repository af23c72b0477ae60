import { count, eq } from 'drizzle-orm'
import type { Wallet } from '#contract/wallets.ts'
import type { Database } from '#db/client.ts'
import { user, walletAddress } from '#db/schema/auth.ts'
import { CHAIN_ID } from '../auth/wallet-message.ts'
import { newId } from '../platform/ids.ts'
import { toWallet } from './wallets.queries.ts'

type Linked = { userId: string; address: string; max: number; now: Date }

/**
 * Lets a wallet open the account of a person, unless it opens another's or there are as many as there can be. The row
 * of the user is locked, because two wallets at once would each find the last place free.
 */
export const linkWallet = (
  db: Database,
  { userId, address, max, now }: Linked,
): Promise<Wallet | 'ofAnother' | 'full'> =>
  db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    const [known] = await tx.select().from(walletAddress).where(eq(walletAddress.address, address))
    if (known) return known.userId === userId ? toWallet(known) : 'ofAnother'
    const [own] = await tx
      .select({ count: count() })
      .from(walletAddress)
      .where(eq(walletAddress.userId, userId))
    if (own!.count >= max) return 'full'
    const row = { id: newId(), userId, address, chainId: CHAIN_ID, createdAt: now }
    const [added] = await tx.insert(walletAddress).values(row).onConflictDoNothing().returning()
    return added ? toWallet(added) : 'ofAnother'
  })
