import { defineJob } from '#server/core/jobs/job.ts'
import { remindOfPayments } from './remind-payments.commands.ts'

/** Every day at eight in the morning in Spain, nine in summer. */
export const remindPaymentsJob = defineJob('remind-payments', {
  cron: '0 7 * * *',
  run: (_payload, deps) => remindOfPayments(deps),
})
