import { defineJob } from '#server/core/jobs/job.ts'
import { forgetRemoved } from './removed-inspiration.ts'

/** Deletes removed folders and images once they can no longer be brought back. Every hour. */
export const forgetRemovedInspirationJob = defineJob('forget-removed-inspiration', {
  cron: '37 * * * *',
  run: (_payload, deps) => forgetRemoved(deps),
})
