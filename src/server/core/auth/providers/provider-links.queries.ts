import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { account } from '#db/schema/auth.ts'

/** Whether a person has an account at a provider already. */
export async function hasIdentity(db: Database, userId: string, provider: string): Promise<boolean> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, provider)))
    .limit(1)
  return rows.length > 0
}
