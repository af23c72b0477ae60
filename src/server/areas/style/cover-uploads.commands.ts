import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { weddingCoverFiles, weddingCovers, weddings } from '#db/schema/weddings.ts'
import { recordChange, systemAuthor } from '#server/core/changes.ts'
import type { StoredImage } from '#server/core/images/store-variants.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { Clock } from '#server/platform/clock.ts'

/** A cover that was sent, whose files are still to be made. */
export type SentUpload = { weddingId: string; coverId: string; path: string }

/** The bytes that a cover is made of; `undefined` when it is made or gone. */
export async function findCoverUpload(
  db: Database,
  weddingId: string,
  coverId: string,
): Promise<SentUpload | undefined> {
  const [upload] = await db
    .select({
      weddingId: weddingCoverFiles.weddingId,
      coverId: weddingCoverFiles.imageId,
      path: weddingCoverFiles.path,
    })
    .from(weddingCoverFiles)
    .where(
      and(
        eq(weddingCoverFiles.weddingId, weddingId),
        eq(weddingCoverFiles.imageId, coverId),
        eq(weddingCoverFiles.variant, 'upload'),
      ),
    )
  return upload
}

/** The cover is ready: its files take the place of what was sent. */
export async function storeCover(
  db: Database,
  clock: Clock,
  upload: SentUpload,
  { name, rendered, stored }: StoredImage,
): Promise<void> {
  const { weddingId, coverId } = upload
  const { width, height, color, placeholder } = rendered
  await db.transaction(async (tx) => {
    const ready = await tx
      .update(weddingCovers)
      .set({ status: 'ready', imagePath: name, width, height, color, placeholder })
      .where(and(rowOf(upload), ne(weddingCovers.status, 'ready')))
      .returning({ id: weddingCovers.id })
    if (ready.length === 0) return
    await deleteUpload(tx, upload)
    const createdAt = clock.now()
    await tx
      .insert(weddingCoverFiles)
      .values(stored.map((file) => ({ weddingId, imageId: coverId, createdAt, ...file })))
    await recordChange(tx, systemAuthor(weddingId), 'style')
  })
}

/** The cover cannot be decoded: nothing but its name is kept, and no wedding shows it. */
export async function markCoverDamaged(db: Database, upload: SentUpload): Promise<void> {
  const { weddingId, coverId } = upload
  await db.transaction(async (tx) => {
    await tx.update(weddingCovers).set({ status: 'damaged' }).where(rowOf(upload))
    await tx
      .update(weddings)
      .set({ coverImageId: null })
      .where(and(eq(weddings.id, weddingId), eq(weddings.coverImageId, coverId)))
    await deleteUpload(tx, upload)
    await recordChange(tx, systemAuthor(weddingId), 'style')
  })
}

async function deleteUpload(tx: Transaction, { path }: SentUpload): Promise<void> {
  await tx.delete(weddingCoverFiles).where(eq(weddingCoverFiles.path, path))
  await addJob(tx, 'delete-queued-files', {})
}

const rowOf = ({ weddingId, coverId }: SentUpload) =>
  and(eq(weddingCovers.weddingId, weddingId), eq(weddingCovers.id, coverId))

/** Makes the images whose uploads are in the store again. */
export async function resumeCovers(db: Database, paths: string[]): Promise<void> {
  const uploads = await db
    .select()
    .from(weddingCoverFiles)
    .where(and(inArray(weddingCoverFiles.path, paths), eq(weddingCoverFiles.variant, 'upload')))
  for (const { weddingId, imageId } of uploads)
    await addJob(db, 'process-cover', { weddingId, coverId: imageId })
}
