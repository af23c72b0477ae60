import { sql } from 'drizzle-orm'
import type { Webhook } from '#contract/webhooks.ts'
import type { Database, Transaction } from '#db/client.ts'
import { SECRET_OVERLAP_MS, WEBHOOKS_MAX, type WebhookSection } from '#domain/webhooks/webhooks.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { newId } from '#server/platform/ids.ts'
import { readWebhookUrl } from '#server/platform/outbound/webhook-request.ts'
import { newSalt, secretMarkOf, secretOf } from './webhook-secret.ts'
import { findWebhook } from './webhooks.queries.ts'

type Owner = ActingMember<'wedding', 'edit'>
type Ports = Pick<Platform, 'db' | 'clock' | 'outbound'> & Configured<'authSecret'>

export type WebhookWish = { name: string; url: string; sections: WebhookSection[]; withData: boolean }

/**
 * Adds a webhook under the caller's id and answers it with its secret. The same again, as after an answer that was lost,
 * answers the same.
 */
export async function createWebhook(
  { db, clock, outbound, settings }: Ports,
  by: Owner,
  { id, ...wish }: WebhookWish & { id: string },
): Promise<(Webhook & { secret: string }) | 'urlRefused' | 'tooMany' | 'idTaken'> {
  const { weddingId, actor } = by
  const address = readWebhookUrl(wish.url, outbound)
  if (!address) return 'urlRefused'
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'webhooks')
    const { rows } = await tx.execute<{ id: string; salt: string; isSame: boolean }>(sql`
      select id, salt, user_id = ${actor.userId} and name = ${wish.name} and url = ${address.href}
        and delivered_at is null and former_salt is null as "isSame"
      from webhooks where wedding_id = ${weddingId}`)
    const made = rows.find((row) => row.id === id.toLowerCase())
    if (made && !made.isSame) return 'idTaken'
    if (!made && rows.length >= WEBHOOKS_MAX) return 'tooMany'
    const salt = made?.salt ?? newSalt()
    if (!made) {
      await tx.execute(sql`
        insert into webhooks (wedding_id, id, user_id, name, url, sections, with_data, salt, secret_mark, created_at)
        values (${weddingId}, ${id}, ${actor.userId}, ${wish.name}, ${address.href}, ${sectionsOf(wish)},
          ${wish.withData}, ${salt}, ${secretMarkOf(settings.authSecret, salt)}, ${clock.now().toISOString()})`)
      await recordChange(tx, by, 'webhooks')
    }
    const webhook = await findWebhook(tx, by, id)
    return { ...webhook!, secret: secretOf(settings.authSecret, salt) }
  })
}

const sectionsOf = ({ sections }: { sections: WebhookSection[] }) =>
  sql`${JSON.stringify([...new Set(sections)])}::jsonb`

type Changes = { [K in keyof WebhookWish]?: WebhookWish[K] | undefined } & { isOn?: boolean | undefined }

/** Changes an own webhook. Switched off, it forgets what waited; switched on, it begins with what changes from now. */
export async function updateWebhook(
  { db, outbound, settings }: Ports,
  by: Owner,
  webhookId: string,
  { name, url, sections, withData, isOn }: Changes,
): Promise<Webhook | 'urlRefused' | 'notFound'> {
  const address = url === undefined ? undefined : readWebhookUrl(url, outbound)
  if (address === null) return 'urlRefused'
  return db.transaction(async (tx) => {
    const own = await lockOwn(tx, by, webhookId)
    if (!own) return 'notFound'
    const isStale = own.secretMark !== secretMarkOf(settings.authSecret, own.salt)
    const turnsOn = isOn === true && !own.isOn && !isStale
    await tx.execute(sql`
      update webhooks set name = coalesce(${name ?? null}, name), url = coalesce(${address?.href ?? null}, url),
        sections = coalesce(${sections ? sectionsOf({ sections }) : null}, sections),
        with_data = coalesce(${withData ?? null}, with_data),
        is_on = ${isOn === false ? false : turnsOn || own.isOn},
        off_reason = case when ${isOn === false && own.isOn} then 'owner' when ${turnsOn} then null else off_reason end,
        failures = case when ${turnsOn || address !== undefined} then 0 else failures end,
        failing_since = case when ${turnsOn || address !== undefined} then null else failing_since end,
        rests_until = case when ${turnsOn || address !== undefined} then null else rests_until end
      where wedding_id = ${by.weddingId} and id = ${webhookId}`)
    if (isOn === false) await giveUpWaiting(tx, { weddingId: by.weddingId, webhookId }, 'off')
    await recordChange(tx, by, 'webhooks')
    return (await findWebhook(tx, by, webhookId))!
  })
}

