import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { textAnnouncements } from '#db/schema/announcements.ts'
import { ANNOUNCEMENT_BATCH, ANNOUNCEMENT_PAUSE_SECONDS } from '#domain/announcements/announcements.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import type { Configured } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { textChangeMail } from './text-change-mail.ts'

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
    const [change] = await tx.select().from(textAnnouncements).where(eq(textAnnouncements.id, announcementId))
    if (!change) return
    const now = clock.now()
    const { rows } = await tx.execute<{ userId: string; email: string }>(sql`
      with mailed as (
        insert into text_receipts as r (announcement_id, user_id, mailed_at)
        select ${announcementId}::uuid, p.id, ${now.toISOString()}::timestamptz
        from profiles p join auth."user" u on u.id = p.id
        where (${change.document} <> 'processing' or p.role = 'planner')
          and u.created_at <= ${change.announcedAt.toISOString()}::timestamptz
          and not exists (
            select from text_receipts known
            where known.announcement_id = ${announcementId} and known.user_id = p.id and known.mailed_at is not null)
        order by p.id limit ${ANNOUNCEMENT_BATCH}
        on conflict (announcement_id, user_id) do update set mailed_at = excluded.mailed_at
          where r.mailed_at is null
        returning user_id
      )
      select user_id as "userId", email from mailed join auth."user" u on u.id = user_id`)
    for (const { userId, email } of rows) {
      await sendMail(tx, {
        ...textChangeMail(email, change, publicUrl),
        key: `text-change:${announcementId}:${userId}`,
      })
    }
    if (rows.length === 0) return
    await addBatch(tx, announcementId, new Date(now.getTime() + ANNOUNCEMENT_PAUSE_SECONDS * SECOND_MS))
  })
}
