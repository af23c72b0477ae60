import { and, eq } from 'drizzle-orm'
import type { BookAccount, BookIssuer } from '#contract/book-rows.ts'
import type { Database } from '#db/client.ts'
import { bookAccounts, bookIssuers } from '#db/schema/books.ts'
import { mergeParty } from '#domain/books/changes.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Conflicts } from './charges.commands.ts'

type Change<Fields, From> = { from: From | undefined; given: Fields }

/** Changes who the next receipts are from; those that were made stay as they are. */
export async function saveIssuer(
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  { from, given }: Change<BookIssuer, BookIssuer | null>,
): Promise<BookIssuer | Conflicts<BookIssuer>> {
  return db.transaction(async (tx) => {
    const isOwn = eq(bookIssuers.ownerId, ownerId)
    const made = await tx
      .insert(bookIssuers)
      .values({ ownerId, ...given, updatedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ ownerId: bookIssuers.ownerId })
    if (made.length > 0) return given
    const [row] = await tx.select().from(bookIssuers).where(isOwn).for('update')
    const { ownerId: _owner, updatedAt: _at, ...stored } = row!
    const { merged, conflicts } = mergeParty(from, stored, given)
    if (conflicts.length > 0) return { stored, merged, conflicts }
    await tx
      .update(bookIssuers)
      .set({ ...merged, updatedAt: clock.now() })
      .where(isOwn)
    return merged
  })
}

type Client = BookAccount['client']

/** Changes whom an account is settled with; `null` when there is no such account. */
export async function saveClient(
  db: Database,
  ownerId: BookOwnerId,
  accountId: string,
  { from, given }: Change<Client, Client>,
): Promise<Client | Conflicts<Client> | null> {
  return db.transaction(async (tx) => {
    const isAccount = and(eq(bookAccounts.ownerId, ownerId), eq(bookAccounts.id, accountId))
    const [row] = await tx.select().from(bookAccounts).where(isAccount).for('update')
    if (!row) return null
    const stored: Client = {
      ...{ name: row.clientName, nif: row.clientNif, email: row.clientEmail },
      ...{ address: row.clientAddress, postalCode: row.clientPostalCode, city: row.clientCity },
    }
    const { merged, conflicts } = mergeParty(from, stored, given)
    if (conflicts.length > 0) return { stored, merged, conflicts }
    const { name, nif, email, address, postalCode, city } = merged
    await tx
      .update(bookAccounts)
      .set({
        ...{ clientName: name, clientNif: nif, clientEmail: email },
        ...{ clientAddress: address, clientPostalCode: postalCode, clientCity: city },
      })
      .where(isAccount)
    return merged
  })
}
