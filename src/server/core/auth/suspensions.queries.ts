import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { accountSuspensions } from '#db/schema/operator.ts'

/** Whether an operator has suspended an account: it gets no session, whichever way it is opened. */
export const isSuspended = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(accountSuspensions, eq(accountSuspensions.userId, userId))) > 0
