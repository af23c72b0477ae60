import { defineJob } from '#server/core/jobs/job.ts'
import { endSubscriptions } from './subscription.commands.ts'

/** Ends what a customer has at Stripe whose account is gone for good. */
export const endSubscriptionsJob = defineJob('end-subscriptions', {
  async run({ customerId }, { payments, log }) {
    if (payments) return endSubscriptions(payments, customerId)
    log.error({ customerId }, 'a customer of Stripe is left: the installation has no payments any more')
  },
})
