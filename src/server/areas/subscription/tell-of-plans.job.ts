import { defineJob } from '#server/core/jobs/job.ts'
import { listAccountsToTell } from './subscription.queries.ts'
import { tellOfPlan } from './tell-of-plan.commands.ts'

/** Every hour: what is due to be said of plans, ahead of what it changes. */
export const tellOfPlansJob = defineJob('tell-of-plans', {
  cron: '17 * * * *',
  async run(_payload, deps, signal) {
    if (!deps.payments) return
    for (const userId of await listAccountsToTell(deps.db)) {
      if (signal.aborted) return
      await deps.db.transaction((tx) => tellOfPlan(tx, deps, userId))
    }
  },
})
