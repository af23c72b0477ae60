import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { passkey } from '#db/schema/auth.ts'

/** People see in their settings when a passkey was last used. */
export async function notePasskeyUsed(db: Database, credentialId: string, now: Date): Promise<void> {
  await db.update(passkey).set({ lastUsedAt: now }).where(eq(passkey.credentialID, credentialId))
}
