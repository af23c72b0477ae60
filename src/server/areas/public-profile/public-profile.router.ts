import { readPrice } from '#domain/planners/public-profile.ts'
import { cleanSlug, slugProblem } from '#domain/text/slugs.ts'
import { announcePerson } from '#server/core/procedures/announce.ts'
import { planner } from '#server/core/procedures/procedures.ts'
import {
  describePortfolioImage,
  removePortfolioImage,
  reorderPortfolio,
  restorePortfolioImage,
} from './portfolio.commands.ts'
import { findPortfolioImage, listPortfolio } from './portfolio.queries.ts'
import { judgeSlug, updatePublicProfile } from './public-profile.commands.ts'
import { findProfileRow, getPublicProfile } from './public-profile.queries.ts'

const portfolio = {
  list: planner.publicProfile.portfolio.list.handler(({ context }) =>
    listPortfolio(context.platform, context.actor.userId),
  ),

  update: planner.publicProfile.portfolio.update.handler(async ({ context, input, errors }) => {
    const { platform, actor } = context
    const { imageId, ...changes } = input
    const { db, clock } = platform
    const isThere = await describePortfolioImage(db, clock, actor.userId, imageId, changes)
    const image = isThere && (await findPortfolioImage(platform, actor.userId, imageId))
    if (!image) throw errors.PORTFOLIO_IMAGE_NOT_FOUND()
    return image
  }),

  remove: planner.publicProfile.portfolio.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const isRemoved = await removePortfolioImage(db, clock, context.actor.userId, input.imageId)
    if (!isRemoved) throw errors.PORTFOLIO_IMAGE_NOT_FOUND()
    return { removed: true as const }
  }),

  restore: planner.publicProfile.portfolio.restore.handler(async ({ context, input, errors }) => {
    const { platform, actor } = context
    const outcome = await restorePortfolioImage(platform, actor.userId, input.imageId)
    if (outcome === 'full') {
      throw errors.TOO_MANY_PORTFOLIO_IMAGES({
        data: { max: platform.settings.limits.person.portfolioImages },
      })
    }
    const image = await findPortfolioImage(platform, actor.userId, input.imageId)
    if (outcome === 'noImage' || !image) throw errors.PORTFOLIO_IMAGE_NOT_FOUND()
    return image
  }),

  reorder: planner.publicProfile.portfolio.reorder.handler(async ({ context, input }) => {
    const { platform, actor } = context
    await reorderPortfolio(platform.db, platform.clock, actor.userId, input.imageIds)
    return listPortfolio(platform, actor.userId)
  }),
}

export const publicProfileRouter = {
  get: planner.publicProfile.get.handler(({ context: { platform, actor } }) =>
    getPublicProfile(platform.db, platform.clock, actor.userId),
  ),

  update: planner.publicProfile.update.handler(async ({ context, input, errors }) => {
    const { platform, actor } = context
    const { db, clock } = platform
    const { priceFrom, ...changes } = input
    const problem = changes.slug === undefined ? null : slugProblem(changes.slug)
    if (problem) throw errors[problem]()
    const read = priceFrom === undefined ? { price: undefined } : readPrice(priceFrom)
    if ('problem' in read) throw errors[read.problem]()
    const taken = await updatePublicProfile(db, clock, actor.userId, { ...changes, priceFrom: read.price })
    if (taken) throw errors.SLUG_TAKEN({ data: taken })
    await announcePerson(context, 'planners')
    return getPublicProfile(db, clock, actor.userId)
  }),

  checkSlug: planner.publicProfile.checkSlug.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    const problem = slugProblem(input.slug)
    if (problem) throw errors[problem]()
    const slug = cleanSlug(input.slug)
    const { zones } = await findProfileRow(db, context.actor.userId)
    const taken = await judgeSlug(db, slug, context.actor.userId, zones)
    if (taken) throw errors.SLUG_TAKEN({ data: taken })
    return { slug }
  }),

  portfolio,
}
