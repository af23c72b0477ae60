import { sql } from 'drizzle-orm'
import type { OffReason } from '#domain/webhooks/webhooks.ts'
import { noMember, notifyPerson } from '#server/areas/notifications/notify.ts'
import { recordChange, systemAuthor } from '#server/core/changes.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { giveUpWaiting } from './webhooks.commands.ts'

/** Switches a webhook off, gives up what waits for it, and tells its owner why. */
export async function switchOff(
  { db, clock, live }: Pick<JobDeps, 'db' | 'clock' | 'live'>,
  { weddingId, webhookId }: { weddingId: string; webhookId: string },
  reason: Exclude<OffReason, 'owner'>,
): Promise<void> {
  const isOff = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ userId: string; name: string }>(sql`
      update webhooks set is_on = false, off_reason = ${reason}, lease = null, leased_until = null
      where wedding_id = ${weddingId} and id = ${webhookId} and is_on returning user_id as "userId", name`)
    const [webhook] = rows
    if (!webhook) return false
    await giveUpWaiting(tx, { weddingId, webhookId }, 'off')
    await notifyPerson(tx, clock, noMember(weddingId, 'Azahar'), webhook.userId, {
      action: 'webhook.stopped',
      data: { webhookId, webhookName: webhook.name, reason },
    })
    await recordChange(tx, systemAuthor(weddingId), 'webhooks')
    return true
  })
  if (isOff) {
    live.changed({
      weddingId,
      area: 'webhooks',
      ids: [webhookId],
      actorId: null,
      clientId: null,
      notified: true,
    })
  }
}
