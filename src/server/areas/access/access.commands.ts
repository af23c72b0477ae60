import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { appAccess } from '#db/schema/access-tokens.ts'
import { passkey, session } from '#db/schema/auth.ts'
import { UNNAMED_APP } from '#domain/accounts/access-tokens.ts'
import { describeDevice } from '#domain/accounts/session-device.ts'
import { noteAccountActivity } from '#server/core/auth/account-activity/account-activity.commands.ts'
import { readDevice } from '#server/core/auth/read-device.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Asking } from './asking.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

/** Ends a session of a person by its id, or the access of the program that it belongs to. */
export async function endSessionById(
  deps: Deps,
  { userId, userAgent }: Asking,
  sessionId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [app] = await tx.select().from(appAccess).where(eq(appAccess.sessionId, sessionId))
    const [ended] = await tx
      .delete(session)
      .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
      .returning({ userAgent: session.userAgent })
    if (!ended) return
    const change = app
      ? ({ kind: 'programEnded', subject: app.name || UNNAMED_APP } as const)
      : ({ kind: 'sessionEnded', subject: describeDevice(readDevice(ended.userAgent)) } as const)
    await noteAccountActivity(tx, deps, { userId, userAgent, ...change })
  })
}

/** Ends all sessions of a person but the one of the token. */
export async function endOtherSessions(
  deps: Deps,
  { userId, userAgent }: Asking,
  token: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(eq(session.userId, userId), ne(session.token, token)))
      .returning({ id: session.id })
    if (ended.length > 0)
      await noteAccountActivity(tx, deps, { userId, userAgent, kind: 'otherSessionsEnded' })
  })
}

/** Gives a passkey of a person a name; `null` when they have none with the id. */
export async function renamePasskey(
  db: Database,
  userId: string,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<typeof passkey.$inferSelect | null> {
  const [renamed] = await db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.userId, userId), eq(passkey.id, passkeyId)))
    .returning()
  return renamed ?? null
}
