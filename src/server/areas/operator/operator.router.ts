import { endOfSitting } from '#domain/operator/operators.ts'
import { giveCode } from '#server/core/auth/operators/give-code.ts'
import { operator } from '#server/core/procedures.ts'
import { listActs } from './operator.queries.ts'
import { beginSitting } from './operator-acts.commands.ts'

const routes = operator.operator

export const operatorRouter = {
  openSitting: routes.openSitting.handler(async ({ context, input, errors }) => {
    const { platform, operatorId, sessionId } = context
    const { isRight, waitSeconds } = await giveCode(platform, operatorId, {
      code: input.code,
      purpose: 'sitting',
    })
    if (waitSeconds) throw errors.TOO_MANY_ATTEMPTS({ data: { retryAfterSeconds: waitSeconds } })
    if (!isRight) throw errors.INVALID_CODE()
    return { until: endOfSitting(await beginSitting(platform, { operatorId, sessionId })).toISOString() }
  }),

  log: routes.log.handler(({ context: { platform, operatorId } }) => listActs(platform.db, operatorId)),
}
