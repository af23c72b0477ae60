import { defineJob } from '#server/core/jobs/job.ts'
import { remindOfTasks } from './remind-tasks.commands.ts'

/** On Mondays at eight in the morning in Spain, nine in summer. */
export const remindTasksJob = defineJob('remind-tasks', {
  cron: '0 7 * * 1',
  run: (_payload, deps) => remindOfTasks(deps),
})
