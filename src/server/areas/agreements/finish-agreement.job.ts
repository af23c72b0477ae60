import { defineJob } from '#server/core/jobs/job.ts'
import { finishAgreement } from './stamp-agreement.commands.ts'

/** Added with the last signature: the time stamp, where there is an authority, and the paper that is kept. */
export const finishAgreementJob = defineJob('finish-agreement', {
  lane: 'agency',
  run: (signed, deps) => finishAgreement(deps, signed),
})
