import * as z from 'zod'
import { pushNotifications } from '../notifications/push-out.commands.ts'
import { defineJob } from './job.ts'

/** Pushes to a person what waits for it. It is added by the trigger of the notifications. */
export const pushNotificationsJob = defineJob({
  payload: z.object({ userId: z.uuid() }),
  run: ({ userId }, deps) => pushNotifications(deps, userId),
})
