import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { PublicPage } from '#contract/public-page.ts'
import type { Database, Transaction } from '#db/client.ts'
import { publicPages } from '#db/schema/public-pages.ts'
import { cleanSlug } from '#domain/text/slugs.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashPagePassword } from './page-password.ts'
import { findPublicPage, suggestSlug } from './public-page.queries.ts'

type Changes = Partial<{
  slug: string | undefined
  isOpen: boolean | undefined
  isFoundBySearch: boolean | undefined
  findsInvitations: boolean | undefined
  password: string | null | undefined
}>

/**
 * Changes the given fields of a public page, which comes into being with its first slug; 'noAddress' without one. A slug
 * of another wedding is answered with one that is free.
 */
export async function savePublicPage(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  { password, ...changes }: Changes,
): Promise<PublicPage | { suggestion: string } | 'noAddress'> {
  const { weddingId, actor } = by
  const slug = changes.slug === undefined ? undefined : cleanSlug(changes.slug)
  // Before the transaction: a hash takes its time, and no lock waits for it.
  const passwordHash = password == null ? password : await hashPagePassword(password)
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'households')
    const before = await findPublicPage(tx, weddingId)
    if (!before && slug === undefined) return 'noAddress'
    const set = {
      ...(slug !== undefined && { slug }),
      ...(changes.isOpen !== undefined && { isOpen: changes.isOpen }),
      ...(changes.isFoundBySearch !== undefined && { isFoundBySearch: changes.isFoundBySearch }),
      ...(changes.findsInvitations !== undefined && { findsInvitations: changes.findsInvitations }),
      ...(passwordHash !== undefined && { passwordHash }),
      // It is its opener's from then on.
      ...(changes.isOpen && !before?.isOpen && { createdAt: clock.now(), createdBy: actor.userId }),
    }
    const stored = before
      ? Object.keys(set).length === 0 || (await change(tx, weddingId, set))
      : await add(tx, { ...set, weddingId, slug: slug!, createdAt: clock.now(), createdBy: actor.userId })
    if (!stored) return { suggestion: await suggestSlug(tx, [slug!]) }
    await recordChange(tx, by, 'households')
    return (await findPublicPage(tx, weddingId))!
  })
}

type Row = typeof publicPages.$inferInsert

/** Adds the page; `false` when another wedding has the slug. */
async function add(tx: Transaction, row: Row): Promise<boolean> {
  if (await isTaken(tx, row.weddingId, row.slug)) return false
  await tx.insert(publicPages).values(row)
  return true
}

/** Changes the page; `false` when another wedding has the slug. */
async function change(tx: Transaction, weddingId: string, set: Partial<Row>): Promise<boolean> {
  if (set.slug !== undefined && (await isTaken(tx, weddingId, set.slug))) return false
  await tx.update(publicPages).set(set).where(eq(publicPages.weddingId, weddingId))
  return true
}

/** Whether another wedding has a slug; those who ask for the same one wait for each other. */
async function isTaken(tx: Transaction, weddingId: string, slug: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`azahar/boda/${slug}`}, 0))`)
  const rows = await tx
    .select({ weddingId: publicPages.weddingId })
    .from(publicPages)
    .where(and(eq(publicPages.slug, slug), ne(publicPages.weddingId, weddingId)))
  return rows.length > 0
}

/** How often a visit is noted, in seconds: who looks at the page writes nothing more. */
const NOTED_EVERY_SECONDS = 3600

/** Notes that the page was opened, for who asks who sees something without an account. */
export async function noteOpened(db: Database, clock: Clock, weddingId: string): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - NOTED_EVERY_SECONDS * 1000)
  await db
    .update(publicPages)
    .set({ openedAt: now })
    .where(
      and(
        eq(publicPages.weddingId, weddingId),
        or(isNull(publicPages.openedAt), lt(publicPages.openedAt, before)),
      ),
    )
}
