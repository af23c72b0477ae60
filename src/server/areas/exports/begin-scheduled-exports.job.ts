import { defineJob } from '#server/core/jobs/job.ts'
import { beginScheduled } from './schedules.commands.ts'

/** Every hour: the copies of weddings that members get by themselves. */
export const beginScheduledExportsJob = defineJob('begin-scheduled-exports', {
  cron: '23 * * * *',
  run: (_payload, deps) => beginScheduled(deps),
})
