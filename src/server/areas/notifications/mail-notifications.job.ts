import { defineJob } from '#server/core/jobs/job.ts'
import { mailNotifications } from './mail-out.commands.ts'

/** Sends a person what waits to be mailed. It is added by the trigger of the notifications, and for each summary. */
export const mailNotificationsJob = defineJob('mail-notifications', {
  run: (job, deps) => mailNotifications(deps, job),
})
