import { defineJob } from '#server/core/jobs/job.ts'
import { deliverToDomain } from './deliver.commands.ts'

/** Sends the mails to guests that wait for one domain (decision 036). */
export const deliverGuestMailsJob = defineJob('deliver-guest-mails', {
  lane: 'guestMails',
  run: ({ domain }, deps, signal) => deliverToDomain(deps, domain, signal),
})
