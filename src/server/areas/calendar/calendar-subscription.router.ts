import { planner } from '#server/core/procedures/procedures.ts'
import {
  findSubscription,
  removeSubscription,
  renewSubscription,
  saveSubscription,
} from './calendar-subscription.commands.ts'

const routes = planner.calendar.subscription

export const calendarSubscriptionRouter = {
  get: routes.get.handler(({ context: { platform, actor } }) => findSubscription(platform.db, actor.userId)),

  save: routes.save.handler(({ context: { platform, actor }, input }) =>
    saveSubscription(platform, actor.userId, input),
  ),

  renew: routes.renew.handler(({ context: { platform, actor } }) =>
    renewSubscription(platform, actor.userId),
  ),

  remove: routes.remove.handler(async ({ context: { platform, actor } }) => {
    await removeSubscription(platform.db, actor.userId)
    return { removed: true as const }
  }),
}
