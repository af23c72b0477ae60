import { defineJob } from '#server/core/jobs/job.ts'
import { giveUpLost, resumeDeliveries } from './deliver.commands.ts'
import { sendDueReminders } from './reminders.commands.ts'

/** Every ten minutes: the planned reminders whose time has come, and mails to guests that a process has left. */
export const sendRemindersJob = defineJob('send-reminders', {
  cron: '*/10 * * * *',
  async run(_payload, deps) {
    await sendDueReminders(deps)
    await giveUpLost(deps)
    await resumeDeliveries(deps)
  },
})
