import { CLOSURES_MAX } from '#domain/calendar/closures.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { appointmentsRouter } from './appointments.router.ts'
import { readCalendar } from './calendar.queries.ts'
import { calendarSubscriptionRouter } from './calendar-subscription.router.ts'
import { removeClosure, saveClosure } from './closures.commands.ts'

const routes = business('calendar').calendar

export const calendarRouter = {
  get: routes.get.handler(({ context: { platform, ownerId, actor } }) =>
    readCalendar(platform, ownerId, actor),
  ),

  appointments: appointmentsRouter,

  subscription: calendarSubscriptionRouter,

  closures: {
    save: routes.closures.save.handler(async ({ context: { platform, ownerId }, input, errors }) => {
      const { closureId: id, ...days } = input
      const saved = await saveClosure(platform, ownerId, { id, ...days })
      if (saved === 'full') throw errors.TOO_MANY_CLOSURES({ data: { max: CLOSURES_MAX } })
      return saved
    }),

    remove: routes.closures.remove.handler(async ({ context: { platform, ownerId }, input }) => {
      await removeClosure(platform.db, ownerId, input.closureId)
      return input
    }),
  },
}
