import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { quotePackages } from '#db/schema/quotes.ts'
import { QUOTE_PACKAGES_MAX, type QuotePackage, withTemplates } from '#domain/quotes/quotes.ts'
import type { Platform } from '#server/core/context.ts'

export async function listPackages(db: Database, plannerId: string): Promise<QuotePackage[]> {
  const rows = await db
    .select()
    .from(quotePackages)
    .where(eq(quotePackages.plannerId, plannerId))
    .orderBy(asc(quotePackages.createdAt), asc(quotePackages.id))
  return rows.map(({ id, name, content }) => ({ ...withTemplates(content), id, name }))
}

/** Keeps a package under its id. The lock on the planner's profile keeps two from being the last one. */
export function savePackage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  plannerId: string,
  { id, name, ...content }: QuotePackage,
): Promise<QuotePackage | 'full'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${plannerId} for no key update`)
    const isTheirs = and(eq(quotePackages.plannerId, plannerId), eq(quotePackages.id, id))
    const isKnown = (await tx.$count(quotePackages, isTheirs)) > 0
    if (
      !isKnown &&
      (await tx.$count(quotePackages, eq(quotePackages.plannerId, plannerId))) >= QUOTE_PACKAGES_MAX
    )
      return 'full'
    await tx
      .insert(quotePackages)
      .values({ plannerId, id, name, content, createdAt: clock.now().toISOString() })
      .onConflictDoUpdate({
        target: [quotePackages.plannerId, quotePackages.id],
        set: { name, content },
      })
    return { id, name, ...content }
  })
}

/** Removes a package; its page may save it again under its id. */
export const removePackage = (db: Database, plannerId: string, id: string) =>
  db.delete(quotePackages).where(and(eq(quotePackages.plannerId, plannerId), eq(quotePackages.id, id)))
