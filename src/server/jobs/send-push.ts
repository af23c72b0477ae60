import * as z from 'zod'
import { pushToDevice } from '../notifications/push-out.commands.ts'
import { defineJob } from './job.ts'

/** Sends one push to one browser. */
export const sendPushJob = defineJob({
  payload: z.object({ deviceId: z.uuid(), notificationIds: z.array(z.uuid()), expiresAt: z.iso.datetime() }),
  lane: 'guestMails',
  run: (job, deps) => pushToDevice(deps, job),
})
