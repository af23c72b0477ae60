import { sendMail } from '#server/core/jobs/send-mail.ts'
import { operator, signedIn } from '#server/core/procedures/procedures.ts'
import { announceText, confirmText, refusalOf, withdrawText } from './announcements.commands.ts'
import { listAnnounced, listComing, listUnread } from './announcements.queries.ts'
import { textChangeMail } from './text-change-mail.ts'

const ofOperators = operator.announcements
const ofPeople = signedIn.announcements

export const announcementsRouter = {
  overview: ofOperators.overview.handler(async ({ context: { platform, operatorId } }) => ({
    coming: await listComing(platform, operatorId),
    announced: await listAnnounced(platform.db, operatorId),
  })),

  sendProof: ofOperators.sendProof.handler(async ({ context: { platform, actor }, input, errors }) => {
    const refusal = refusalOf(platform, input)
    if (refusal?.code === 'TOO_SOON') throw errors.TOO_SOON({ data: { earliest: refusal.earliest } })
    if (refusal) throw errors.TEXT_NOT_CARRIED()
    const mail = textChangeMail(actor.email, input, platform.settings.publicUrl)
    await sendMail(platform.db, { ...mail, subject: `Prueba: ${mail.subject}` })
    return { sentTo: actor.email }
  }),

  announce: ofOperators.announce.handler(async ({ context: { platform, operatorId }, input, errors }) => {
    const refusal = await announceText(platform, operatorId, input)
    if (refusal?.code === 'TOO_SOON') throw errors.TOO_SOON({ data: { earliest: refusal.earliest } })
    if (refusal) throw errors[refusal.code]()
    const announced = await listAnnounced(platform.db, operatorId)
    return announced.find(
      ({ document, version }) => document === input.document && version === input.version,
    )!
  }),

  withdraw: ofOperators.withdraw.handler(async ({ context: { platform, operatorId }, input, errors }) => {
    const refusal = await withdrawText(platform, operatorId, input.announcementId, input.reason)
    if (refusal) throw errors[refusal]()
    const announced = await listAnnounced(platform.db, operatorId)
    return announced.find(({ id }) => id === input.announcementId)!
  }),

  unread: ofPeople.unread.handler(({ context: { platform, actor } }) =>
    listUnread(platform.db, actor.userId),
  ),

  confirm: ofPeople.confirm.handler(async ({ context: { platform, actor }, input, errors }) => {
    const readAt = await confirmText(platform, actor.userId, input)
    if (!readAt) throw errors.ANNOUNCEMENT_NOT_FOUND()
    return { readAt: readAt.toISOString() }
  }),
}
