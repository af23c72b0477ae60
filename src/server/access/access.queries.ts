import { and, desc, eq, gt } from 'drizzle-orm'
import type { Factors, OpenSession } from '#contract/access.ts'
import type { Database } from '#db/client.ts'
import { session, user } from '#db/schema/auth.ts'
import { SESSION_MAX_DAYS } from '#domain/retention.ts'
import { readDevice } from '../auth/read-device.ts'
import { inDays } from '../auth/session-cookie.ts'

/** What a person has beside the password. */
export async function readFactors(db: Database, userId: string): Promise<Factors> {
  const [found] = await db
    .select({ hasTwoFactor: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, userId))
  return { hasTwoFactor: found?.hasTwoFactor ?? false }
}

/** The sessions of a person that are open, the one of the token first, then the most recently used. */
export async function listOpenSessions(
  db: Database,
  { userId, token, now }: { userId: string; token: string | undefined; now: Date },
): Promise<OpenSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(
      and(
        eq(session.userId, userId),
        gt(session.expiresAt, now),
        gt(session.createdAt, inDays(now, -SESSION_MAX_DAYS)),
      ),
    )
    .orderBy(desc(session.updatedAt))
  return rows
    .map((row) => ({
      id: row.id,
      device: readDevice(row.userAgent),
      signedInAt: row.createdAt.toISOString(),
      lastSeenAt: row.updatedAt.toISOString(),
      isCurrent: row.token === token,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
