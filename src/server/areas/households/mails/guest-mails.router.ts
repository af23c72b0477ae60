import { weddingMember } from '#server/core/procedures/procedures.ts'
import { queueGuestMails } from './guest-mails.commands.ts'

export const guestMailsRouter = {
  send: weddingMember('guests', 'edit').households.mails.send.handler(({ context, input }) =>
    queueGuestMails(context.platform.db, context.platform.clock, context, input),
  ),
}
