import { defineJob } from '#server/core/jobs/job.ts'
import { pushToDevice } from './push-out.commands.ts'

/** Sends one push to one browser. */
export const sendPushJob = defineJob('send-push', {
  lane: 'guestMails',
  run: (job, deps) => pushToDevice(deps, job),
})
