import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import type { PasswordOwner } from './guessable-passwords.ts'

/** By what words a person is known; `null` for one who is not there. */
export async function readPasswordOwner(db: Database, userId: string): Promise<PasswordOwner | null> {
  const [found] = await db
    .select({ name: user.name, email: user.email })
    .from(user)
    .where(eq(user.id, userId))
  return found ?? null
}
