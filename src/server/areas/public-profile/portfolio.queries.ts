import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import type { Database } from '#db/client.ts'
import { plannerPortfolio } from '#db/schema/planners.ts'
import { hiddenPortfolioAddresses, portfolioAddresses } from '#server/areas/planners/planner-images.ts'
import type { Platform } from '#server/core/context.ts'
import { isPhotoHidden } from '#server/core/hidden-content.queries.ts'
import type { Files } from '#server/platform/files/files.ts'

type Deps = Pick<Platform, 'db' | 'files'>

/** The images of a planner's portfolio in their order, those included that are still being made. */
export const listPortfolio = (deps: Deps, userId: string): Promise<OwnPortfolioImage[]> =>
  select(deps, eq(plannerPortfolio.userId, userId))

export async function findPortfolioImage(
  deps: Deps,
  userId: string,
  id: string,
): Promise<OwnPortfolioImage | undefined> {
  const [image] = await select(deps, and(eq(plannerPortfolio.userId, userId), eq(plannerPortfolio.id, id))!)
  return image
}

/** How many images a portfolio has, without those that were removed. */
export const countPortfolio = (db: Pick<Database, '$count'>, userId: string): Promise<number> =>
  db.$count(plannerPortfolio, and(eq(plannerPortfolio.userId, userId), isNull(plannerPortfolio.deletedAt)))

async function select({ db, files }: Deps, which: SQL): Promise<OwnPortfolioImage[]> {
  const rows = await db
    .select({
      id: plannerPortfolio.id,
      fileName: plannerPortfolio.fileName,
      status: plannerPortfolio.status,
      imagePath: plannerPortfolio.imagePath,
      width: plannerPortfolio.width,
      height: plannerPortfolio.height,
      color: plannerPortfolio.color,
      placeholder: plannerPortfolio.placeholder,
      caption: plannerPortfolio.caption,
      altText: plannerPortfolio.altText,
      isHidden: isPhotoHidden(plannerPortfolio.userId, plannerPortfolio.id),
    })
    .from(plannerPortfolio)
    .where(and(which, isNull(plannerPortfolio.deletedAt)))
    .orderBy(asc(plannerPortfolio.orderIndex), asc(plannerPortfolio.id))
  return rows.map(({ imagePath, ...image }) => ({
    ...image,
    ...addressesOf(files, imagePath, image.isHidden),
  }))
}

/** A hidden image is not there at its public address, so its planner gets one that works for them. */
function addressesOf(files: Files, imagePath: string | null, isHidden: boolean) {
  if (imagePath === null) return { thumbUrl: null, url: null }
  return isHidden ? hiddenPortfolioAddresses(files, imagePath) : portfolioAddresses(files, imagePath)
}
