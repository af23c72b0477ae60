import { isRefusedRecipient, type Mailer } from '#server/platform/mail.ts'
import type { Metrics } from './metrics.ts'

/** A mailer whose mails are counted. */
export const measuredMailer = (mailer: Mailer, metrics: Pick<Metrics, 'mail'>): Mailer => ({
  ...mailer,
  async send(mail) {
    try {
      await mailer.send(mail)
    } catch (error) {
      metrics.mail(isRefusedRecipient(error) ? 'refused' : 'failed')
      throw error
    }
    metrics.mail('sent')
  },
})
