import { type SQL, sql } from 'drizzle-orm'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import type { Database, Transaction } from '#db/client.ts'
import { DELIVERIES_SHOWN, eventType, type WebhookSection } from '#domain/webhooks/webhooks.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type Reader = { weddingId: MemberWeddingId<'wedding', 'view'>; actor: { userId: string } }

type Row = Omit<Webhook, 'host' | 'url'> & { url: string }

/** The webhooks of a wedding, the oldest first; the address of another member's is not in it. */
export async function listWebhooks(db: Database | Transaction, reader: Reader): Promise<Webhook[]> {
  return readWebhooks(db, reader, sql`true`)
}

/** One of them as its owner sees it; `undefined` when it is gone. */
export async function findWebhook(
  db: Database | Transaction,
  reader: Reader,
  webhookId: string,
): Promise<Webhook | undefined> {
  return (await readWebhooks(db, reader, sql`w.id = ${webhookId}`))[0]
}

async function readWebhooks(
  db: Database | Transaction,
  { weddingId, actor }: Reader,
  which: SQL,
): Promise<Webhook[]> {
  const instant = (column: string) => sql.raw(`to_json(w.${column}) #>> '{}'`)
  const { rows } = await db.execute<Row>(sql`
    select w.id, w.name, w.url, coalesce(p.full_name, '') as owner, w.user_id = ${actor.userId} as "isOwn", w.sections,
      w.with_data as "withData", w.is_on as "isOn", w.off_reason as "offReason",
      ${instant('failing_since')} as "failingSince", ${instant('former_until')} as "formerUntil",
      ${instant('delivered_at')} as "deliveredAt", ${instant('created_at')} as "createdAt",
      counted.waiting, counted.failed
    from webhooks w left join profiles p on p.id = w.user_id
    cross join lateral (
      select (count(*) filter (where d.status = 'waiting'))::int as waiting,
        (count(*) filter (where d.status = 'failed'))::int as failed
      from webhook_deliveries d where (d.wedding_id, d.webhook_id) = (w.wedding_id, w.id)
    ) counted
    where w.wedding_id = ${weddingId} and ${which} order by w.created_at, w.id`)
  return rows.map(({ url, ...row }) => ({
    ...row,
    host: new URL(url).host,
    url: row.isOwn ? url : null,
  }))
}

/** The newest deliveries of a member's own webhook; `null` when there is none. */
export async function listDeliveries(
  db: Database,
  { weddingId, actor }: Reader,
  webhookId: string,
): Promise<WebhookDelivery[] | null> {
  const { rows: owned } = await db.execute(sql`
    select from webhooks where wedding_id = ${weddingId} and id = ${webhookId} and user_id = ${actor.userId}`)
  if (owned.length === 0) return null
  const instant = (column: string) => sql.raw(`to_json(d.${column}) #>> '{}'`)
  const { rows } = await db.execute<Omit<WebhookDelivery, 'type'> & { section: WebhookSection | null }>(sql`
    select d.id, d.section, ${instant('at')} as at, d.status, d.attempts, ${instant('last_at')} as "lastAt",
      case when d.status = 'waiting' then ${instant('next_at')} end as "nextAt", d.http_status as "httpStatus", d.error,
      d.duration_ms as "durationMs"
    from webhook_deliveries d where d.wedding_id = ${weddingId} and d.webhook_id = ${webhookId}
    order by d.seq desc limit ${DELIVERIES_SHOWN}`)
  return rows.map(({ section, ...row }) => ({ ...row, type: eventType(section) }))
}
