import { REQUESTS_TYPED_MAX } from '#domain/planners/planner-requests.ts'
import { findAnsweringPlanner } from '#server/areas/planners/contactable-planner.queries.ts'
import { createWedding } from '#server/areas/weddings/weddings.commands.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { planner } from '#server/core/procedures/procedures.ts'
import { consumeAnswer } from './answer-limit.ts'
import { answerMail } from './answer-mail.ts'
import { requestFigures } from './figures.queries.ts'
import { answerRequest, linkWedding, moveRequest } from './requests.commands.ts'
import { countNewRequests, findRequest, listRequests } from './requests.queries.ts'
import { correctRequest, noteRequest } from './typed-requests.commands.ts'

const routes = planner.requests

export const requestsRouter = {
  list: routes.list.handler(({ context }) => listRequests(context.platform.db, context.actor.userId)),

  newCount: routes.newCount.handler(async ({ context }) => ({
    new: await countNewRequests(context.platform.db, context.actor.userId),
  })),

  add: routes.add.handler(async ({ context, input, errors }) => {
    const request = await noteRequest(context.platform, context.actor.userId, input)
    if (request === 'full') throw errors.TOO_MANY_REQUESTS_NOTED({ data: { max: REQUESTS_TYPED_MAX } })
    context.platform.live.notificationsRead(context.actor.userId)
    return request
  }),

  update: routes.update.handler(async ({ context, input: { requestId, ...changes }, errors }) => {
    const key = { plannerId: context.actor.userId, requestId }
    const request = await correctRequest(context.platform, key, changes)
    if (request === 'notFound') throw errors.REQUEST_NOT_FOUND()
    if (request === 'ofOthers') throw errors.MESSAGE_OF_OTHERS()
    return request
  }),

  figures: routes.figures.handler(({ context: { platform, actor }, input }) =>
    requestFigures(platform.db, actor.userId, input.year),
  ),

  move: routes.move.handler(async ({ context, input, errors }) => {
    const { db, clock, live } = context.platform
    const { userId } = context.actor
    const key = { plannerId: userId, requestId: input.requestId }
    const request = await moveRequest(db, clock, key, input.status)
    if (!request) throw errors.REQUEST_NOT_FOUND()
    live.notificationsRead(userId)
    return request
  }),

  answer: routes.answer.handler(async ({ context, input, errors }) => {
    const { db, clock, live, rateLimiter } = context.platform
    const { userId } = context.actor
    const request = await findRequest(db, userId, input.requestId)
    if (!request) throw errors.REQUEST_NOT_FOUND()
    if (!request.email) throw errors.NO_EMAIL()
    const verdict = await consumeAnswer(rateLimiter, userId)
    if (!verdict.allowed) {
      throw errors.TOO_MANY_ANSWERS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    }
    const mail = answerMail(
      { ...request, email: request.email },
      await findAnsweringPlanner(db, userId),
      input.text,
    )
    const answered = await answerRequest(db, clock, { plannerId: userId, requestId: request.id, mail })
    live.notificationsRead(userId)
    return answered!
  }),

  createWedding: routes.createWedding.handler(async ({ context, input, errors }) => {
    const { db, clock, live } = context.platform
    const { limits } = context.platform.settings
    const { actor } = context
    const request = await findRequest(db, actor.userId, input.requestId)
    if (!request) throw errors.REQUEST_NOT_FOUND()
    const { name, eventDate } = input
    // The id of the request is the key: a second try makes no second wedding.
    const created = await createWedding(context.platform, actor, { key: request.id, name, eventDate })
    if (created === 'PLAN_NEEDED') throw errors.PLAN_NEEDED()
    if (created === 'TOO_MANY_WEDDINGS')
      throw errors.TOO_MANY_WEDDINGS({ data: { max: limits.person.weddings[actor.role] } })
    const { weddingId } = created
    announceRows(context, { weddingId, actor }, 'weddings', [weddingId])
    const linked = await linkWedding(db, clock, { plannerId: actor.userId, requestId: request.id }, weddingId)
    live.notificationsRead(actor.userId)
    return linked!
  }),
}
