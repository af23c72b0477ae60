import { desc, eq } from 'drizzle-orm'
import type { AccountEvent } from '#contract/access.ts'
import type { Database } from '#db/client.ts'
import { accountActivity } from '#db/schema/auth.ts'
import { ACCOUNT_ACTIVITY_SHOWN } from '#domain/accounts/account-activity.ts'

/** Lists the changes to the ways into an account, the newest first. */
export const listAccountActivity = async (db: Database, userId: string): Promise<AccountEvent[]> => {
  const rows = await db
    .select()
    .from(accountActivity)
    .where(eq(accountActivity.userId, userId))
    .orderBy(desc(accountActivity.at), desc(accountActivity.id))
    .limit(ACCOUNT_ACTIVITY_SHOWN)
  return rows.map(({ id, kind, subject, device, at }) => ({
    id,
    kind,
    subject,
    device,
    at: at.toISOString(),
  }))
}
