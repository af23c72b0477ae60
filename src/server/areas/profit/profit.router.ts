import { COSTS_MAX, TIMES_MAX } from '#domain/profit/noted-time.ts'
import { bookOwner } from '#server/core/procedures/business-procedures.ts'
import { newId } from '#server/platform/ids.ts'
import { addCost, addTime, removeCost, removeTime, startClock, stopClock } from './profit.commands.ts'
import { readProfit } from './profit.queries.ts'

const routes = bookOwner.profit

export const profitRouter = {
  get: routes.get.handler(({ context: { platform, ownerId }, input }) =>
    readProfit(platform.db, ownerId, input.accountId),
  ),

  addTime: routes.addTime.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const id = input.id ?? newId()
    const verdict = await addTime(platform.db, platform.clock, ownerId, { ...input, id })
    if (verdict === 'notFound') throw errors.PROFIT_ACCOUNT_NOT_FOUND()
    if (verdict === 'full') throw errors.TOO_MANY_TIMES({ data: { max: TIMES_MAX } })
    return { id }
  }),

  removeTime: routes.removeTime.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    if (!(await removeTime(platform.db, ownerId, input.timeId))) throw errors.TIME_NOT_FOUND()
    return { id: input.timeId }
  }),

  addCost: routes.addCost.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const id = input.id ?? newId()
    const verdict = await addCost(platform.db, platform.clock, ownerId, { ...input, id })
    if (verdict === 'notFound') throw errors.PROFIT_ACCOUNT_NOT_FOUND()
    if (verdict === 'full') throw errors.TOO_MANY_COSTS({ data: { max: COSTS_MAX } })
    return { id }
  }),

  removeCost: routes.removeCost.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    if (!(await removeCost(platform.db, ownerId, input.costId))) throw errors.COST_NOT_FOUND()
    return { id: input.costId }
  }),

  startClock: routes.startClock.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const started = await startClock(platform.db, platform.clock, ownerId, input.accountId)
    if (started === 'notFound') throw errors.PROFIT_ACCOUNT_NOT_FOUND()
    const { running, isOther } = started
    if (isOther) throw errors.CLOCK_RUNS({ data: { name: running.weddingName } })
    return running
  }),

  stopClock: routes.stopClock.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const id = input.id ?? newId()
    const stopped = await stopClock(platform.db, platform.clock, ownerId, { ...input, id })
    if (stopped === 'stopped') throw errors.CLOCK_STOPPED()
    if (stopped === 'full') throw errors.TOO_MANY_TIMES({ data: { max: TIMES_MAX } })
    return { id, minutes: stopped.minutes }
  }),
}
