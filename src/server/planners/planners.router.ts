import { weddingMember } from '../procedures.ts'
import { findLinkedPlanner } from './planners.queries.ts'

export const plannersRouter = {
  linked: weddingMember.planners.linked.handler(({ context }) =>
    findLinkedPlanner(context.platform.db, context.weddingId),
  ),
}
