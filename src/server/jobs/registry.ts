import type * as z from 'zod'
import { cleanFilesJob } from './clean-files.ts'
import { deleteQueuedFilesJob } from './delete-queued-files.ts'
import { deliverGuestMailsJob } from './deliver-guest-mails.ts'
import { eraseAccountsJob } from './erase-accounts.ts'
import { forgetRemovedInspirationJob } from './forget-removed-inspiration.ts'
import { forgetRemovedPortfolioJob } from './forget-removed-portfolio.ts'
import { housekeepingJob } from './housekeeping.ts'
import { lookForMissingFilesJob } from './look-for-missing-files.ts'
import { mailNotificationsJob } from './mail-notifications.ts'
import { maintainQueueJob } from './maintain-queue.ts'
import { makeDataExportJob } from './make-data-export.ts'
import { processCoverJob } from './process-cover.ts'
import { processImageJob } from './process-image.ts'
import { processPortfolioImageJob } from './process-portfolio-image.ts'
import { pushNotificationsJob } from './push-notifications.ts'
import { sendMailJob } from './send-mail.ts'
import { sendPushJob } from './send-push.ts'
import { sendRemindersJob } from './send-reminders.ts'
import { sendSummariesJob } from './send-summaries.ts'

/** Every job by the name it has in the queue; a name stays while jobs of that name may be waiting. */
export const JOBS = {
  'send-mail': sendMailJob,
  'deliver-guest-mails': deliverGuestMailsJob,
  'send-reminders': sendRemindersJob,
  'mail-notifications': mailNotificationsJob,
  'send-summaries': sendSummariesJob,
  'push-notifications': pushNotificationsJob,
  'send-push': sendPushJob,
  'delete-queued-files': deleteQueuedFilesJob,
  'clean-files': cleanFilesJob,
  'look-for-missing-files': lookForMissingFilesJob,
  housekeeping: housekeepingJob,
  'process-image': processImageJob,
  'process-cover': processCoverJob,
  'process-portfolio-image': processPortfolioImageJob,
  'forget-removed-portfolio': forgetRemovedPortfolioJob,
  'forget-removed-inspiration': forgetRemovedInspirationJob,
  'make-data-export': makeDataExportJob,
  'erase-accounts': eraseAccountsJob,
  'maintain-queue': maintainQueueJob,
}

export type JobName = keyof typeof JOBS
export type JobPayload<Name extends JobName> = z.input<(typeof JOBS)[Name]['payload']>
