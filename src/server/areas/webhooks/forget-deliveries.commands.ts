import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { DELIVERIES_KEPT_MAX, DELIVERY_KEPT_DAYS } from '#domain/webhooks/webhooks.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Deletes what was sent or given up long ago, and of each webhook all but the newest. */
export async function forgetDeliveries(tx: Transaction, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - DELIVERY_KEPT_DAYS * DAY_MS).toISOString()
  await tx.execute(sql`
    with floors as materialized (
      select w.wedding_id, w.id, (
        select k.seq from webhook_deliveries k
        where (k.wedding_id, k.webhook_id) = (w.wedding_id, w.id)
        order by k.seq desc offset ${DELIVERIES_KEPT_MAX} limit 1) as seq
      from webhooks w
    )
    delete from webhook_deliveries d using floors f
    where (d.wedding_id, d.webhook_id) = (f.wedding_id, f.id) and d.status <> 'waiting'
      and (d.at < ${before} or d.seq <= f.seq)`)
}
