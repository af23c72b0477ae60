import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { account, passkey, user } from '#db/schema/auth.ts'

/**
 * Removes a passkey of a person, if another way into the account is left. `false` when it is the last one; a passkey
 * that is gone already is as good.
 */
export const removePasskey = (db: Database, userId: string, passkeyId: string): Promise<boolean> =>
  removing(db, userId, (tx) =>
    tx
      .delete(passkey)
      .where(and(eq(passkey.userId, userId), eq(passkey.id, passkeyId)))
      .returning({ id: passkey.id }),
  )

class LastWayIn extends Error {}

/** The row of the user is locked, because two removals at once would each see the way in that the other removes. */
async function removing(
  db: Database,
  userId: string,
  remove: (tx: Transaction) => Promise<unknown[]>,
): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
      const removed = await remove(tx)
      if (removed.length > 0 && !(await hasWayIn(tx, userId))) throw new LastWayIn()
    })
    return true
  } catch (error) {
    if (error instanceof LastWayIn) return false
    throw error
  }
}

/** A password, a linked account or a passkey. */
async function hasWayIn(tx: Transaction, userId: string): Promise<boolean> {
  const accounts = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(eq(account.userId, userId), or(isNotNull(account.password), ne(account.providerId, 'credential'))),
    )
    .limit(1)
  if (accounts.length > 0) return true
  const passkeys = await tx
    .select({ id: passkey.id })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .limit(1)
  return passkeys.length > 0
}
