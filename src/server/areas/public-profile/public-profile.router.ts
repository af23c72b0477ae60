import { readPrice } from '#domain/planners/public-profile.ts'
import { cleanSlug, slugProblem } from '#domain/text/slugs.ts'
import { announcePerson } from '#server/core/procedures/announce.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import {
  describePortfolioImage,
  removePortfolioImage,
  reorderPortfolio,
  restorePortfolioImage,
} from './portfolio.commands.ts'
import { findPortfolioImage, listPortfolio } from './portfolio.queries.ts'
import { judgeSlug, updatePublicProfile } from './public-profile.commands.ts'
import { findProfileRow, getPublicProfile } from './public-profile.queries.ts'

const routes = business('brand').publicProfile

const portfolio = {
  list: routes.portfolio.list.handler(({ context }) => listPortfolio(context.platform, context.ownerId)),

  update: routes.portfolio.update.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const { imageId, ...changes } = input
    const { db, clock } = platform
    const isThere = await describePortfolioImage(db, clock, ownerId, imageId, changes)
    const image = isThere && (await findPortfolioImage(platform, ownerId, imageId))
    if (!image) throw errors.PORTFOLIO_IMAGE_NOT_FOUND()
    return image
  }),

  remove: routes.portfolio.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const isRemoved = await removePortfolioImage(db, clock, context.ownerId, input.imageId)
    if (!isRemoved) throw errors.PORTFOLIO_IMAGE_NOT_FOUND()
    return { removed: true as const }
  }),

  restore: routes.portfolio.restore.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const outcome = await restorePortfolioImage(platform, ownerId, input.imageId)
    if (outcome === 'full') {
      throw errors.TOO_MANY_PORTFOLIO_IMAGES({
        data: { max: platform.settings.limits.person.portfolioImages },
      })
    }
    const image = await findPortfolioImage(platform, ownerId, input.imageId)
    if (outcome === 'noImage' || !image) throw errors.PORTFOLIO_IMAGE_NOT_FOUND()
    return image
  }),

  reorder: routes.portfolio.reorder.handler(async ({ context, input }) => {
    const { platform, ownerId } = context
    await reorderPortfolio(platform.db, platform.clock, ownerId, input.imageIds)
    return listPortfolio(platform, ownerId)
  }),
}

export const publicProfileRouter = {
  get: routes.get.handler(({ context: { platform, ownerId } }) =>
    getPublicProfile(platform.db, platform.clock, ownerId),
  ),

  update: routes.update.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const { db, clock } = platform
    const { priceFrom, ...changes } = input
    const problem = changes.slug === undefined ? null : slugProblem(changes.slug)
    if (problem) throw errors[problem]()
    const read = priceFrom === undefined ? { price: undefined } : readPrice(priceFrom)
    if ('problem' in read) throw errors[read.problem]()
    const taken = await updatePublicProfile(db, clock, ownerId, { ...changes, priceFrom: read.price })
    if (taken) throw errors.SLUG_TAKEN({ data: taken })
    await announcePerson(context, 'planners', ownerId)
    return getPublicProfile(db, clock, ownerId)
  }),

  checkSlug: routes.checkSlug.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    const problem = slugProblem(input.slug)
    if (problem) throw errors[problem]()
    const slug = cleanSlug(input.slug)
    const { zones } = await findProfileRow(db, context.ownerId)
    const taken = await judgeSlug(db, slug, context.ownerId, zones)
    if (taken) throw errors.SLUG_TAKEN({ data: taken })
    return { slug }
  }),

  portfolio,
}
