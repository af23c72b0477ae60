import { defineJob } from '#server/core/jobs/job.ts'
import { pushNotifications } from './push-out.commands.ts'

/** Pushes to a person what waits for it. It is added by the trigger of the notifications. */
export const pushNotificationsJob = defineJob('push-notifications', {
  run: ({ userId }, deps) => pushNotifications(deps, userId),
})
