import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { session } from '#db/schema/auth.ts'

/** Ends a session of a person by its id. */
export async function endSessionById(db: Database, userId: string, sessionId: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), eq(session.id, sessionId)))
}

/** Ends all sessions of a person but the one of the token. */
export async function endOtherSessions(db: Database, userId: string, token: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.token, token)))
}
