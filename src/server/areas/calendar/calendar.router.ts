import { CLOSURES_MAX } from '#domain/calendar/closures.ts'
import { planner } from '#server/core/procedures/procedures.ts'
import { appointmentsRouter } from './appointments.router.ts'
import { readCalendar } from './calendar.queries.ts'
import { calendarSubscriptionRouter } from './calendar-subscription.router.ts'
import { removeClosure, saveClosure } from './closures.commands.ts'

const routes = planner.calendar

export const calendarRouter = {
  get: routes.get.handler(({ context: { platform, actor } }) => readCalendar(platform, actor.userId)),

  appointments: appointmentsRouter,

  subscription: calendarSubscriptionRouter,

  closures: {
    save: routes.closures.save.handler(async ({ context: { platform, actor }, input, errors }) => {
      const { closureId: id, ...days } = input
      const saved = await saveClosure(platform, actor.userId, { id, ...days })
      if (saved === 'full') throw errors.TOO_MANY_CLOSURES({ data: { max: CLOSURES_MAX } })
      return saved
    }),

    remove: routes.closures.remove.handler(async ({ context: { platform, actor }, input }) => {
      await removeClosure(platform.db, actor.userId, input.closureId)
      return input
    }),
  },
}
