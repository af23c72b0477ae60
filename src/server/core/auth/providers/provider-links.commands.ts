import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { account } from '#db/schema/auth.ts'
import type { ProviderIdentity } from './provider-identity.ts'

/** Keeps the address that a provider names now with an account there: people change theirs. */
export async function noteProviderEmail(
  db: Database,
  userId: string,
  { provider, subject, email }: ProviderIdentity,
): Promise<void> {
  await db
    .update(account)
    .set({ providerEmail: email })
    .where(
      and(
        eq(account.userId, userId),
        eq(account.providerId, provider),
        eq(account.accountId, subject),
        or(isNull(account.providerEmail), ne(account.providerEmail, email)),
      ),
    )
}
