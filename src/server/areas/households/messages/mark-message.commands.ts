import { sql } from 'drizzle-orm'
import type { MessageRecipient } from '#contract/guest-messages.ts'
import type { Database } from '#db/client.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findRecipientsOf } from './guest-messages.queries.ts'

type Marked = { messageId: string; householdId: string; isSent: boolean }

/** Notes that a family got a message by WhatsApp, or not yet; `undefined` when the message did not go to it. */
export function markMessage(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  { messageId, householdId, isSent }: Marked,
): Promise<MessageRecipient | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const [before] = (await findRecipientsOf(tx, weddingId, messageId, householdId)) ?? []
    if (!before) return undefined
    if ((before.chat?.sentAt != null) === isSent) return before
    await tx.execute(sql`
      insert into message_chats (wedding_id, household_id, message_id, sent_at)
      values (${weddingId}, ${householdId}, ${messageId}, ${isSent ? clock.now().toISOString() : null})
      on conflict (wedding_id, household_id, message_id) do update set sent_at = excluded.sent_at`)
    await recordChange(tx, by, 'households')
    const [after] = (await findRecipientsOf(tx, weddingId, messageId, householdId)) ?? []
    return after
  })
}
