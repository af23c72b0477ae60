import { defineJob } from '#server/core/jobs/job.ts'
import { stampAgreement } from './stamp-agreement.commands.ts'

/** Asks an authority of time stamps again that did not answer, for as long as a job is tried. */
export const stampAgreementJob = defineJob('stamp-agreement', {
  lane: 'agency',
  run: (signed, deps) => stampAgreement(deps, signed),
})
