import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { plannerPortfolio, plannerPortfolioFiles } from '#db/schema/planners.ts'
import type { StoredImage } from '#server/core/images/store-variants.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { Clock } from '#server/platform/clock.ts'
import { changePortfolioImage, portfolioRow } from './portfolio.commands.ts'

export type PortfolioUpload = { userId: string; imageId: string; path: string }

/** The bytes that an image is made of; `undefined` when it is made or gone. */
export async function findPortfolioUpload(
  db: Database,
  userId: string,
  imageId: string,
): Promise<PortfolioUpload | undefined> {
  const [upload] = await db
    .select({
      userId: plannerPortfolioFiles.userId,
      imageId: plannerPortfolioFiles.imageId,
      path: plannerPortfolioFiles.path,
    })
    .from(plannerPortfolioFiles)
    .where(
      and(
        eq(plannerPortfolioFiles.userId, userId),
        eq(plannerPortfolioFiles.imageId, imageId),
        eq(plannerPortfolioFiles.variant, 'upload'),
      ),
    )
  return upload
}

/** The image is ready, or damaged when nothing could be made of it; what was sent is deleted. */
export async function finishPortfolioImage(
  db: Database,
  clock: Clock,
  { userId, imageId, path }: PortfolioUpload,
  made: StoredImage | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(plannerPortfolioFiles).where(eq(plannerPortfolioFiles.path, path))
    await addJob(tx, 'delete-queued-files', {})
    const waiting = and(portfolioRow(userId, imageId), eq(plannerPortfolio.status, 'processing'))!
    if (!made) return void (await changePortfolioImage(tx, clock, userId, waiting, { status: 'damaged' }))
    const { width, height, color, placeholder } = made.rendered
    const imagePath = `${userId}/${made.name}`
    const ready = { status: 'ready', imagePath, width, height, color, placeholder } as const
    if (!(await changePortfolioImage(tx, clock, userId, waiting, ready))) return
    const createdAt = clock.now()
    await tx
      .insert(plannerPortfolioFiles)
      .values(made.stored.map((file) => ({ userId, imageId, createdAt, ...file })))
  })
}

/** Makes the images whose uploads are in the store again. */
export async function resumePortfolioImages(db: Database, paths: string[]): Promise<void> {
  const uploads = await db
    .select()
    .from(plannerPortfolioFiles)
    .where(and(inArray(plannerPortfolioFiles.path, paths), eq(plannerPortfolioFiles.variant, 'upload')))
  for (const { userId, imageId } of uploads) await addJob(db, 'process-portfolio-image', { userId, imageId })
}
