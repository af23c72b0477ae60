import { REQUESTS_TYPED_MAX } from '#domain/planners/planner-requests.ts'
import { leadCreated } from '#server/areas/agencies/lead-created.commands.ts'
import { findAnsweringPlanner } from '#server/areas/planners/contactable-planner.queries.ts'
import { createWedding } from '#server/areas/weddings/weddings.commands.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { consumeAnswer } from './answer-limit.ts'
import { answerMail } from './answer-mail.ts'
import { requestFigures } from './figures.queries.ts'
import { answerRequest, linkWedding, moveRequest } from './requests.commands.ts'
import { countNewRequests, findRequest, listRequests } from './requests.queries.ts'
import { correctRequest, noteRequest } from './typed-requests.commands.ts'

const routes = business('requests').requests

export const requestsRouter = {
  list: routes.list.handler(({ context }) => listRequests(context.platform.db, context.ownerId)),

  newCount: routes.newCount.handler(async ({ context }) => ({
    new: await countNewRequests(context.platform.db, context.ownerId),
  })),

  add: routes.add.handler(async ({ context, input, errors }) => {
    const request = await noteRequest(context.platform, context.ownerId, input)
    if (request === 'full') throw errors.TOO_MANY_REQUESTS_NOTED({ data: { max: REQUESTS_TYPED_MAX } })
    context.platform.live.notificationsRead(context.ownerId)
    return request
  }),

  update: routes.update.handler(async ({ context, input: { requestId, ...changes }, errors }) => {
    const key = { plannerId: context.ownerId, requestId }
    const request = await correctRequest(context.platform, key, changes)
    if (request === 'notFound') throw errors.REQUEST_NOT_FOUND()
    if (request === 'ofOthers') throw errors.MESSAGE_OF_OTHERS()
    return request
  }),

  figures: routes.figures.handler(({ context: { platform, ownerId }, input }) =>
    requestFigures(platform.db, ownerId, input.year),
  ),

  move: routes.move.handler(async ({ context, input, errors }) => {
    const { db, clock, live } = context.platform
    const { ownerId } = context
    const key = { plannerId: ownerId, requestId: input.requestId }
    const request = await moveRequest(db, clock, key, input.status)
    if (!request) throw errors.REQUEST_NOT_FOUND()
    live.notificationsRead(ownerId)
    return request
  }),

  answer: routes.answer.handler(async ({ context, input, errors }) => {
    const { db, clock, live, rateLimiter } = context.platform
    const { ownerId } = context
    const request = await findRequest(db, ownerId, input.requestId)
    if (!request) throw errors.REQUEST_NOT_FOUND()
    if (!request.email) throw errors.NO_EMAIL()
    const verdict = await consumeAnswer(rateLimiter, ownerId)
    if (!verdict.allowed) {
      throw errors.TOO_MANY_ANSWERS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    }
    const mail = answerMail(
      { ...request, email: request.email },
      await findAnsweringPlanner(db, ownerId),
      input.text,
    )
    const answered = await answerRequest(db, clock, { plannerId: ownerId, requestId: request.id, mail })
    live.notificationsRead(ownerId)
    return answered!
  }),

  createWedding: routes.createWedding.handler(async ({ context, input, errors }) => {
    const { db, clock, live } = context.platform
    const { limits } = context.platform.settings
    const { actor, ownerId } = context
    const request = await findRequest(db, ownerId, input.requestId)
    if (!request) throw errors.REQUEST_NOT_FOUND()
    const { name, eventDate } = input
    // The id of the request is the key: a second try makes no second wedding.
    const created = await createWedding(
      context.platform,
      { userId: ownerId, role: 'planner' },
      { key: request.id, name, eventDate },
    )
    if (created === 'PLAN_NEEDED') throw errors.PLAN_NEEDED()
    if (created === 'TOO_MANY_WEDDINGS')
      throw errors.TOO_MANY_WEDDINGS({ data: { max: limits.person.weddings.planner } })
    const { weddingId } = created
    await leadCreated(context.platform, ownerId, actor, weddingId)
    announceRows(context, { weddingId, actor }, 'weddings', [weddingId])
    const linked = await linkWedding(db, clock, { plannerId: ownerId, requestId: request.id }, weddingId)
    live.notificationsRead(ownerId)
    return linked!
  }),
}
