import * as z from 'zod'
import { defineJob } from '#server/core/jobs/job.ts'
import { deliverToDomain } from './deliver.commands.ts'

/** Sends the mails to guests that wait for one domain (decision 036). */
export const deliverGuestMailsJob = defineJob({
  payload: z.object({ domain: z.string() }),
  lane: 'guestMails',
  run: ({ domain }, deps, signal) => deliverToDomain(deps, domain, signal),
})
