import { defineJob } from '#server/core/jobs/job.ts'
import { warnOfCertificates } from './warn-of-certificates.commands.ts'

/** Every day at half past eight in the morning in Spain, an hour later in summer. */
export const warnOfCertificatesJob = defineJob('warn-of-certificates', {
  cron: '30 7 * * *',
  run: (_payload, deps) => warnOfCertificates(deps),
})
