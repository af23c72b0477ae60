import { count, eq } from 'drizzle-orm'
import type { Wallet } from '#contract/wallets.ts'
import { user, walletAddress } from '#db/schema/auth.ts'
import { shortAddress } from '#domain/accounts/wallet-address.ts'
import { noteAccountActivity } from '#server/core/auth/account-activity/account-activity.commands.ts'
import { CHAIN_ID } from '#server/core/auth/wallets/wallet-message.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import type { Asking } from './asking.ts'
import { toWallet } from './wallets.queries.ts'

/**
 * Lets a wallet open the account of a person, unless it opens another's or there are as many as there can be. The row
 * of the user is locked, because two wallets at once would each find the last place free.
 */
export const linkWallet = (
  deps: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>,
  { userId, userAgent }: Asking,
  { address, max }: { address: string; max: number },
): Promise<Wallet | 'ofAnother' | 'full'> =>
  deps.db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    const [known] = await tx.select().from(walletAddress).where(eq(walletAddress.address, address))
    if (known) return known.userId === userId ? toWallet(known) : 'ofAnother'
    const [own] = await tx
      .select({ count: count() })
      .from(walletAddress)
      .where(eq(walletAddress.userId, userId))
    if (own!.count >= max) return 'full'
    const row = { id: newId(), userId, address, chainId: CHAIN_ID, createdAt: deps.clock.now() }
    const [added] = await tx.insert(walletAddress).values(row).onConflictDoNothing().returning()
    if (!added) return 'ofAnother'
    const subject = shortAddress(address)
    await noteAccountActivity(tx, deps, { userId, userAgent, kind: 'walletLinked', subject })
    return toWallet(added)
  })
