import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { twoFactor } from '#db/schema/auth.ts'

/** The recovery codes of a person as they are stored; `null` for a person without a second step. */
export async function readStoredRecoveryCodes(db: Database, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ codes: twoFactor.backupCodes })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId))
  return found?.codes ?? null
}
