import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { notificationPreferences, notificationSettings } from '#db/schema/notification-settings.ts'
import type { Role } from '#domain/members/roles.ts'
import {
  type Channels,
  defaultChannels,
  kindsOf,
  type NotificationKind,
} from '#domain/notifications/notification-kinds.ts'
import { DEFAULT_TIMES, type DeliveryTimes } from '#domain/notifications/notification-settings.ts'

type TimesRow = {
  timeZone: string | null
  summaryHour: number | null
  quietFrom: number | null
  quietTo: number | null
}

const TIMES = sql`s.time_zone as "timeZone", s.summary_hour as "summaryHour", s.quiet_from as "quietFrom",
  s.quiet_to as "quietTo"`

const toTimes = ({ timeZone, summaryHour, quietFrom, quietTo }: TimesRow): DeliveryTimes => ({
  timeZone: timeZone ?? DEFAULT_TIMES.timeZone,
  summaryHour: summaryHour ?? DEFAULT_TIMES.summaryHour,
  quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
})

/** When mails and push come to a person. */
export async function readTimes(db: Database | Transaction, userId: string): Promise<DeliveryTimes> {
  const [row] = await db
    .select({
      timeZone: notificationSettings.timeZone,
      summaryHour: notificationSettings.summaryHour,
      quietFrom: notificationSettings.quietFrom,
      quietTo: notificationSettings.quietTo,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  return row ? toTimes(row) : DEFAULT_TIMES
}

/** How each kind reaches a person, in the order in which they are shown. */
export async function listChannels(
  db: Database,
  userId: string,
  role: Role,
): Promise<({ kind: NotificationKind } & Channels)[]> {
  const chosen = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  return kindsOf(role).map((kind) => {
    const { bell, mail, push } = chosen.find((row) => row.kind === kind) ?? defaultChannels(kind)
    return { kind, bell, mail, push }
  })
}

export type Addressee = { userId: string; email: string; fullName: string; role: Role; times: DeliveryTimes }

/** To whom notifications are sent; `null` when the account is gone, or waits for its deletion. */
export async function findAddressee(db: Database | Transaction, userId: string): Promise<Addressee | null> {
  const { rows } = await db.execute<Omit<Addressee, 'times'> & TimesRow>(sql`
    select p.id as "userId", u.email, p.full_name as "fullName", p.role, ${TIMES}
    from profiles p join auth.user u on u.id = p.id left join notification_settings s on s.user_id = p.id
    where p.id = ${userId} and not exists (select from account_deletions d where d.user_id = p.id)`)
  const [row] = rows
  if (!row) return null
  const { email, fullName, role } = row
  return { userId, email, fullName, role, times: toTimes(row) }
}

export type AwaitingSummary = { userId: string; times: DeliveryTimes; since: Date; lastAt: Date | null }

/** The people for whose summary something waits, since when, and when they had the last one. */
export async function listAwaitingSummary(db: Database): Promise<AwaitingSummary[]> {
  const { rows } = await db.execute<TimesRow & { userId: string; since: string; lastAt: string | null }>(sql`
    select n.recipient_id as "userId", to_json(min(n.created_at)) #>> '{}' as since, ${TIMES},
      to_json(s.last_summary_at) #>> '{}' as "lastAt"
    from notifications n left join notification_settings s on s.user_id = n.recipient_id
    where n.mail is not null and n.read_at is null and n.mail = 'daily' and n.mail_id is null
    group by n.recipient_id, s.user_id`)
  return rows.map(({ userId, since, lastAt, ...row }) => ({
    userId,
    times: toTimes(row),
    since: new Date(since),
    lastAt: lastAt ? new Date(lastAt) : null,
  }))
}
