import { defineJob } from '#server/core/jobs/job.ts'
import { sendWebhooks } from './send-webhooks.ts'

/** Sends what waits for the webhooks of a wedding. It is added by the trigger of the log, and by each run for the next. */
export const sendWebhooksJob = defineJob('send-webhooks', {
  lane: 'webhooks',
  run: ({ weddingId }, deps, signal) => sendWebhooks(deps, weddingId, signal),
})
