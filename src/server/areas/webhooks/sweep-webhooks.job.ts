import { SECOND_MS } from '#domain/time/time.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { defineJob } from '#server/core/jobs/job.ts'
import { listForgotten } from './take-delivery.commands.ts'

/** A job that was added with the change itself has begun by then. */
const PATIENCE_MS = 20 * SECOND_MS

/** Every minute: what waits without a job, as after a line that came while the job of the others was ending. */
export const sweepWebhooksJob = defineJob('sweep-webhooks', {
  lane: 'webhooks',
  cron: '* * * * *',
  async run(_payload, { db, clock }) {
    for (const weddingId of await listForgotten(db, new Date(clock.now().getTime() - PATIENCE_MS)))
      await addJob(db, 'send-webhooks', { weddingId }, { key: `webhooks ${weddingId}` })
  },
})
