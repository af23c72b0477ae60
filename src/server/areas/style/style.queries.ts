import { and, desc, eq, isNull } from 'drizzle-orm'
import type { WeddingCover, WeddingLook } from '#contract/style.ts'
import type { Database, Transaction } from '#db/client.ts'
import { weddingCovers, weddings } from '#db/schema/weddings.ts'
import { isCoverOf, lookColumns, toCover, toLook } from '#server/areas/weddings/wedding-look.queries.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Files } from '#server/platform/files/files.ts'

/** The images that were sent as covers, the newest first. */
export async function listCovers(
  db: Database,
  files: Files,
  weddingId: MemberWeddingId<'wedding', 'view'>,
): Promise<WeddingCover[]> {
  const rows = await db
    .select()
    .from(weddingCovers)
    .where(and(eq(weddingCovers.weddingId, weddingId), isNull(weddingCovers.deletedAt)))
    .orderBy(desc(weddingCovers.createdAt), desc(weddingCovers.id))
  return rows.map((row) => toCover(files, row))
}

/** One of them; `undefined` when the wedding has none with that id. */
export async function findCover(
  db: Database | Transaction,
  files: Files,
  weddingId: MemberWeddingId<'wedding', 'view'>,
  coverId: string,
): Promise<WeddingCover | undefined> {
  const [row] = await db
    .select()
    .from(weddingCovers)
    .where(
      and(
        eq(weddingCovers.weddingId, weddingId),
        eq(weddingCovers.id, coverId),
        isNull(weddingCovers.deletedAt),
      ),
    )
  return row && toCover(files, row)
}

/** How the wedding looks; `undefined` when it is gone. */
export async function findLook(
  db: Database,
  files: Files,
  weddingId: MemberWeddingId<'wedding', 'view'>,
): Promise<WeddingLook | undefined> {
  const [row] = await db
    .select(lookColumns)
    .from(weddings)
    .leftJoin(weddingCovers, isCoverOf)
    .where(eq(weddings.id, weddingId))
  return row && toLook(files, row)
}
