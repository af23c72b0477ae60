import { defineJob } from '#server/core/jobs/job.ts'
import { tellBusChanges } from './tell-bus-changes.commands.ts'

/** Every two minutes: mails to families whose bus has changed, where they have asked for them. */
export const tellBusChangesJob = defineJob('tell-bus-changes', {
  cron: '*/2 * * * *',
  run: (_payload, deps) => tellBusChanges(deps),
})
