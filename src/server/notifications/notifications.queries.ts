import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'

/** Whoever has left a wedding has nothing more of it, not even an old notification. */
const OF_A_MEMBER = sql`exists (
  select from wedding_members m where m.wedding_id = n.wedding_id and m.user_id = n.recipient_id)`

/** The newest notifications of a user, of one wedding when given, as JSON in the shape of the contract. */
export async function listNotificationsJson(
  db: Database,
  recipientId: string,
  { limit, weddingId }: { limit: number; weddingId?: string | undefined },
): Promise<string> {
  const inWedding = weddingId ? sql`and n.wedding_id = ${weddingId}` : sql``
  const { rows } = await db.execute<{ json: string }>(sql`
    select coalesce(json_agg(row), '[]')::text as json from (
      select id, action, data, section, actor_name as "actorName", actor_role as "actorRole",
        wedding_id as "weddingId", wedding_name as "weddingName", url, count,
        created_at as "createdAt", read_at as "readAt"
      from notifications n where n.recipient_id = ${recipientId} ${inWedding} and ${OF_A_MEMBER}
      order by n.created_at desc, n.id desc limit ${limit}
    ) row`)
  return rows[0]!.json
}

export async function countUnread(db: Database, recipientId: string): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from notifications n
    where n.recipient_id = ${recipientId} and n.read_at is null and ${OF_A_MEMBER}`)
  return rows[0]!.unread
}
