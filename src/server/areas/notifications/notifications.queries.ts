import { type SQL, sql } from 'drizzle-orm'
import type { Notification } from '#contract/notifications.ts'
import type { Database } from '#db/client.ts'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'
import { prepared } from '#server/platform/postgres/prepared.ts'
import { NOTIFICATION_OF_A_MEMBER } from './notification-reader.ts'

const OF_A_MEMBER = sql.raw(NOTIFICATION_OF_A_MEMBER)

const FIELDS = sql`id, action, data, section, actor_name as "actorName", actor_role as "actorRole",
  wedding_id as "weddingId", wedding_name as "weddingName", url, count,
  to_json(created_at) #>> '{}' as "createdAt", to_json(read_at) #>> '{}' as "readAt"`

/** The newest notifications of a user in the bell, of one wedding when given. */
export async function listNotifications(
  db: Database,
  recipientId: string,
  { limit, weddingId }: { limit: number; weddingId?: string | undefined },
): Promise<Notification[]> {
  const inWedding = weddingId ? sql`and n.wedding_id = ${weddingId}` : sql``
  const { rows } = await db.execute<Notification>(sql`
    select ${FIELDS}
    from notifications n where n.recipient_id = ${recipientId} ${inWedding} and n.in_bell and ${OF_A_MEMBER}
    order by n.created_at desc, n.id desc limit ${limit}`)
  return rows.map(withComponentName)
}

const builtInNames = new Map(BUILT_IN_COMPONENTS.map(({ key, name }) => [key, name]))

/** The database knows the names of a wedding's own components only. */
function withComponentName<N extends Notification>(notification: N): N {
  const { data } = notification
  if ('componentName' in data) data.componentName ||= builtInNames.get(data.vendorType ?? '') ?? ''
  return notification
}

export async function countUnread(db: Database, recipientId: string): Promise<number> {
  const [row] = await UNREAD(db).execute({ recipientId })
  return row!.unread
}

const UNREAD = prepared('unread', (db) =>
  db
    .select({ unread: sql<number>`count(*)::int` })
    .from(sql`notifications n`)
    .where(
      sql`n.recipient_id = ${sql.placeholder('recipientId')} and n.read_at is null and n.in_bell and ${OF_A_MEMBER}`,
    ),
)

/** A notification as it is sent, with the kind by which its recipient can end that. */
export type SentNotification = Notification & { kind: NotificationKind }

/** The unread notifications of a mail, the oldest first, as far as their recipient may still see them. */
export const listOfMail = (db: Database, recipientId: string, mailId: string): Promise<SentNotification[]> =>
  listUnread(db, recipientId, sql`n.mail is not null and n.mail_id = ${mailId}`)

/** Those of the notifications that are neither read nor withdrawn, and that their recipient may still see. */
export const listPushed = (db: Database, recipientId: string, ids: string[]): Promise<SentNotification[]> =>
  listUnread(db, recipientId, sql`n.id = any(${sql.param(ids)}::uuid[])`)

async function listUnread(db: Database, recipientId: string, which: SQL): Promise<SentNotification[]> {
  const { rows } = await db.execute<SentNotification>(sql`
    select ${FIELDS}, kind
    from notifications n
    where n.recipient_id = ${recipientId} and n.read_at is null and ${which} and ${OF_A_MEMBER}
    order by n.created_at, n.id`)
  return rows.map(withComponentName)
}
