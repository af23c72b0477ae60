import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { recordChange, systemAuthor } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { isToken } from '#server/platform/ids.ts'
import { announce } from './deliver.commands.ts'

export type Subscription = { couple: string; isStopped: boolean }

/** Finds the mails that a token unsubscribes from; `null` for a token that is none. It is the permission. */
export async function findSubscription(db: Database, token: string): Promise<Subscription | null> {
  if (!isToken(token)) return null
  const { rows } = await db.execute<Subscription>(sql`
    select w.name as couple, r.unsubscribed_at is not null as "isStopped"
    from mail_recipients r join weddings w on w.id = r.wedding_id
    where r.token = ${token} and not exists (select from deleted_weddings d where d.wedding_id = w.id)`)
  return rows[0] ?? null
}

/** Ends the mails of a wedding to the address of a token, or lets them come again. */
export async function setSubscription(
  { db, clock, live }: Pick<Platform, 'db' | 'clock' | 'live'>,
  token: string,
  isStopped: boolean,
): Promise<void> {
  const at = isStopped ? clock.now().toISOString() : null
  const weddingId = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ weddingId: string }>(sql`
      update mail_recipients set unsubscribed_at = ${at}
      where token = ${token} and (unsubscribed_at is not null) <> ${isStopped}
      returning wedding_id as "weddingId"`)
    const found = rows[0]?.weddingId
    if (found) await recordChange(tx, systemAuthor(found), 'households')
    return found
  })
  if (weddingId) announce(live, weddingId, [])
}
