import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { account, passkey, user, walletAddress } from '#db/schema/auth.ts'
import type { AccountActivityKind } from '#domain/accounts/account-activity.ts'
import { shortAddress } from '#domain/accounts/wallet-address.ts'
import { noteAccountActivity } from '#server/core/auth/account-activity/account-activity.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Asking } from './asking.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl' | 'identityProviders' | 'walletSignIn'>

/**
 * Removes a passkey of a person, if another way into the account is left. `false` when it is the last one; a passkey
 * that is gone already is as good.
 */
export const removePasskey = (deps: Deps, asking: Asking, passkeyId: string): Promise<boolean> =>
  removing(deps, asking, 'passkeyRemoved', async (tx) => {
    const rows = await tx
      .delete(passkey)
      .where(and(eq(passkey.userId, asking.userId), eq(passkey.id, passkeyId)))
      .returning({ name: passkey.name })
    return rows.map(({ name }) => name ?? 'Passkey')
  })

/** Unlinks the account of a person at a provider, under the same condition. */
export const unlinkAccount = (deps: Deps, asking: Asking, provider: string): Promise<boolean> =>
  removing(deps, asking, 'providerUnlinked', async (tx) => {
    const { userId } = asking
    const rows = await tx
      .delete(account)
      .where(and(eq(account.userId, userId), eq(account.providerId, provider), isNull(account.password)))
      .returning({ id: account.id })
    const name = deps.settings.identityProviders.find(({ id }) => id === provider)?.name ?? provider
    return rows.map(() => name)
  })

/** Removes a wallet of a person, under the same condition. */
export const removeWallet = (deps: Deps, asking: Asking, walletId: string): Promise<boolean> =>
  removing(deps, asking, 'walletRemoved', async (tx) => {
    const rows = await tx
      .delete(walletAddress)
      .where(and(eq(walletAddress.userId, asking.userId), eq(walletAddress.id, walletId)))
      .returning({ address: walletAddress.address })
    return rows.map(({ address }) => shortAddress(address))
  })

class LastWayIn extends Error {}

/** The row of the user is locked, because two removals at once would each see the way in that the other removes. */
async function removing(
  deps: Deps,
  { userId, userAgent }: Asking,
  kind: AccountActivityKind,
  /** Gives the names of what it has removed. */
  remove: (tx: Transaction) => Promise<string[]>,
): Promise<boolean> {
  try {
    await deps.db.transaction(async (tx) => {
      await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
      const [subject] = await remove(tx)
      if (subject === undefined) return
      if (!(await hasWayIn(tx, userId, deps))) throw new LastWayIn()
      await noteAccountActivity(tx, deps, { userId, userAgent, kind, subject })
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
  { settings: { identityProviders, walletSignIn } }: Deps,
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
