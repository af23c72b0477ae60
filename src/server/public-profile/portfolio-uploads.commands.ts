import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { plannerPortfolio, plannerPortfolioFiles } from '#db/schema/planners.ts'
import type { StoredImage } from '../images/store-variants.ts'
import { addJob } from '../jobs/add-job.ts'
import type { Clock } from '../platform/clock.ts'
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

/** Takes the rows of files away that the store has lost, and says so at their images. */
export async function forgetLostPortfolioFiles(db: Database, paths: string[]): Promise<void> {
  await db.execute(sql`
    with lost as (
      delete from planner_portfolio_files where path = any(${sql.param(paths)}::text[])
      returning user_id, image_id
    )
    update planner_portfolio p set status = 'damaged' from lost
    where (p.user_id, p.id) = (lost.user_id, lost.image_id)`)
}
