import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { session, twoFactor, user } from '#db/schema/auth.ts'
import { operatorSittings } from '#db/schema/operator.ts'

/** The facts of a session that decide about the operator's area. */
export type Standing = {
  sessionId: string
  email: string
  emailVerified: boolean
  hasSecondStep: boolean
  sittingSince: Date | null
}

/** Reads them by the token of the session; null when it has ended. */
export async function readStanding(db: Database, token: string): Promise<Standing | null> {
  const [found] = await db
    .select({
      sessionId: session.id,
      email: user.email,
      emailVerified: user.emailVerified,
      hasSecondStep: user.twoFactorEnabled,
      sittingSince: operatorSittings.beganAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(operatorSittings, eq(operatorSittings.sessionId, session.id))
    .where(eq(session.token, token))
  return found ?? null
}

/** The secret of a person's authenticator, encrypted as it is stored; null where there is none. */
export async function readSecondStepSecret(db: Database, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ secret: twoFactor.secret, verified: twoFactor.verified })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId))
  return found?.verified ? found.secret : null
}
