import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { emailChange, session, user, verification } from '#db/schema/auth.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { noteAccountActivity } from './account-activity/account-activity.commands.ts'

/** Lets a session live until a later moment. */
export async function renewSession(db: Database, token: string, until: Date, now: Date): Promise<void> {
  await db.update(session).set({ expiresAt: until, updatedAt: now }).where(eq(session.token, token))
}

/** People see on their other devices, to the hour, when a session was last used. */
export async function noteSessionSeen(db: Database, token: string, now: Date): Promise<void> {
  await db.update(session).set({ updatedAt: now }).where(eq(session.token, token))
}

/** Sign-out is global: it ends the sessions of the user on all devices (spec 4). */
export async function endEverySession(db: Database, userId: string) {
  await db.delete(session).where(eq(session.userId, userId))
}

/**
 * Ends a session of a browser that has a later one, and gives whose it was. Where both are of one person the browser
 * goes on being pushed to.
 */
export async function replaceSession(db: Database, former: string, later: string): Promise<string | null> {
  await db.execute(sql`
    update push_subscriptions s set session_id = l.id from auth.session f, auth.session l
    where f.token = ${former} and l.token = ${later} and l.user_id = s.user_id and s.session_id = f.id`)
  return endSession(db, former)
}

/** Ends one session and gives whose it was; `null` when there is none with the token. */
export async function endSession(db: Database, token: string): Promise<string | null> {
  const [ended] = await db
    .delete(session)
    .where(eq(session.token, token))
    .returning({ userId: session.userId })
  return ended?.userId ?? null
}

type PasswordChange = {
  ownToken: string | undefined
  userAgent: string | null | undefined
  isThroughMail: boolean
}

/**
 * A new password ends the other sessions: only the one of this browser, if it is the same person's, goes on; links of
 * earlier mails stop working, those to change the address too. When the password was chosen through such a mail, the
 * address is confirmed too.
 */
export async function finishPasswordChange(
  platform: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>,
  userId: string,
  { ownToken, userAgent, isThroughMail }: PasswordChange,
) {
  await platform.db.transaction(async (tx) => {
    const others = ownToken === undefined ? undefined : ne(session.token, ownToken)
    await tx.delete(session).where(and(eq(session.userId, userId), others))
    await tx.delete(verification).where(eq(verification.value, userId))
    await tx.delete(emailChange).where(eq(emailChange.userId, userId))
    const kind = isThroughMail ? 'passwordReset' : 'passwordChanged'
    await noteAccountActivity(tx, platform, { userId, kind, userAgent })
    if (isThroughMail) await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId))
  })
}
