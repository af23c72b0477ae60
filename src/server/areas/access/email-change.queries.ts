import { and, eq, gt } from 'drizzle-orm'
import type { EmailChange } from '#contract/access.ts'
import type { Database } from '#db/client.ts'
import { emailChange } from '#db/schema/auth.ts'

/** The address of a person that waits for being confirmed; `null` when none does. */
export async function readEmailChange(db: Database, userId: string, now: Date): Promise<EmailChange | null> {
  const [row] = await db
    .select()
    .from(emailChange)
    .where(and(eq(emailChange.userId, userId), gt(emailChange.expiresAt, now)))
  return row ? toEmailChange(row) : null
}

/** A change of the address as the contract has it. */
export const toEmailChange = (row: typeof emailChange.$inferSelect): EmailChange => ({
  newEmail: row.newEmail,
  isOldConfirmed: row.oldConfirmedAt !== null,
  isNewConfirmed: row.newConfirmedAt !== null,
  expiresAt: row.expiresAt.toISOString(),
})
