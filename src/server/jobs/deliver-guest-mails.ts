import * as z from 'zod'
import { deliverToDomain } from '../guest-mails/deliver.commands.ts'
import { defineJob } from './job.ts'

/** Sends the mails to guests that wait for one domain (decision 036). */
export const deliverGuestMailsJob = defineJob({
  payload: z.object({ domain: z.string() }),
  lane: 'guestMails',
  run: ({ domain }, deps, signal) => deliverToDomain(deps, domain, signal),
})
