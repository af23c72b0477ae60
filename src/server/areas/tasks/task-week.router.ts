import { planner } from '#server/core/procedures/procedures.ts'
import { listWeek } from './planner-week.queries.ts'
import { listWeekEvents } from './week-events.queries.ts'

export const taskWeekRouter = {
  tasks: planner.taskWeek.tasks.handler(({ context }) =>
    listWeek(context.platform, context.platform.clock, context.actor.userId),
  ),

  events: planner.taskWeek.events.handler(({ context }) =>
    listWeekEvents(context.platform.db, context.platform.clock, context.actor.userId),
  ),
}
