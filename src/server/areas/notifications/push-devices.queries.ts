import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { SESSION_MAX_DAYS } from '#domain/operation/retention.ts'
import { inDays } from '#server/core/auth/session-cookie.ts'
import type { PushTarget } from '#server/platform/web-push.ts'

export type PushDevice = PushTarget & { id: string; userId: string }

/** That the session lasts in which a browser was subscribed. */
const hasSession = (now: Date) => sql`exists (
  select from auth.session e where e.id = s.session_id and e.expires_at > ${now.toISOString()}
    and e.created_at > ${inDays(now, -SESSION_MAX_DAYS).toISOString()})`

/** The browsers that a person is pushed to. */
export async function listPushDevices(
  db: Database | Transaction,
  userId: string,
  now: Date,
): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.id from push_subscriptions s where s.user_id = ${userId} and ${hasSession(now)} order by s.created_at`)
  return rows
}

/** One of them; `null` when it is gone or its session has ended. */
export async function findPushDevice(db: Database, id: string, now: Date): Promise<PushDevice | null> {
  const { rows } = await db.execute<PushDevice>(sql`
    select s.id, s.user_id as "userId", s.endpoint, s.p256dh, s.auth_key as "authKey"
    from push_subscriptions s where s.id = ${id} and ${hasSession(now)}`)
  return rows[0] ?? null
}

/** Finds the push address of a session's browser; `null` when it has none. */
export async function findEndpoint(db: Database, sessionToken: string): Promise<string | null> {
  const { rows } = await db.execute<{ endpoint: string }>(sql`
    select s.endpoint from push_subscriptions s join auth.session e on e.id = s.session_id
    where e.token = ${sessionToken} order by s.created_at desc limit 1`)
  return rows[0]?.endpoint ?? null
}
