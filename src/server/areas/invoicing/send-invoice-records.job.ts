import { defineJob } from '#server/core/jobs/job.ts'
import { sendWaiting } from './send-waiting.ts'

/** Sends the records of a planner that wait. It is added with each record, and by each run for the next. */
export const sendInvoiceRecordsJob = defineJob('send-invoice-records', {
  lane: 'agency',
  run: ({ ownerId }, deps) => sendWaiting(deps, ownerId),
})
