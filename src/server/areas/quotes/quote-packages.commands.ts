import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { quotePackages } from '#db/schema/quotes.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { QUOTE_PACKAGES_MAX, type QuotePackage, withTemplates } from '#domain/quotes/quotes.ts'
import {
  forgetVersions,
  recordTemplateVersion,
} from '#server/areas/template-versions/template-versions.commands.ts'
import type { Platform } from '#server/core/context.ts'

export async function listPackages(db: Database, plannerId: string): Promise<QuotePackage[]> {
  const rows = await db
    .select()
    .from(quotePackages)
    .where(eq(quotePackages.plannerId, plannerId))
    .orderBy(asc(quotePackages.createdAt), asc(quotePackages.id))
  return rows.map(({ id, name, content }) => ({ ...withTemplates(content), id, name }))
}

type Author = { plannerId: string; userId: string }

type Saving = QuotePackage & {
  /** As the page showed it, null for none; undefined where it is kept in any case. */
  was?: Omit<QuotePackage, 'id'> | null | undefined
}

/**
 * Keeps a package under its id, unless another page has changed it since it was shown. The lock on the planner's profile
 * keeps two from being the last one.
 */
export function savePackage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { plannerId, userId }: Author,
  { id, was, name, ...content }: Saving,
): Promise<QuotePackage | 'full' | { changed: QuotePackage | null }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${plannerId} for no key update`)
    const theirs = eq(quotePackages.plannerId, plannerId)
    const [row] = await tx
      .select()
      .from(quotePackages)
      .where(and(theirs, eq(quotePackages.id, id)))
    const stored = row && { name: row.name, ...withTemplates(row.content) }
    const given = { name, ...content }
    if (was !== undefined && !isEqual(stored ?? null, was) && !isEqual(stored, given))
      return { changed: stored ? { id, ...stored } : null }
    if (!row && (await tx.$count(quotePackages, theirs)) >= QUOTE_PACKAGES_MAX) return 'full'
    await tx
      .insert(quotePackages)
      .values({ plannerId, id, name, content, createdAt: clock.now().toISOString() })
      .onConflictDoUpdate({
        target: [quotePackages.plannerId, quotePackages.id],
        set: { name, content },
      })
    const template = { businessId: plannerId, kind: 'package', templateId: id } as const
    const before = stored ? { content: stored, at: row.createdAt } : null
    await recordTemplateVersion(tx, clock, template, { by: userId, before, content: given })
    return { id, name, ...content }
  })
}

/** Removes a package; its page may save it again under its id. */
export const removePackage = (db: Database, plannerId: string, id: string) =>
  db.transaction(async (tx) => {
    await tx
      .delete(quotePackages)
      .where(and(eq(quotePackages.plannerId, plannerId), eq(quotePackages.id, id)))
    await forgetVersions(tx, plannerId, id)
  })
