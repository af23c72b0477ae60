import { eq } from 'drizzle-orm'
import type { GuestPageState } from '#contract/guest-page.ts'
import type { Database, Transaction } from '#db/client.ts'
import { guestPages } from '#db/schema/guest-pages.ts'
import { FIRST_CONTENT, type GuestPageContent, withAllParts } from '#domain/households/guest-page.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The page of a wedding with its draft; of one that was never changed, the page as it comes by itself. */
export async function findPageState(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<GuestPageState> {
  const [row] = await db.select().from(guestPages).where(eq(guestPages.weddingId, weddingId))
  return {
    draft: withAllParts(row?.draft ?? FIRST_CONTENT),
    published: row?.published ? withAllParts(row.published) : null,
    former: row?.former ? withAllParts(row.former) : null,
    publishedAt: row?.publishedAt?.toISOString() ?? null,
  }
}

/** The page as families see it. The id comes of an invitation that was opened by its token. */
export async function findPublishedContent(
  db: Database,
  { weddingId }: { weddingId: string },
): Promise<GuestPageContent> {
  const [row] = await db
    .select({ published: guestPages.published })
    .from(guestPages)
    .where(eq(guestPages.weddingId, weddingId))
  return withAllParts(row?.published ?? FIRST_CONTENT)
}
