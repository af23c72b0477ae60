import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { passkey, session } from '#db/schema/auth.ts'

/** Ends a session of a person by its id. */
export async function endSessionById(db: Database, userId: string, sessionId: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), eq(session.id, sessionId)))
}

/** Ends all sessions of a person but the one of the token. */
export async function endOtherSessions(db: Database, userId: string, token: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.token, token)))
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
