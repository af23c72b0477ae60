import * as z from 'zod'
import { defineJob } from '#server/core/jobs/job.ts'
import { eraseDueAccounts } from './erase-account.ts'

/** Deletes for good the accounts that their people deleted and did not take back in time. */
export const eraseAccountsJob = defineJob({
  payload: z.object({}),
  cron: '27 * * * *',
  run: (_payload, deps) => eraseDueAccounts(deps),
})
