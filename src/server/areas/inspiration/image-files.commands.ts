import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { inspirationFiles, inspirations } from '#db/schema/inspiration.ts'
import { recordChange, systemAuthor } from '#server/core/changes.ts'
import type { StoredImage } from '#server/core/images/store-variants.ts'
import { addJob, BEHIND_OTHERS } from '#server/core/jobs/add-job.ts'
import type { Clock } from '#server/platform/clock.ts'

/** An image that was sent, whose files are still to be made. */
export type Upload = { weddingId: string; imageId: string; path: string }

/** The bytes that an image is made of; `undefined` when it is made or gone. */
export async function findUpload(
  db: Database,
  weddingId: string,
  imageId: string,
): Promise<Upload | undefined> {
  const [upload] = await db
    .select({
      weddingId: inspirationFiles.weddingId,
      imageId: inspirationFiles.imageId,
      path: inspirationFiles.path,
    })
    .from(inspirationFiles)
    .where(
      and(
        eq(inspirationFiles.weddingId, weddingId),
        eq(inspirationFiles.imageId, imageId),
        eq(inspirationFiles.variant, 'upload'),
      ),
    )
  return upload
}

/** The image is ready: its files take the place of what was sent. */
export async function storeRendered(
  db: Database,
  clock: Clock,
  upload: Upload,
  { name: imageUrl, rendered, stored }: StoredImage,
): Promise<void> {
  const { weddingId, imageId } = upload
  const { width, height, color, placeholder, files } = rendered
  const extension = files.find(({ variant }) => variant === 'original')!.extension
  await db.transaction(async (tx) => {
    // The extension of a download follows its content, not the name of the uploaded file.
    const fileName = sql`regexp_replace(file_name, '\.[A-Za-z0-9]{1,5}$', '') || ${`.${extension}`}`
    const ready = await tx
      .update(inspirations)
      .set({ status: 'ready', imageUrl, width, height, color, placeholder, fileName })
      .where(and(rowOf(upload), eq(inspirations.status, 'processing')))
      .returning({ id: inspirations.id })
    if (ready.length === 0) return
    await deleteUpload(tx, upload)
    const createdAt = clock.now()
    await tx
      .insert(inspirationFiles)
      .values(stored.map((file) => ({ weddingId, imageId, createdAt, ...file })))
    await recordChange(tx, systemAuthor(weddingId), 'inspiration')
  })
}

/** The image cannot be decoded: nothing but its name is kept. */
export async function markDamaged(db: Database, upload: Upload): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(inspirations).set({ status: 'damaged' }).where(rowOf(upload))
    await deleteUpload(tx, upload)
    await recordChange(tx, systemAuthor(upload.weddingId), 'inspiration')
  })
}

async function deleteUpload(tx: Transaction, { path }: Upload): Promise<void> {
  await tx.delete(inspirationFiles).where(eq(inspirationFiles.path, path))
  await addJob(tx, 'delete-queued-files', {})
}

const rowOf = ({ weddingId, imageId }: Upload) =>
  and(eq(inspirations.weddingId, weddingId), eq(inspirations.id, imageId))

/** Makes the images whose uploads are in the store again. */
export async function resumeImages(db: Database, paths: string[]): Promise<void> {
  const uploads = await db
    .select()
    .from(inspirationFiles)
    .where(and(inArray(inspirationFiles.path, paths), eq(inspirationFiles.variant, 'upload')))
  for (const { weddingId, imageId } of uploads)
    await addJob(db, 'process-image', { weddingId, imageId }, { priority: BEHIND_OTHERS })
}
