import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { recordChange, systemAuthor } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { announce } from './deliver.commands.ts'
import type { Bounce } from './read-bounce.ts'

/** Mail servers return what they could not deliver within five days; what went before that has arrived. */
const RETURNED_WITHIN_MS = 7 * DAY_MS

/**
 * Marks an address as refused after a mail to it was returned, as when its server had said so at once (decision 036).
 * `false` when its token is none or it is marked already.
 */
export async function markBounced(
  { db, clock, live }: Pick<Platform, 'db' | 'clock' | 'live'>,
  { token, refusal }: Bounce,
): Promise<boolean> {
  const now = clock.now()
  const marked = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ weddingId: string; address: string }>(sql`
      update mail_recipients set refused_at = ${now.toISOString()}, refusal = ${refusal}
      where token = ${token} and refused_at is null
      returning wedding_id as "weddingId", address`)
    const [recipient] = rows
    if (!recipient) return null
    const householdIds = await takeBackSent(tx, recipient, now)
    await recordChange(tx, systemAuthor(recipient.weddingId), 'households')
    return { weddingId: recipient.weddingId, householdIds }
  })
  if (marked) announce(live, marked.weddingId, marked.householdIds)
  return marked !== null
}

type Returned = { householdId: string; kind: string; occasion: string }

/** An invitation that came back counts as not sent, so that it is sent by another way; one that was opened has come. */
async function takeBackSent(
  tx: Transaction,
  { weddingId, address }: { weddingId: string; address: string },
  now: Date,
): Promise<string[]> {
  const since = new Date(now.getTime() - RETURNED_WITHIN_MS).toISOString()
  const { rows } = await tx.execute<Returned>(sql`
    update guest_mails set status = 'refused', ended_at = ${now.toISOString()}
    where wedding_id = ${weddingId} and address = ${address} and status = 'sent' and ended_at > ${since}
    returning household_id as "householdId", kind, occasion`)
  const idsOf = (wanted: string) =>
    JSON.stringify(rows.filter(({ kind }) => kind === wanted).map(({ householdId }) => householdId))
  await tx.execute(sql`
    update households set sent_at = null, sent_by = null
    where wedding_id = ${weddingId} and sent_by = 'email' and opened_at is null and answered_at is null
      and id in (select json_array_elements_text(${idsOf('invite')}::json)::uuid)`)
  await tx.execute(sql`
    update households set reminded_at = null
    where wedding_id = ${weddingId} and answered_at is null
      and id in (select json_array_elements_text(${idsOf('remind')}::json)::uuid)`)
  await takeBackDate(
    tx,
    weddingId,
    rows.filter(({ kind }) => kind === 'date'),
  )
  return [...new Set(rows.map(({ householdId }) => householdId))]
}

/**
 * A date that came back counts as not told, where the family has not been told another one since. What it knows is the
 * date of the newest mail that has arrived, so that the next one says that it has changed.
 */
async function takeBackDate(tx: Transaction, weddingId: string, returned: readonly Returned[]) {
  if (returned.length === 0) return
  await tx.execute(sql`
    update households h set date_sent_at = former.ended_at, date_told = former.occasion::date,
      date_sent_by = case when former.occasion is not null then 'email' end
    from json_to_recordset(${JSON.stringify(returned)}::json) as given ("householdId" uuid, occasion text)
    left join lateral (
      select m.ended_at, m.occasion from guest_mails m
      where m.wedding_id = ${weddingId} and m.household_id = given."householdId" and m.kind = 'date'
        and m.status = 'sent' order by m.ended_at desc, m.id desc limit 1) former on true
    where h.wedding_id = ${weddingId} and h.id = given."householdId" and h.date_sent_by = 'email'
      and h.date_told = given.occasion::date`)
}
