import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { weddingCoverFiles, weddingCovers, weddings } from '#db/schema/weddings.ts'
import type { ImageHeader } from '#domain/inspiration/images.ts'
import { COVERS_KEPT } from '#domain/style/wedding-styles.ts'
import { hasRoomForFile, holdFileBytes } from '#server/areas/weddings/wedding-bytes.queries.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** A file that ends the process which decodes it is not tried for days. */
const PROCESSING_ATTEMPTS = 5

type SentCover = { id: string; fileName: string; path: string; size: number; header: ImageHeader }

/** Adds an image whose bytes are safe under `path`; its files are made of them later. The oldest makes room, in the bin. */
export async function addCover(
  { db, clock, settings: { limits } }: Pick<Platform, 'db' | 'clock'> & Configured<'limits'>,
  by: ActingMember<'wedding', 'edit'>,
  { id, fileName, path, size, header }: SentCover,
): Promise<'added' | 'known' | 'weddingFull'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'style')
    await holdFileBytes(tx, weddingId)
    if (await tx.$count(weddingCovers, coverRow(weddingId, id))) return 'known'
    if (!(await hasRoomForFile(tx, weddingId, size, limits.wedding.fileBytes))) return 'weddingFull'
    const createdAt = clock.now()
    await removeOldestCovers(tx, weddingId, { now: createdAt, most: COVERS_KEPT - 1 })
    const { width, height } = header
    await tx
      .insert(weddingCovers)
      .values({ weddingId, id, fileName, status: 'processing', width, height, createdAt })
    const contentType = 'application/octet-stream'
    await tx
      .insert(weddingCoverFiles)
      .values({ weddingId, imageId: id, variant: 'upload', path, size, contentType, createdAt })
    await recordChange(tx, by, 'style')
    await addJob(tx, 'process-cover', { weddingId, coverId: id }, { maxAttempts: PROCESSING_ATTEMPTS })
    return 'added'
  })
}

/** Puts the oldest into the bin until there are no more than so many; the one that is shown stays, however old it is. */
export async function removeOldestCovers(
  tx: Transaction,
  weddingId: MemberWeddingId,
  { now, most }: { now: Date; most: number },
): Promise<void> {
  const shown = tx.select({ id: weddings.coverImageId }).from(weddings).where(eq(weddings.id, weddingId))
  const kept = await tx
    .select({ id: weddingCovers.id })
    .from(weddingCovers)
    .where(
      and(
        eq(weddingCovers.weddingId, weddingId),
        isNull(weddingCovers.deletedAt),
        sql`${weddingCovers.id} is distinct from (${shown})`,
      ),
    )
    .orderBy(asc(weddingCovers.createdAt), asc(weddingCovers.id))
  const tooMany = kept.slice(0, Math.max(0, kept.length - most))
  for (const { id } of tooMany)
    await tx.update(weddingCovers).set({ deletedAt: now }).where(coverRow(weddingId, id))
}

const coverRow = (weddingId: MemberWeddingId, id: string) =>
  and(eq(weddingCovers.weddingId, weddingId), eq(weddingCovers.id, id))
