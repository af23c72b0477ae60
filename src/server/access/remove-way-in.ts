import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { account, passkey, user, walletAddress } from '#db/schema/auth.ts'
import type { Platform } from '../context.ts'

type Deps = Pick<Platform, 'db' | 'identityProviders' | 'walletSignIn'>

/**
 * Removes a passkey of a person, if another way into the account is left. `false` when it is the last one; a passkey
 * that is gone already is as good.
 */
export const removePasskey = (deps: Deps, userId: string, passkeyId: string): Promise<boolean> =>
  removing(deps, userId, (tx) =>
    tx
      .delete(passkey)
      .where(and(eq(passkey.userId, userId), eq(passkey.id, passkeyId)))
      .returning({ id: passkey.id }),
  )

/** Unlinks the account of a person at a provider, under the same condition. */
export const unlinkAccount = (deps: Deps, userId: string, provider: string): Promise<boolean> =>
  removing(deps, userId, (tx) =>
    tx
      .delete(account)
      .where(and(eq(account.userId, userId), eq(account.providerId, provider), isNull(account.password)))
      .returning({ id: account.id }),
  )

/** Removes a wallet of a person, under the same condition. */
export const removeWallet = (deps: Deps, userId: string, walletId: string): Promise<boolean> =>
  removing(deps, userId, (tx) =>
    tx
      .delete(walletAddress)
      .where(and(eq(walletAddress.userId, userId), eq(walletAddress.id, walletId)))
      .returning({ id: walletAddress.id }),
  )

class LastWayIn extends Error {}

/** The row of the user is locked, because two removals at once would each see the way in that the other removes. */
async function removing(
  deps: Deps,
  userId: string,
  remove: (tx: Transaction) => Promise<unknown[]>,
): Promise<boolean> {
  try {
    await deps.db.transaction(async (tx) => {
      await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
      const removed = await remove(tx)
      if (removed.length > 0 && !(await hasWayIn(tx, userId, deps))) throw new LastWayIn()
    })
    return true
  } catch (error) {
    if (error instanceof LastWayIn) return false
    throw error
  }
}

/** A password, a linked account at a provider that is still there, a passkey, or a wallet where wallets sign in. */
async function hasWayIn(
  tx: Transaction,
  userId: string,
  { identityProviders, walletSignIn }: Deps,
): Promise<boolean> {
  const providers = identityProviders.map(({ id }) => id)
  const accounts = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.userId, userId),
        or(isNotNull(account.password), inArray(account.providerId, providers)),
      ),
    )
    .limit(1)
  if (accounts.length > 0) return true
  const passkeys = await tx
    .select({ id: passkey.id })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .limit(1)
  if (passkeys.length > 0 || !walletSignIn) return passkeys.length > 0
  const wallets = await tx
    .select({ id: walletAddress.id })
    .from(walletAddress)
    .where(eq(walletAddress.userId, userId))
    .limit(1)
  return wallets.length > 0
}
