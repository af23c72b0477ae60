import { and, eq } from 'drizzle-orm'
import type { BookIssuer } from '#contract/book-rows.ts'
import type { Database } from '#db/client.ts'
import { bookAccounts, bookIssuers } from '#db/schema/books.ts'
import type { BookOwnerId } from '#server/core/auth/membership.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Changes who the next receipts are from; those that were made stay as they are. */
export async function saveIssuer(db: Database, clock: Clock, ownerId: BookOwnerId, issuer: BookIssuer) {
  const row = { ...issuer, updatedAt: clock.now() }
  await db
    .insert(bookIssuers)
    .values({ ownerId, ...row })
    .onConflictDoUpdate({ target: bookIssuers.ownerId, set: row })
  return issuer
}

type Client = {
  name: string | null
  nif: string | null
  email: string | null
  address: string | null
  postalCode: string | null
  city: string | null
}

/** Changes whom an account is settled with; gives whether there is such an account. */
export async function saveClient(
  db: Database,
  ownerId: BookOwnerId,
  accountId: string,
  { name, nif, email, address, postalCode, city }: Client,
): Promise<boolean> {
  const { rowCount } = await db
    .update(bookAccounts)
    .set({
      ...{ clientName: name, clientNif: nif, clientEmail: email },
      ...{ clientAddress: address, clientPostalCode: postalCode, clientCity: city },
    })
    .where(and(eq(bookAccounts.ownerId, ownerId), eq(bookAccounts.id, accountId)))
  return rowCount === 1
}
