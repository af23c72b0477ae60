import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { appAccess, refreshToken } from '#db/schema/access-tokens.ts'
import { session, user } from '#db/schema/auth.ts'
import { APPS_MAX, UNNAMED_APP } from '#domain/accounts/access-tokens.ts'
import { SESSION_MAX_DAYS } from '#domain/operation/retention.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { noteAccountActivity } from '../account-activity/account-activity.commands.ts'
import { inDays, renewedUntil } from '../session-cookie.ts'
import { appSessionToken } from './access-token.ts'

/** The access of a program, with the refresh token that it gets. */
export type AppAccess = { userId: string; sessionId: string; refreshToken: string }

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

/** Gives a program access to an account; `null` when as many have it as there can be. */
export function openApp(
  platform: Deps,
  { userId, name, userAgent }: { userId: string; name: string; userAgent: string | undefined },
): Promise<AppAccess | null> {
  const now = platform.clock.now()
  return platform.db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
    const apps = await tx
      .select({ id: session.id })
      .from(appAccess)
      .innerJoin(session, eq(session.id, appAccess.sessionId))
      .where(eq(session.userId, userId))
    if (apps.length >= APPS_MAX) return null
    const id = newId()
    const expiresAt = renewedUntil(now, now)
    await tx
      .insert(session)
      .values({ id, userId, token: appSessionToken(id), expiresAt, createdAt: now, updatedAt: now })
    await tx.insert(appAccess).values({ sessionId: id, name })
    const subject = name || UNNAMED_APP
    await noteAccountActivity(tx, platform, { userId, kind: 'programAllowed', subject, userAgent })
    return { userId, sessionId: id, refreshToken: await addRefreshToken(tx, id) }
  })
}

type Refused = { refused: 'unknown' | 'expired' | 'reused'; userId?: string }

/**
 * Exchanges a refresh token for the next one. One that comes a second time was copied, and nothing tells the copy
 * from the original: the access of the program ends for both.
 */
export function renewApp(db: Database, given: string, now: Date): Promise<AppAccess | Refused> {
  return db.transaction(async (tx) => {
    const hash = hashOf(given)
    const app = await lockApp(tx, hash)
    if (!app) return { refused: 'unknown' }
    const { id, userId, createdAt, expiresAt } = app
    // Read after the lock: of two requests with the same token the second sees that it is used.
    const [token] = await tx.select().from(refreshToken).where(eq(refreshToken.hash, hash))
    if (!token || token.usedAt) {
      await tx.delete(session).where(eq(session.id, id))
      return { refused: 'reused', userId }
    }
    if (expiresAt <= now || createdAt <= inDays(now, -SESSION_MAX_DAYS)) return { refused: 'expired' }
    await tx.update(refreshToken).set({ usedAt: now }).where(eq(refreshToken.hash, hash))
    await tx
      .update(session)
      .set({ expiresAt: renewedUntil(createdAt, now), updatedAt: now })
      .where(eq(session.id, id))
    return { userId, sessionId: id, refreshToken: await addRefreshToken(tx, id) }
  })
}

/** Ends the access that a refresh token belongs to, used or not, and gives whose it was. */
export function endApp(platform: Deps, given: string): Promise<string | null> {
  return platform.db.transaction(async (tx) => {
    const app = await lockApp(tx, hashOf(given))
    if (!app) return null
    const { id, userId } = app
    const [access] = await tx.select().from(appAccess).where(eq(appAccess.sessionId, id))
    await tx.delete(session).where(eq(session.id, id))
    const subject = access?.name || UNNAMED_APP
    await noteAccountActivity(tx, platform, { userId, kind: 'programEnded', subject })
    return userId
  })
}

/** The session of a refresh token, locked first, as every command that ends sessions does. */
async function lockApp(tx: Transaction, hash: string) {
  const [token] = await tx
    .select({ sessionId: refreshToken.sessionId })
    .from(refreshToken)
    .where(eq(refreshToken.hash, hash))
  if (!token) return null
  const [app] = await tx.select().from(session).where(eq(session.id, token.sessionId)).for('update')
  return app ?? null
}

async function addRefreshToken(tx: Transaction, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(refreshToken).values({ hash: hashOf(token), sessionId })
  return token
}

/** Tokens of 256 random bits need no slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