/** Deliveries that wait for a webhook are not tried any more by themselves. */
export async function giveUpWaiting(
  tx: Database | Transaction,
  { weddingId, webhookId }: { weddingId: string; webhookId: string },
  error: 'off' | 'noAccess',
): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries set status = 'failed', error = ${error}, next_at = null
    where wedding_id = ${weddingId} and webhook_id = ${webhookId} and status = 'waiting'`)
}

/** Gives an own webhook another secret; the former one signs beside it for a day, unless it is the installation's no more. */
export async function rotateSecret(
  { db, clock, settings }: Ports,
  by: Owner,
  webhookId: string,
): Promise<(Webhook & { secret: string }) | 'notFound'> {
  return db.transaction(async (tx) => {
    const own = await lockOwn(tx, by, webhookId)
    if (!own) return 'notFound'
    const isStale = own.secretMark !== secretMarkOf(settings.authSecret, own.salt)
    const salt = newSalt()
    const until = isStale ? null : new Date(clock.now().getTime() + SECRET_OVERLAP_MS).toISOString()
    await tx.execute(sql`
      update webhooks set salt = ${salt}, secret_mark = ${secretMarkOf(settings.authSecret, salt)},
        former_salt = ${isStale ? null : own.salt}, former_until = ${until},
        is_on = is_on or off_reason = 'secret', off_reason = nullif(off_reason, 'secret')
      where wedding_id = ${by.weddingId} and id = ${webhookId}`)
    await recordChange(tx, by, 'webhooks')
    const webhook = await findWebhook(tx, by, webhookId)
    return { ...webhook!, secret: secretOf(settings.authSecret, salt) }
  })
}

/** Ends a webhook for good, with what waits for it; `false` when there is none. */
export async function removeWebhook(db: Database, by: Owner, webhookId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from webhooks where wedding_id = ${by.weddingId} and id = ${webhookId}`)
    if (!rowCount) return false
    await recordChange(tx, by, 'webhooks')
    return true
  })
}

/** Lets a test event wait for an own webhook. */
export async function testWebhook(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  by: Owner,
  webhookId: string,
): Promise<number | 'notFound' | 'off'> {
  return db.transaction(async (tx) => {
    const own = await lockOwn(tx, by, webhookId)
    if (!own) return 'notFound'
    if (!own.isOn) return 'off'
    const now = clock.now().toISOString()
    await tx.execute(sql`
      insert into webhook_deliveries (wedding_id, id, webhook_id, at, next_at)
      values (${by.weddingId}, ${newId()}, ${webhookId}, ${now}, ${now})`)
    await sendNow(tx, by.weddingId, webhookId)
    return 1
  })
}

/** Lets a delivery of an own webhook wait again, or all that failed, each under its id and with all of its attempts. */
export async function resendDeliveries(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  by: Owner,
  webhookId: string,
  deliveryId: string | null,
): Promise<number | 'notFound' | 'off'> {
  return db.transaction(async (tx) => {
    const own = await lockOwn(tx, by, webhookId)
    if (!own) return 'notFound'
    if (!own.isOn) return 'off'
    const { rowCount } = await tx.execute(sql`
      update webhook_deliveries set status = 'waiting', attempts = 0, next_at = ${clock.now().toISOString()}, error = null
      where wedding_id = ${by.weddingId} and webhook_id = ${webhookId}
        and ${deliveryId === null ? sql`status = 'failed'` : sql`id = ${deliveryId}`}`)
    if (deliveryId !== null && !rowCount) return 'notFound'
    await sendNow(tx, by.weddingId, webhookId)
    return rowCount ?? 0
  })
}

/** A person waits for it, so a pause after failures ends. */
async function sendNow(tx: Transaction, weddingId: string, webhookId: string): Promise<void> {
  await tx.execute(sql`
    update webhooks set rests_until = null where wedding_id = ${weddingId} and id = ${webhookId}`)
  await addJob(tx, 'send-webhooks', { weddingId })
}

async function lockOwn(tx: Transaction, { weddingId, actor }: Owner, webhookId: string) {
  const { rows } = await tx.execute<{ isOn: boolean; salt: string; secretMark: string }>(sql`
    select is_on as "isOn", salt, secret_mark as "secretMark" from webhooks
    where wedding_id = ${weddingId} and id = ${webhookId} and user_id = ${actor.userId} for update`)
  return rows[0]
}
