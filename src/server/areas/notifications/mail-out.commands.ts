import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { lastSummaryTime, quietUntil } from '#domain/notifications/notification-settings.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { newId } from '#server/platform/ids.ts'
import { isRefusedRecipient } from '#server/platform/mail.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import { notificationMail } from './notification-mail.ts'
import { listOfMail, type SentNotification } from './notifications.queries.ts'
import { claimSummary } from './settings.commands.ts'
import { findAddressee, listAwaitingSummary } from './settings.queries.ts'

export type MailJob = { userId: string; mailId: string; mode: 'now' | 'daily' }

/**
 * Sends a person what waits to be mailed, in one mail. Lines are taken up with the id of the job before it is sent and
 * let go afterwards, so a retry sends the same mail, and what has grown meanwhile waits for the next. Whether its
 * reader may still see a line is asked right before it is sent. In quiet hours all of it waits for their end.
 */
export async function mailNotifications(deps: JobDeps, job: MailJob): Promise<void> {
  const { db, clock, mail: mailer, log } = deps
  const { publicUrl, authSecret } = deps.settings
  const { userId, mailId, mode } = job
  const to = await findAddressee(db, userId)
  if (!to) return
  const runAt = quietUntil(to.times, clock.now())
  if (runAt) return addJob(db, 'mail-notifications', job, { runAt })
  await takeUp(db, job)
  const notifications = await listOfMail(db, userId, mailId)
  if (notifications.length > 0) {
    const mail = notificationMail(notifications, { to, mode, publicUrl, authSecret })
    try {
      await mailer.send({ id: messageIdOf(notifications), ...mail })
    } catch (error) {
      if (!isRefusedRecipient(error)) throw error
      log.warn({ mail: mailId }, 'mail given up: the mail server refuses its recipient')
    }
  }
  await letGo(db, job)
}

/** The same for the same lines, by which mailboxes recognise a mail that comes twice. */
const messageIdOf = (notifications: readonly SentNotification[]): string =>
  shortHash(JSON.stringify(notifications.map(({ id, createdAt }) => [id, createdAt])))

const takeUp = (db: Database, { userId, mailId, mode }: MailJob) =>
  db.execute(sql`
    update notifications set mail_id = ${mailId}
    where recipient_id = ${userId} and mail is not null and read_at is null and mail = ${mode} and mail_id is null
      and not exists (select from notifications t where t.recipient_id = ${userId} and t.mail_id = ${mailId})`)

const letGo = (db: Database, { userId, mailId }: MailJob) =>
  db.execute(sql`
    update notifications set mail = null, mail_id = null where recipient_id = ${userId} and mail_id = ${mailId}`)

/** Starts the summaries whose hour has come, one a day and person, also when several processes look. */
export async function startSummaries({ db, clock }: Pick<JobDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const { userId, times, since, lastAt } of await listAwaitingSummary(db)) {
    const due = lastSummaryTime(times, now)
    if (since >= due || (lastAt && lastAt >= due)) continue
    await db.transaction(async (tx) => {
      if (!(await claimSummary(tx, userId, now, due))) return
      await addJob(tx, 'mail-notifications', { userId, mailId: newId(), mode: 'daily' })
    })
  }
}
