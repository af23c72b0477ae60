import * as z from 'zod'
import { defineJob } from '#server/core/jobs/job.ts'
import { pushToDevice } from './push-out.commands.ts'

/** Sends one push to one browser. */
export const sendPushJob = defineJob({
  payload: z.object({ deviceId: z.uuid(), notificationIds: z.array(z.uuid()), expiresAt: z.iso.datetime() }),
  lane: 'guestMails',
  run: (job, deps) => pushToDevice(deps, job),
})
