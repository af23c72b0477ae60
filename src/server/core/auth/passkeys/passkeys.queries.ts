import { count, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { passkey } from '#db/schema/auth.ts'

/** How many passkeys a person has. */
export async function countPasskeys(db: Database, userId: string): Promise<number> {
  const [found] = await db.select({ count: count() }).from(passkey).where(eq(passkey.userId, userId))
  return found!.count
}
