import { defineJob } from '#server/core/jobs/job.ts'
import { lookForMissingFiles } from './missing-files.commands.ts'

/** Every five minutes, which costs one statement while no file is missing. */
export const lookForMissingFilesJob = defineJob('look-for-missing-files', {
  cron: '*/5 * * * *',
  run: (_payload, deps) => lookForMissingFiles(deps),
})
