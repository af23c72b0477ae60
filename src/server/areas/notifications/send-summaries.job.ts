import { defineJob } from '#server/core/jobs/job.ts'
import { startSummaries } from './mail-out.commands.ts'

/** Every quarter of an hour, because some zones are half an hour or a quarter apart: the summaries that are due. */
export const sendSummariesJob = defineJob('send-summaries', {
  cron: '*/15 * * * *',
  run: (_payload, deps) => startSummaries(deps),
})
