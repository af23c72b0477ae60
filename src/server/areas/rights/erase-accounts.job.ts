import { defineJob } from '#server/core/jobs/job.ts'
import { eraseDueAccounts } from './erase-account.ts'

/** Deletes for good the accounts that their people deleted and did not take back in time. */
export const eraseAccountsJob = defineJob('erase-accounts', {
  cron: '27 * * * *',
  run: (_payload, deps) => eraseDueAccounts(deps),
})
