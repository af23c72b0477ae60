import { settleTeamsJob } from '#server/areas/agencies/settle-teams.job.ts'
import { finishAgreementJob } from '#server/areas/agreements/finish-agreement.job.ts'
import { stampAgreementJob } from '#server/areas/agreements/stamp-agreement.job.ts'
import { mailTextChangeJob } from '#server/areas/announcements/mail-text-change.job.ts'
import { remindBooksJob } from '#server/areas/books/remind-books.job.ts'
import { mailAppointmentJob } from '#server/areas/calendar/mail-appointment.job.ts'
import { remindAppointmentJob } from '#server/areas/calendar/remind-appointment.job.ts'
import { beginScheduledExportsJob } from '#server/areas/exports/begin-scheduled-exports.job.ts'
import { makeWeddingExportJob } from '#server/areas/exports/make-wedding-export.job.ts'
import { cleanFilesJob } from '#server/areas/files/clean-files.job.ts'
import { deleteQueuedFilesJob } from '#server/areas/files/delete-queued-files.job.ts'
import { lookForMissingFilesJob } from '#server/areas/files/look-for-missing-files.job.ts'
import { tellBusChangesJob } from '#server/areas/households/bus-mails/tell-bus-changes.job.ts'
import { deliverGuestMailsJob } from '#server/areas/households/mails/deliver-guest-mails.job.ts'
import { sendRemindersJob } from '#server/areas/households/mails/send-reminders.job.ts'
import { applyImportJob } from '#server/areas/imports/apply-import.job.ts'
import { readImportFileJob } from '#server/areas/imports/read-import-file.job.ts'
import { forgetRemovedInspirationJob } from '#server/areas/inspiration/forget-removed-inspiration.job.ts'
import { processImageJob } from '#server/areas/inspiration/process-image.job.ts'
import { keepEventRegistersJob } from '#server/areas/invoicing/keep-event-registers.job.ts'
import { sendInvoiceRecordsJob } from '#server/areas/invoicing/send-invoice-records.job.ts'
import { sweepInvoiceRecordsJob } from '#server/areas/invoicing/sweep-invoice-records.job.ts'
import { warnOfCertificatesJob } from '#server/areas/invoicing/warn-of-certificates.job.ts'
import { mailNotificationsJob } from '#server/areas/notifications/mail-notifications.job.ts'
import { pushNotificationsJob } from '#server/areas/notifications/push-notifications.job.ts'
import { sendPushJob } from '#server/areas/notifications/send-push.job.ts'
import { sendSummariesJob } from '#server/areas/notifications/send-summaries.job.ts'
import { remindPaymentsJob } from '#server/areas/payments/remind-payments.job.ts'
import { bringWeddingsJob } from '#server/areas/planner-imports/bring-weddings.job.ts'
import { readPlannerFileJob } from '#server/areas/planner-imports/read-planner-file.job.ts'
import { forgetRemovedPortfolioJob } from '#server/areas/public-profile/forget-removed-portfolio.job.ts'
import { processPortfolioImageJob } from '#server/areas/public-profile/process-portfolio-image.job.ts'
import { eraseAccountsJob } from '#server/areas/rights/erase-accounts.job.ts'
import { makeDataExportJob } from '#server/areas/rights/make-data-export.job.ts'
import { processCoverJob } from '#server/areas/style/process-cover.job.ts'
import { endSubscriptionsJob } from '#server/areas/subscription/end-subscriptions.job.ts'
import { followDeletionJob } from '#server/areas/subscription/follow-deletion.job.ts'
import { syncSubscriptionJob } from '#server/areas/subscription/sync-subscription.job.ts'
import { syncSubscriptionsJob } from '#server/areas/subscription/sync-subscriptions.job.ts'
import { tellOfPlansJob } from '#server/areas/subscription/tell-of-plans.job.ts'
import { remindTasksJob } from '#server/areas/tasks/remind-tasks.job.ts'
import { sendWebhooksJob } from '#server/areas/webhooks/send-webhooks.job.ts'
import { sweepWebhooksJob } from '#server/areas/webhooks/sweep-webhooks.job.ts'
import type { Jobs } from '#server/core/jobs/job.ts'
import { maintainQueueJob } from '#server/core/jobs/maintain-queue.ts'
import { sendMailJob } from '#server/core/jobs/send-mail.ts'
import { housekeepingJob } from './housekeeping.ts'

/** Every job of the server, by the name it has in the queue. */
export const JOBS: Jobs = {
  'send-mail': sendMailJob,
  'settle-teams': settleTeamsJob,
  'remind-appointment': remindAppointmentJob,
  'mail-appointment': mailAppointmentJob,
  'mail-text-change': mailTextChangeJob,
  'deliver-guest-mails': deliverGuestMailsJob,
  'send-reminders': sendRemindersJob,
  'tell-bus-changes': tellBusChangesJob,
  'remind-books': remindBooksJob,
  'remind-payments': remindPaymentsJob,
  'remind-tasks': remindTasksJob,
  'mail-notifications': mailNotificationsJob,
  'send-summaries': sendSummariesJob,
  'push-notifications': pushNotificationsJob,
  'send-push': sendPushJob,
  'delete-queued-files': deleteQueuedFilesJob,
  'clean-files': cleanFilesJob,
  'look-for-missing-files': lookForMissingFilesJob,
  housekeeping: housekeepingJob,
  'process-image': processImageJob,
  'read-import-file': readImportFileJob,
  'read-planner-file': readPlannerFileJob,
  'bring-weddings': bringWeddingsJob,
  'apply-import': applyImportJob,
  'process-cover': processCoverJob,
  'process-portfolio-image': processPortfolioImageJob,
  'forget-removed-portfolio': forgetRemovedPortfolioJob,
  'forget-removed-inspiration': forgetRemovedInspirationJob,
  'make-data-export': makeDataExportJob,
  'make-wedding-export': makeWeddingExportJob,
  'begin-scheduled-exports': beginScheduledExportsJob,
  'erase-accounts': eraseAccountsJob,
  'sync-subscription': syncSubscriptionJob,
  'sync-subscriptions': syncSubscriptionsJob,
  'tell-of-plans': tellOfPlansJob,
  'follow-deletion': followDeletionJob,
  'end-subscriptions': endSubscriptionsJob,
  'send-webhooks': sendWebhooksJob,
  'sweep-webhooks': sweepWebhooksJob,
  'send-invoice-records': sendInvoiceRecordsJob,
  'sweep-invoice-records': sweepInvoiceRecordsJob,
  'warn-of-certificates': warnOfCertificatesJob,
  'keep-event-registers': keepEventRegistersJob,
  'finish-agreement': finishAgreementJob,
  'stamp-agreement': stampAgreementJob,
  'maintain-queue': maintainQueueJob,
}
