import { weddingMember } from '#server/core/procedures/procedures.ts'
import { queueGuestMails } from './guest-mails.commands.ts'

export const guestMailsRouter = {
  send: weddingMember('guests', 'edit').households.mails.send.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const queued = await queueGuestMails(db, clock, context, input)
    if (queued === 'dateOff') throw errors.SAVE_DATE_OFF()
    if (queued === 'noDate') throw errors.SAVE_DATE_WITHOUT_DATE()
    if (queued === 'tooLate') throw errors.SAVE_DATE_TOO_LATE()
    return queued
  }),
}
