import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { twoFactor } from '#db/schema/auth.ts'

/** Stores recovery codes in another form, unless one of them was used or all were renewed meanwhile. */
export async function replaceStoredRecoveryCodes(
  db: Database,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await db
    .update(twoFactor)
    .set({ backupCodes: after })
    .where(and(eq(twoFactor.userId, userId), eq(twoFactor.backupCodes, before)))
}
