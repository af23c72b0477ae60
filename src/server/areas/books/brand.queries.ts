import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { profiles } from '#db/schema/profile.ts'
import { brand, brandEmail } from '#server/areas/planners/planners.queries.ts'
import type { BookOwnerId } from '#server/core/membership.ts'

/** The brand of the owner of books, as their mails and papers show it. */
export async function readBookBrand(db: Database | Transaction, ownerId: BookOwnerId) {
  const logoDataUrl = sql<string | null>`${profiles.branding} ->> 'logo_data_url'`
  const [row] = await db
    .select({ ...brand, logoDataUrl, email: brandEmail })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(eq(profiles.id, ownerId))
  return row!
}

export type BookBrand = Awaited<ReturnType<typeof readBookBrand>>
