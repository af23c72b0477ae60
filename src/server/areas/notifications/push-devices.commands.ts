import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { PUSH_DEVICES_MAX } from '#domain/notifications/notification-settings.ts'
import type { PushTarget } from '#server/platform/web-push.ts'

type NewDevice = PushTarget & { userId: string; sessionToken: string; now: Date }

/**
 * Pushes to the browser of a session from now on; a browser is pushed to for one person, and a person has so many of
 * them. Nothing is added when the session has ended meanwhile.
 */
export async function addPushDevice(db: Database, device: NewDevice): Promise<void> {
  const { userId, sessionToken, endpoint, p256dh, authKey, now } = device
  await db.transaction(async (tx) => {
    // Two browsers of one person that are added at once are counted one after the other.
    await tx.execute(sql`select from profiles where id = ${userId} for update`)
    await tx.execute(sql`
      insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth_key, created_at)
      select ${userId}, e.id, ${endpoint}, ${p256dh}, ${authKey}, ${now.toISOString()}
      from auth.session e where e.token = ${sessionToken} and e.user_id = ${userId}
      on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
        p256dh = excluded.p256dh, auth_key = excluded.auth_key, created_at = excluded.created_at`)
    await tx.execute(sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where user_id = ${userId}
        order by created_at desc, id offset ${PUSH_DEVICES_MAX})`)
  })
}

export async function removePushDevice(
  db: Database,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<void> {
  await db.execute(sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`)
}

/** Removes a browser that takes no more pushes. */
export async function forgetPushDevice(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from push_subscriptions where id = ${id}`)
}
