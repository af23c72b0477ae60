import { eq } from 'drizzle-orm'
import type { LinkedAccount } from '#contract/access.ts'
import { account } from '#db/schema/auth.ts'
import { companyOf, domainOf } from '#server/core/auth/providers/company-domains.ts'
import type { Configured, Platform } from '#server/core/context.ts'

/**
 * The providers of the configuration, with whether an account there is linked with the person's. A company is shown
 * to its own people: by their address, or because they have linked it.
 */
export async function listLinkedAccounts(
  { db, settings: { identityProviders } }: Pick<Platform, 'db'> & Configured<'identityProviders'>,
  { userId, email }: { userId: string; email: string },
): Promise<LinkedAccount[]> {
  const rows = await db
    .select({ id: account.providerId, email: account.providerEmail })
    .from(account)
    .where(eq(account.userId, userId))
    .orderBy(account.createdAt, account.id)
  const linked = new Set(rows.map(({ id }) => id))
  const emailsOf = (id: string) => rows.flatMap((row) => (row.id === id && row.email ? [row.email] : []))
  const company = companyOf(identityProviders, domainOf(email))
  return identityProviders
    .filter(({ id, domains }) => domains.length === 0 || id === company?.id || linked.has(id))
    .map(({ id, name }) => {
      const emails = emailsOf(id)
      return { provider: id, name, isLinked: linked.has(id), ...(emails.length > 0 && { emails }) }
    })
}
