import * as z from 'zod'
import type { Database, Transaction } from '#db/client.ts'
import { newId } from '../platform/ids.ts'
import { isRefusedRecipient, type Mail } from '../platform/mail.ts'
import { addJob } from './add-job.ts'
import { defineJob } from './job.ts'

/**
 * Sends a mail. Its text may hold a link that signs a person in, so neither it nor its recipient is logged,
 * and the row with the payload goes when the mail is sent or has expired.
 */
export const sendMailJob = defineJob({
  payload: z.object({
    /** Retries share the id, so a mailbox can tell that it has the mail already. */
    id: z.uuid(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    replyTo: z.string().optional(),
    /** When its link stops working, which makes the mail useless. */
    expiresAt: z.iso.datetime().optional(),
  }),
  async run({ expiresAt, ...mail }, { mail: mailer, clock, log }) {
    if (expiresAt && clock.now() >= new Date(expiresAt)) {
      log.error({ mail: mail.id }, 'mail given up: its link expired before it could be sent')
      return
    }
    try {
      await mailer.send(mail)
    } catch (error) {
      if (!isRefusedRecipient(error)) throw error
      log.warn({ mail: mail.id }, 'mail given up: the mail server refuses its recipient')
    }
  },
})

/** Sends a mail when the transaction is committed, or as soon as the mail server takes it. */
export const sendMail = (
  tx: Database | Transaction,
  { expiresAt, ...mail }: Omit<Mail, 'id'> & { expiresAt?: Date },
): Promise<void> => addJob(tx, 'send-mail', { id: newId(), ...mail, expiresAt: expiresAt?.toISOString() })
