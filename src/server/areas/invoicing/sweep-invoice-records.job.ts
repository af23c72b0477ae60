import { MINUTE_MS } from '#domain/time/time.ts'
import { defineJob } from '#server/core/jobs/job.ts'
import { queueSending } from './sending.commands.ts'
import { listWaiting } from './waiting.queries.ts'

/** Every five minutes: records that wait without a job, as after a process that was killed while it sent. */
export const sweepInvoiceRecordsJob = defineJob('sweep-invoice-records', {
  lane: 'agency',
  cron: '*/5 * * * *',
  async run(_payload, { db, clock }) {
    const patient = new Date(clock.now().getTime() - MINUTE_MS)
    for (const ownerId of await listWaiting(db, patient)) await queueSending(db, ownerId, clock.now())
  },
})
