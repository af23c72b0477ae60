import * as z from 'zod'
import { FAMILY_MAIL_KINDS } from '#domain/households/guest-mails.ts'
import { INVITED_AT_ONCE_MAX } from '#domain/households/households.ts'
import { MAIL_REFUSALS } from '#domain/households/mail-refusals.ts'
import { day, instant, memberRoute, weddingPath } from './base.ts'
import { guestIds } from './household-rows.ts'
import { SAVE_DATE_OFF, SAVE_DATE_TOO_LATE, SAVE_DATE_WITHOUT_DATE } from './save-date.ts'

/** An address that no mail of the wedding is sent to any more: its owner wants none, or its server refuses it. */
export const stoppedAddress = z.object({
  address: z.string(),
  unsubscribedAt: instant.nullable(),
  refusedAt: instant.nullable(),
  refusal: z.enum(MAIL_REFUSALS).nullable(),
})

export type StoppedAddress = z.infer<typeof stoppedAddress>

/** A planned reminder that has gone: to so many families by mail, and so many who are to be reminded by hand. */
export const reminderRun = z.object({ day, mailed: z.int(), byHand: z.int() })

export type ReminderRun = z.infer<typeof reminderRun>

/** The newest day in Madrid on which mails went, and how many: a wedding has a limit a day. */
export const mailDay = z.object({ day, sent: z.int() })

/** Mails to households, each with its own link (decision 036). */
export const guestMailsContract = {
  /**
   * Sends the invitation to households that have none yet, the date to those who were not told it (decision 160), or the
   * reminder to those who have not answered: to all
   * that have an email, or to those of the given guests. Asking again sends nothing twice. An address that was
   * refused is tried again only when its guest is given, and the date goes again to who was told it; one that wants no
   * mail never.
   */
  send: memberRoute('guests', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/households/mails',
      tags: ['households'],
      summary: 'Send invitations or reminders by mail',
    })
    .input(
      weddingPath.extend({
        kind: z.enum(FAMILY_MAIL_KINDS),
        guestIds: guestIds(INVITED_AT_ONCE_MAX).optional(),
      }),
    )
    .output(
      z.object({
        /** Households to which a mail is on its way now. */
        queued: z.int(),
        /** Those of the asked for to which none can be sent, because there is no email that works. */
        unreachable: z.int(),
      }),
    )
    .errors({ SAVE_DATE_OFF, SAVE_DATE_WITHOUT_DATE, SAVE_DATE_TOO_LATE }),
}
