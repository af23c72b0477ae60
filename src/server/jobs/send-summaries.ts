import * as z from 'zod'
import { startSummaries } from '../notifications/mail-out.commands.ts'
import { defineJob } from './job.ts'

/** Every quarter of an hour, because some zones are half an hour or a quarter apart: the summaries that are due. */
export const sendSummariesJob = defineJob({
  payload: z.object({}),
  cron: '*/15 * * * *',
  run: (_payload, deps) => startSummaries(deps),
})
