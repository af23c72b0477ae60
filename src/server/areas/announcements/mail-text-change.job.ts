import { defineJob } from '#server/core/jobs/job.ts'
import { mailTextChange } from './mail-text-change.commands.ts'

/** The mails about a changed text, batch after batch. */
export const mailTextChangeJob = defineJob('mail-text-change', {
  run: ({ announcementId }, deps) => mailTextChange(deps, announcementId),
})
