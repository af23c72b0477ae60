import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { AppWithAccess, Factors, OpenSession } from '#contract/access.ts'
import type { Passkey } from '#contract/passkeys.ts'
import type { Database } from '#db/client.ts'
import { appAccess } from '#db/schema/access-tokens.ts'
import { account, passkey, session, twoFactor, user } from '#db/schema/auth.ts'
import { SESSION_MAX_DAYS } from '#domain/operation/retention.ts'
import { readDevice } from '#server/core/auth/read-device.ts'
import { countRecoveryCodes } from '#server/core/auth/second-step/recovery-codes.ts'
import { inDays } from '#server/core/auth/session-cookie.ts'
import type { Configured, Platform } from '#server/core/context.ts'

/** Whether a person has a password and a second step. */
export async function readFactors(
  { db, settings: { authSecret } }: Pick<Platform, 'db'> & Configured<'authSecret'>,
  userId: string,
): Promise<Factors> {
  const [found] = await db
    .select({ hasTwoFactor: user.twoFactorEnabled, codes: twoFactor.backupCodes })
    .from(user)
    .leftJoin(twoFactor, eq(twoFactor.userId, user.id))
    .where(eq(user.id, userId))
  const passwords = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), isNotNull(account.password)))
  const hasTwoFactor = found?.hasTwoFactor ?? false
  const codes = hasTwoFactor ? found?.codes : null
  return {
    hasPassword: passwords.length > 0,
    hasTwoFactor,
    recoveryCodesLeft: codes ? await countRecoveryCodes(codes, authSecret) : null,
  }
}

/** The passkeys of a person, the oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(passkey.createdAt, passkey.id)
  return rows.map(toPasskey)
}

/** A passkey as the contract has it. */
export const toPasskey = (row: typeof passkey.$inferSelect): Passkey => ({
  id: row.id,
  name: row.name ?? 'Passkey',
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})

/** The sessions of a person that are open, the one of the token first, then the most recently used. */
export async function listOpenSessions(
  db: Database,
  { userId, token, now }: { userId: string; token: string | undefined; now: Date },
): Promise<OpenSession[]> {
  const rows = await db
    .select()
    .from(session)
    .leftJoin(appAccess, eq(appAccess.sessionId, session.id))
    .where(and(isOpen(userId, now), isNull(appAccess.sessionId)))
    .orderBy(desc(session.updatedAt))
  return rows
    .map(({ session: row }) => ({
      id: row.id,
      device: readDevice(row.userAgent),
      signedInAt: row.createdAt.toISOString(),
      lastSeenAt: row.updatedAt.toISOString(),
      isCurrent: row.token === token,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** The programs that have access to an account, the most recently used first. */
export async function listApps(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<AppWithAccess[]> {
  const rows = await db
    .select()
    .from(session)
    .innerJoin(appAccess, eq(appAccess.sessionId, session.id))
    .where(isOpen(userId, now))
    .orderBy(desc(session.updatedAt))
  return rows.map(({ session: { id, createdAt, updatedAt }, app_access: { name } }) => ({
    id,
    name,
    allowedAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
  }))
}

const isOpen = (userId: string, now: Date) =>
  and(
    eq(session.userId, userId),
    gt(session.expiresAt, now),
    gt(session.createdAt, inDays(now, -SESSION_MAX_DAYS)),
  )
