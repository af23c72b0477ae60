import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { notificationPreferences, notificationSettings } from '#db/schema/notification-settings.ts'
import {
  type Channels,
  defaultChannels,
  type MailMode,
  type NotificationKind,
} from '#domain/notifications/notification-kinds.ts'
import { DEFAULT_TIMES, type DeliveryTimes } from '#domain/notifications/notification-settings.ts'
import { readTimes } from './settings.queries.ts'

/** Changes the given hours of a person and leaves the others as they are. */
export async function saveTimes(
  db: Database,
  userId: string,
  changes: Partial<DeliveryTimes>,
): Promise<DeliveryTimes> {
  return db.transaction(async (tx) => {
    await holdTimes(tx, userId)
    const times = { ...(await readTimes(tx, userId)), ...changes }
    await tx.execute(sql`
      update notification_settings set time_zone = ${times.timeZone}, summary_hour = ${times.summaryHour},
        quiet_from = ${times.quiet?.from ?? null}, quiet_to = ${times.quiet?.to ?? null}
      where user_id = ${userId}`)
    return times
  })
}

/** Makes the row of a person who has none, and locks it, so that two changes at once both hold. */
async function holdTimes(tx: Transaction, userId: string): Promise<void> {
  const { timeZone, summaryHour } = DEFAULT_TIMES
  await tx.insert(notificationSettings).values({ userId, timeZone, summaryHour }).onConflictDoNothing()
  await tx.execute(sql`select from notification_settings where user_id = ${userId} for update`)
}

/** Notes that a person's summary is taken together; `false` when another process has done so since `due`. */
export async function claimSummary(tx: Transaction, userId: string, now: Date, due: Date): Promise<boolean> {
  await holdTimes(tx, userId)
  const { rowCount } = await tx.execute(sql`
    update notification_settings set last_summary_at = ${now.toISOString()}
    where user_id = ${userId} and coalesce(last_summary_at, '-infinity') < ${due.toISOString()}`)
  return rowCount === 1
}

/** Changes on which ways a kind reaches a person. What waits for a way that is closed does not go out any more. */
export async function saveChannels(
  db: Database | Transaction,
  userId: string,
  kind: NotificationKind,
  changes: Partial<Channels>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(notificationPreferences)
      .values({ userId, kind, ...defaultChannels(kind), ...changes })
      .onConflictDoUpdate({
        target: [notificationPreferences.userId, notificationPreferences.kind],
        set: { userId, ...changes },
      })
    if (changes.mail) await redirectWaiting(tx, userId, kind, changes.mail)
    if (changes.push === false) {
      await tx.execute(sql`
        update notifications set push = false where recipient_id = ${userId} and kind = ${kind} and push`)
    }
  })
}

/** Notifications that wait for the summary go with it, also when the kind comes at once from now on. */
const redirectWaiting = (tx: Transaction, userId: string, kind: NotificationKind, mail: MailMode) =>
  tx.execute(sql`
    update notifications set mail = case when mail = 'daily' and ${mail} = 'now' then mail else nullif(${mail}, 'never') end,
      mail_id = null
    where recipient_id = ${userId} and kind = ${kind} and mail is not null and mail <> ${mail}`)
