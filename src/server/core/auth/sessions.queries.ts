import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { session } from '#db/schema/auth.ts'
import type { Permissions } from '#domain/members/permissions.ts'
import { SESSION_MAX_DAYS } from '#domain/operation/retention.ts'
import type { Clock } from '#server/platform/clock.ts'
import { inDays } from './session-cookie.ts'

/** Finds the person of a session's token, expired or not; `null` when there is none. */
export async function findSessionUser(db: Database, token: string): Promise<string | null> {
  const [found] = await db.select({ userId: session.userId }).from(session).where(eq(session.token, token))
  return found?.userId ?? null
}

/** The access of a session at the moment: its user, and what they may see of the weddings they are a member of. */
export type SessionAccess = { userId: string; weddings: ReadonlyMap<string, WeddingSight> }

type WeddingSight = { permissions: Permissions; seesDrafts: boolean }

/**
 * The gate for connections that stay open: asked again whenever a membership or a session may have
 * ended. Gives the access of each session token; a session that has ended or expired is missing.
 */
export async function readSessionAccess(
  db: Database,
  clock: Clock,
  tokens: string[],
): Promise<Map<string, SessionAccess>> {
  const now = clock.now()
  type Row = { token: string; user_id: string; weddings: Record<string, WeddingSight> }
  const { rows } = await db.execute<Row>(sql`
    select s.token, s.user_id, (
      select coalesce(json_object_agg(
        m.wedding_id, json_build_object('permissions', m.permissions, 'seesDrafts', m.sees_drafts)), '{}') from wedding_members m
      where m.user_id = s.user_id and (m.closes_at is null or m.closes_at > ${now.toISOString()})) as weddings
    from auth.session s
    where s.token = any(${sql.param(tokens)}::text[]) and s.expires_at > ${now.toISOString()}
      and s.created_at > ${inDays(now, -SESSION_MAX_DAYS).toISOString()}
      and not exists (select from account_deletions d where d.user_id = s.user_id)
      and not exists (select from account_suspensions x where x.user_id = s.user_id)`)
  return new Map(
    rows.map((row) => [row.token, { userId: row.user_id, weddings: new Map(Object.entries(row.weddings)) }]),
  )
}
