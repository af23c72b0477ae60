import { defineJob } from '#server/core/jobs/job.ts'
import { syncPlan } from './sync-plan.commands.ts'

/** Reads the plan of one account back from Stripe. */
export const syncSubscriptionJob = defineJob('sync-subscription', {
  async run({ userId }, deps) {
    if (deps.payments) await syncPlan(deps, deps.payments, userId)
  },
})
