import { addJob } from '#server/core/jobs/add-job.ts'
import { defineJob } from '#server/core/jobs/job.ts'
import { listPayingAccounts } from './subscription.queries.ts'

/** Once a day every plan is read back from Stripe, for what no webhook has told. */
export const syncSubscriptionsJob = defineJob('sync-subscriptions', {
  cron: '43 4 * * *',
  async run(_payload, { db, payments }) {
    if (!payments) return
    for (const userId of await listPayingAccounts(db))
      await addJob(db, 'sync-subscription', { userId }, { key: `sync-subscription:${userId}` })
  },
})
