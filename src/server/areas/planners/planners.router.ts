import { publicProcedure, weddingMember } from '#server/core/procedures/procedures.ts'
import { listDirectory } from './directory.queries.ts'
import { findListedPlanner } from './listed-planners.queries.ts'
import { findLinkedPlanner } from './planners.queries.ts'
import { toPublicPlanner } from './public-planner.ts'

const viewer = weddingMember('wedding', 'view')

export const plannersRouter = {
  list: publicProcedure.planners.list.handler(({ context, input }) =>
    listDirectory(context.platform, {
      zone: input.zone ?? null,
      style: input.style ?? null,
      maxPrice: input.maxPrice ?? null,
    }),
  ),

  get: publicProcedure.planners.get.handler(async ({ context, input, errors }) => {
    const { db, clock, files } = context.platform
    const planner = await findListedPlanner(db, clock, input.slug)
    if (!planner) throw errors.PLANNER_NOT_FOUND()
    return toPublicPlanner(files, planner)
  }),

  linked: viewer.planners.linked.handler(({ context }) =>
    findLinkedPlanner(context.platform, context.weddingId),
  ),
}
