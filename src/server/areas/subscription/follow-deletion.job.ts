import { defineJob } from '#server/core/jobs/job.ts'
import { followDeletion } from './subscription.commands.ts'

/** After an account was deleted, or taken back: its plan ends, or goes on. */
export const followDeletionJob = defineJob('follow-deletion', {
  async run({ userId }, deps) {
    if (deps.payments) await followDeletion(deps, deps.payments, userId)
  },
})
