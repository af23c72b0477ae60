import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import { OWNER_COLUMNS, OWNER_JOIN, type OwnerRow } from './standing.queries.ts'
import type { Sending } from './webhook-body.queries.ts'

/** A webhook of a wedding. */
export type WebhookKey = { weddingId: string; webhookId: string }

/** The run of a job that sends to a webhook: no other does meanwhile. */
export type Run = WebhookKey & { lease: string }

/** Longer than one attempt takes, and as long as what a process that died was sending has to wait. */
const LEASE_MS = MINUTE_MS

/** A delivery whose turn it is, with what is needed to send it. */
export type Taken = Sending &
  OwnerRow & {
    id: string
    attempts: number
    url: string
    salt: string
    secretMark: string
    /** The salt of the secret before, while that one still signs. */
    formerSalt: string | null
  }

/** The webhooks of a wedding that may be sent to now and for which something waits. */
export async function listDue(db: Database, weddingId: string, now: Date): Promise<string[]> {
  const at = now.toISOString()
  const { rows } = await db.execute<{ id: string }>(sql`
    select w.id from webhooks w where w.wedding_id = ${weddingId} and w.is_on
      and (w.rests_until is null or w.rests_until <= ${at}) and exists (
        select from webhook_deliveries d where (d.wedding_id, d.webhook_id) = (w.wedding_id, w.id)
          and d.status = 'waiting' and d.next_at <= ${at})`)
  return rows.map(({ id }) => id)
}

/** Takes a webhook for a run; `false` while another run has it. */
export async function takeWebhook(
  db: Database,
  { weddingId, webhookId, lease }: Run,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update webhooks set lease = ${lease}, leased_until = ${leaseFrom(now)}
    where wedding_id = ${weddingId} and id = ${webhookId} and is_on
      and (leased_until is null or leased_until <= ${now.toISOString()})`)
  return rowCount === 1
}

export async function leaveWebhook(db: Database, { weddingId, webhookId, lease }: Run): Promise<void> {
  await db.execute(sql`
    update webhooks set lease = null, leased_until = null
    where wedding_id = ${weddingId} and id = ${webhookId} and lease = ${lease}`)
}

/** The next delivery of a run, the oldest first; `null` when none is due, it rests, or the run has lost the webhook. */
export async function takeDelivery(db: Database, run: Run, now: Date): Promise<Taken | null> {
  const at = now.toISOString()
  const { rows } = await db.execute<Taken>(sql`
    with w as (
      update webhooks set leased_until = ${leaseFrom(now)}
      where wedding_id = ${run.weddingId} and id = ${run.webhookId} and lease = ${run.lease} and is_on
        and (rests_until is null or rests_until <= ${at})
      returning *
    )
    select d.wedding_id as "weddingId", d.webhook_id as "webhookId", d.id, d.line_id as "lineId", d.section,
      to_json(d.at) #>> '{}' as at, d.seq, d.attempts, w.url, w.with_data as "withData", w.salt,
      w.secret_mark as "secretMark", case when w.former_until > ${at} then w.former_salt end as "formerSalt",
      ${OWNER_COLUMNS}
    from w ${OWNER_JOIN} cross join lateral (
      select * from webhook_deliveries d where (d.wedding_id, d.webhook_id) = (w.wedding_id, w.id)
        and d.status = 'waiting' and d.next_at <= ${at} order by d.seq limit 1
    ) d`)
  return rows[0] ?? null
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString()

/** When something of a wedding is to be sent next; `null` when nothing waits. */
export async function findNextRun(db: Database, weddingId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select to_json(min(greatest(d.next_at, w.rests_until, w.leased_until))) #>> '{}' as at
    from webhooks w cross join lateral (
      select min(d.next_at) as next_at from webhook_deliveries d
      where (d.wedding_id, d.webhook_id) = (w.wedding_id, w.id) and d.status = 'waiting'
    ) d
    where w.wedding_id = ${weddingId} and w.is_on and d.next_at is not null`)
  const at = rows[0]?.at
  return at ? new Date(at) : null
}

/** The weddings whose lines or deliveries wait although their time has come: no job of theirs is left. */
export async function listForgotten(db: Database, before: Date): Promise<string[]> {
  const at = before.toISOString()
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct wedding_id as id from webhook_lines where at < ${at}
    union
    select w.wedding_id from webhooks w where w.is_on and coalesce(w.rests_until, '-infinity') < ${at}
      and coalesce(w.leased_until, '-infinity') < ${at} and exists (
        select from webhook_deliveries d where (d.wedding_id, d.webhook_id) = (w.wedding_id, w.id)
          and d.status = 'waiting' and d.next_at < ${at})`)
  return rows.map(({ id }) => id)
}
