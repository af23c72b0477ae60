import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { textAnnouncements } from '#db/schema/announcements.ts'
import { ANNOUNCEMENT_BATCH, ANNOUNCEMENT_PAUSE_SECONDS } from '#domain/announcements/announcements.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import type { Configured } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { textChangeMail, textWithdrawalMail } from './text-change-mail.ts'

/** Lets the next batch of mails go out; one of an announcement waits at a time. */
export const addBatch = (tx: Database | Transaction, announcementId: string, runAt?: Date) =>
  addJob(
    tx,
    'mail-text-change',
    { announcementId },
    { key: `text-changes:${announcementId}`, ...(runAt && { runAt }) },
  )

/**
 * Hands the next batch of mails to the queue and comes back until every account of then has its own. A receipt is written
 * with its mail in one transaction, so a batch that is run again, or twice at once, writes to no account a second time.
 */
export async function mailTextChange(
  { db, clock, settings: { publicUrl } }: Pick<JobDeps, 'db' | 'clock'> & Configured<'publicUrl'>,
  announcementId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    // A withdrawal waits for the batch that is being written, and the next batch is one of its own.
    const [change] = await tx
      .select()
      .from(textAnnouncements)
      .where(eq(textAnnouncements.id, announcementId))
      .for('share')
    if (!change) return
    const now = clock.now()
    const { withdrawnAt } = change
    const recipients = await (withdrawnAt ? nextToldOfWithdrawal : nextTold)(tx, change, now)
    for (const { userId, email } of recipients) {
      await sendMail(tx, {
        ...(withdrawnAt ? textWithdrawalMail : textChangeMail)(email, change, publicUrl),
        key: `${withdrawnAt ? 'text-withdrawal' : 'text-change'}:${announcementId}:${userId}`,
      })
    }
    if (recipients.length === 0) return
    await addBatch(tx, announcementId, new Date(now.getTime() + ANNOUNCEMENT_PAUSE_SECONDS * SECOND_MS))
  })
}

type Announcement = typeof textAnnouncements.$inferSelect
type Recipient = { userId: string; email: string }

/** The next accounts of then that the announcement concerns, with their receipts written. */
async function nextTold(
  tx: Transaction,
  { id, document, announcedAt }: Announcement,
  now: Date,
): Promise<Recipient[]> {
  const { rows } = await tx.execute<Recipient>(sql`
      with mailed as (
        insert into text_receipts as r (announcement_id, user_id, mailed_at)
        select ${id}::uuid, p.id, ${now.toISOString()}::timestamptz
        from profiles p join auth."user" u on u.id = p.id
        where (${document} <> 'processing' or p.role = 'planner')
          and u.created_at <= ${announcedAt.toISOString()}::timestamptz
          and not exists (
            select from text_receipts known
            where known.announcement_id = ${id} and known.user_id = p.id and known.mailed_at is not null)
        order by p.id limit ${ANNOUNCEMENT_BATCH}
        on conflict (announcement_id, user_id) do update set mailed_at = excluded.mailed_at
          where r.mailed_at is null
        returning user_id
      )
      select user_id as "userId", email from mailed join auth."user" u on u.id = user_id`)
  return rows
}

/** The next of those who got the mail of an announcement that was taken back. */
async function nextToldOfWithdrawal(tx: Transaction, { id }: Announcement, now: Date): Promise<Recipient[]> {
  const { rows } = await tx.execute<Recipient>(sql`
    with mailed as (
      update text_receipts r set withdrawal_mailed_at = ${now.toISOString()}::timestamptz
      from (
        select user_id from text_receipts
        where announcement_id = ${id} and mailed_at is not null and withdrawal_mailed_at is null
        order by user_id limit ${ANNOUNCEMENT_BATCH}) next
      where r.announcement_id = ${id} and r.user_id = next.user_id and r.withdrawal_mailed_at is null
      returning r.user_id
    )
    select user_id as "userId", email from mailed join auth."user" u on u.id = user_id`)
  return rows
}

/** Takes the mails of an announcement that have not left out of the queue: their people never got one. */
export async function takeMailsBack(tx: Transaction, announcementId: string): Promise<void> {
  await tx.execute(sql`
    with removed as (
      select removed.key from graphile_worker.jobs waiting, graphile_worker.remove_job(waiting.key) removed
      where waiting.key like 'text-change:' || ${announcementId}::text || ':%'
    )
    update text_receipts set mailed_at = null from removed
    where announcement_id = ${announcementId}
      and removed.key = 'text-change:' || announcement_id || ':' || user_id`)
}
