import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type DeliveryError, nextAttempt, restsUntil } from '#domain/webhooks/webhooks.ts'
import type { WebhookAnswer } from '#server/platform/outbound/webhook-request.ts'
import type { Taken } from './take-delivery.commands.ts'

/** An attempt that arrived: the receiver works. */
export async function noteDelivered(
  db: Database,
  taken: Taken,
  answer: WebhookAnswer,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    with delivered as (
      update webhook_deliveries set status = 'delivered', attempts = ${taken.attempts + 1}, next_at = null, last_at = ${at},
        http_status = ${answer.httpStatus}, error = null, duration_ms = ${answer.durationMs}
      where wedding_id = ${taken.weddingId} and id = ${taken.id}
    )
    update webhooks set failures = 0, failing_since = null, rests_until = null, delivered_at = ${at}
    where wedding_id = ${taken.weddingId} and id = ${taken.webhookId}`)
}

/** An attempt that failed; answers since when the receiver has been failing. */
export async function noteFailed(
  db: Database,
  taken: Taken,
  answer: WebhookAnswer,
  now: Date,
): Promise<Date> {
  const at = now.toISOString()
  const attempts = taken.attempts + 1
  const next = nextAttempt(attempts, now)
  const error: DeliveryError = answer.error ?? 'status'
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      update webhook_deliveries set status = ${next ? 'waiting' : 'failed'}, attempts = ${attempts},
        next_at = ${next?.toISOString() ?? null}, last_at = ${at}, http_status = ${answer.httpStatus}, error = ${error},
        duration_ms = ${answer.durationMs}
      where wedding_id = ${taken.weddingId} and id = ${taken.id}`)
    const { rows } = await tx.execute<{ failures: number; since: string }>(sql`
      update webhooks set failures = failures + 1, failing_since = coalesce(failing_since, ${at})
      where wedding_id = ${taken.weddingId} and id = ${taken.webhookId}
      returning failures, to_json(failing_since) #>> '{}' as since`)
    const [webhook] = rows
    if (!webhook) return now
    await tx.execute(sql`
      update webhooks set rests_until = ${restsUntil(webhook.failures, now).toISOString()}
      where wedding_id = ${taken.weddingId} and id = ${taken.webhookId}`)
    return new Date(webhook.since)
  })
}

/** A delivery that its owner may not see any more is not sent. */
export async function noteUnseen(db: Database, taken: Taken, now: Date): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries set status = 'failed', error = 'noAccess', next_at = null, last_at = ${now.toISOString()}
    where wedding_id = ${taken.weddingId} and id = ${taken.id}`)
}
