import { ORPCError } from '@orpc/client'
import type { GuestMessageRow } from '#contract/guest-messages.ts'
import type {
  GroupChange,
  GuestMessage,
  MessageGroup,
  ShownFamilies,
} from '#domain/households/guest-messages.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { codeOf, messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { attempt } from '../attempt.ts'
import { refreshMessages } from './messages.queries.ts'
import '../households.sentences.ts'

type ToSend = GuestMessage & { id: string; group: MessageGroup; shown: ShownFamilies }

/** The message that went, how its group has changed instead, or why it did not go. */
export type Sending = { sent: GuestMessageRow } | { changed: GroupChange } | { refused: string }

/** Sends a message once, however often it is asked for under its id. A refusal is told by a toast. */
export async function sendGuestMessage(weddingId: string, message: ToSend): Promise<Sending> {
  try {
    const shown = { mail: [...message.shown.mail], chat: [...message.shown.chat] }
    return { sent: await client.households.messages.send({ weddingId, ...message, shown }) }
  } catch (error) {
    const code = codeOf(error)
    if (error instanceof ORPCError && code === 'GROUP_CHANGED') return { changed: error.data as GroupChange }
    showToast(messageFor(error), { tone: 'failed' })
    return { refused: code }
  } finally {
    await refreshMessages()
  }
}

/** Notes that a family got a message by WhatsApp, or takes it back; `undefined` when that failed. */
export async function markMessageSent(
  weddingId: string,
  messageId: string,
  householdId: string,
  isSent: boolean,
) {
  const marked = await attempt(weddingId, () =>
    client.households.messages.markSent({ weddingId, messageId, householdId, isSent }),
  )
  await refreshMessages()
  return marked
}
