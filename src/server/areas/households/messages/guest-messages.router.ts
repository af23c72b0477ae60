import {
  familiesIn,
  MESSAGE_FAMILIES_MAX,
  MESSAGES_A_DAY_MAX,
  MESSAGES_MAX,
  wayTo,
} from '#domain/households/guest-messages.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { findGuestMessages, findRecipientsOf } from './guest-messages.queries.ts'
import { markMessage } from './mark-message.commands.ts'
import {
  findMessageFamilies,
  findMessageGroup,
  findMessageGroups,
  findNoMailReasons,
  type GroupReader,
} from './message-groups.queries.ts'
import { sendMessage } from './send-message.commands.ts'

const editor = weddingMember('guests', 'edit')

/** The member with what they see of the sections that groups are made of. */
const readerOf = (
  context: Pick<Membership, 'access'> & { weddingId: MemberWeddingId<'guests', 'edit'> },
): GroupReader => ({
  weddingId: context.weddingId,
  ofTransport: proofFor(context, 'transport', 'view'),
  ofSeating: proofFor(context, 'seating', 'view'),
})

export const guestMessagesRouter = {
  list: editor.households.messages.list.handler(({ context }) =>
    findGuestMessages(context.platform.db, context.weddingId),
  ),

  recipientGroups: editor.households.messages.recipientGroups.handler(async ({ context }) => {
    const { db } = context.platform
    const groups = await findMessageGroups(db, readerOf(context))
    const families = await findMessageFamilies(db, context.weddingId)
    return groups.map((group) => {
      const { kind, of, label } = group
      return { kind, of, label, families: familiesIn(group, families).length }
    })
  }),

  families: editor.households.messages.families.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    const group = await findMessageGroup(db, readerOf(context), input)
    if (!group) throw errors.GROUP_NOT_FOUND()
    const families = familiesIn(group, await findMessageFamilies(db, context.weddingId))
    const reasons = await findNoMailReasons(db, context.weddingId)
    return families.map((family) => {
      const to = wayTo(family, reasons)
      return { key: family.key, way: to.way, why: to.way === 'chat' ? to.why : null }
    })
  }),

  send: editor.households.messages.send.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const sent = await sendMessage(db, clock, { ...context, ...readerOf(context) }, input)
    if (sent === 'noGroup') throw errors.GROUP_NOT_FOUND()
    if (sent === 'empty') throw errors.GROUP_EMPTY()
    if (sent === 'sentOtherwise') throw errors.MESSAGE_SENT_OTHERWISE()
    if (sent === 'tooManyFamilies') throw errors.TOO_MANY_FAMILIES({ data: { max: MESSAGE_FAMILIES_MAX } })
    if (sent === 'tooManyToday') throw errors.TOO_MANY_MESSAGES_TODAY({ data: { max: MESSAGES_A_DAY_MAX } })
    if (sent === 'full') throw errors.TOO_MANY_GUEST_MESSAGES({ data: { max: MESSAGES_MAX } })
    if ('changed' in sent) throw errors.GROUP_CHANGED({ data: sent.changed })
    return sent
  }),

  recipients: editor.households.messages.recipients.handler(async ({ context, input, errors }) => {
    const recipients = await findRecipientsOf(context.platform.db, context.weddingId, input.messageId)
    if (!recipients) throw errors.GUEST_MESSAGE_NOT_FOUND()
    return recipients
  }),

  markSent: editor.households.messages.markSent.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const recipient = await markMessage(db, clock, context, input)
    if (!recipient) throw errors.GUEST_MESSAGE_NOT_FOUND()
    return recipient
  }),
}
