import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PublicPage } from '#contract/public-page.ts'
import type { Database, Transaction } from '#db/client.ts'
import { publicPages } from '#db/schema/public-pages.ts'
import { weddingCovers, weddings } from '#db/schema/weddings.ts'
import { publicPagePath } from '#domain/households/public-page.ts'
import { SLUG_MAX, SLUG_MIN, slugOf, slugProblem } from '#domain/text/slugs.ts'
import { isCoverOf, lookColumns } from '#server/areas/weddings/wedding-look.queries.ts'
import { isShown } from '#server/core/hidden-content.queries.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { HAS_PHONE_COVER, storedSettingsOf } from '../invitation.queries.ts'

/** The address of a wedding's public page as its editors see it; `null` while it has none. */
export async function findPublicPage(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
): Promise<PublicPage | null> {
  const [row] = await db.select().from(publicPages).where(eq(publicPages.weddingId, weddingId))
  if (!row) return null
  const { slug, isOpen, isFoundBySearch, findsInvitations, passwordHash } = row
  const hasPassword = passwordHash !== null
  return { slug, path: publicPagePath(slug), isOpen, isFoundBySearch, findsInvitations, hasPassword }
}

/** An address out of the names of a wedding that no other has. */
export async function suggestAddress(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
): Promise<string> {
  const [wedding] = await db
    .select({ name: weddings.name, date: weddings.eventDate })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
  const named = slugOf(wedding?.name ?? '')
  const slug = named.length < SLUG_MIN ? slugOf('boda', named) : named
  const year = wedding?.date?.slice(0, 4) ?? null
  return suggestSlug(db, year ? [slug, slugOf(slug, year)] : [slug])
}

/** The first of some slugs that no wedding has, else the first with a number. */
export async function suggestSlug(db: Database | Transaction, slugs: readonly string[]): Promise<string> {
  const first = slugs[0]!.slice(0, SLUG_MAX - 4).replace(/-+$/, '')
  const wanted = [...slugs, ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${first}-${n}`)]
  const fitting = wanted.filter((slug) => slugProblem(slug) === null)
  const { rows } = await db.execute<{ slug: string }>(sql`
    select s.slug from unnest(${sql.param(fitting)}::text[]) with ordinality as s (slug, place)
    where not exists (select from public_pages p where p.slug = s.slug) order by s.place limit 1`)
  return rows[0]?.slug ?? `${first}-${randomUUID().slice(0, 3)}`
}

/** Finds the wedding that an open address shows; nothing for one that is deleted or hidden. */
export async function findPublicWedding(db: Database, slug: string) {
  const [row] = await db
    .select({
      weddingId: weddings.id,
      weddingName: weddings.name,
      eventDate: weddings.eventDate,
      timeZone: weddings.timeZone,
      ...lookColumns,
      hasPhoneCover: HAS_PHONE_COVER,
      settings: storedSettingsOf(weddings.id),
      isFoundBySearch: publicPages.isFoundBySearch,
      findsInvitations: publicPages.findsInvitations,
      passwordHash: publicPages.passwordHash,
    })
    .from(publicPages)
    .innerJoin(weddings, eq(weddings.id, publicPages.weddingId))
    .leftJoin(weddingCovers, isCoverOf)
    .where(
      sql`${publicPages.slug} = ${slug} and ${publicPages.isOpen}
        and not exists (select from deleted_weddings d where d.wedding_id = ${weddings.id})
        and ${isShown(weddings.id, weddings.id)}`,
    )
  return row
}

export type PublicWedding = NonNullable<Awaited<ReturnType<typeof findPublicWedding>>>
